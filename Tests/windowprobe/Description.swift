import ChartCore
import Glibc

/// An input event in words, one line each.
struct Description {
  let text: String

  init(_ event: InputEvent) {
    text =
      switch event {
      case .press(let button, let point, let modifiers, let count):
        "press \(button) \(point.x),\(point.y)\(Self.words(modifiers)) count \(count)"
      case .release(let button, let point): "release \(button) \(point.x),\(point.y)"
      case .motion(let point, let held): "motion \(point.x),\(point.y) held \(held.count)"
      case .leave: "leave"
      case .scroll(let x, let y, let point, let modifiers):
        "scroll \(x),\(y) at \(point.x),\(point.y)\(Self.words(modifiers))"
      case .key(.character(let character), let modifiers):
        "key \(character)\(Self.words(modifiers))"
      case .key(let key, let modifiers): "key \(key)\(Self.words(modifiers))"
      case .lost: "lost"
      }
  }

  private static func words(_ modifiers: Modifiers) -> String {
    (modifiers.contains(.shift) ? " shift" : "") + (modifiers.contains(.control) ? " control" : "")
      + (modifiers.contains(.alt) ? " alt" : "")
  }
}

/// Prints a line at once, even into a pipe.
func say(_ line: String) {
  print(line)
  fflush(nil)
}
