/// How much of the picture a change makes stale; each level includes those before it.
public enum Invalidation: Int, Comparable, Sendable {
  case none, overlay, plot, layout

  public static func < (a: Invalidation, b: Invalidation) -> Bool { a.rawValue < b.rawValue }
}
