/// What happened to a file between two looks at it.
enum FileChange: Hashable {
  /// It holds what it held before.
  case none
  /// More follows on what it held before.
  case appended
  /// It is the same file with another content.
  case rewritten
  /// It is the same file and lost its end.
  case truncated
  /// Another file has its name, as editors save; `keepsValues` when it begins as the old one.
  case replaced(keepsValues: Bool)
  case removed

  /// Compares two looks; the second one was taken with the length of the first as its beginning.
  init(from old: FileSnapshot, to new: FileSnapshot?) {
    guard let new else {
      self = .removed
      return
    }
    let keepsValues = new.beginning == old.digest
    if keepsValues && new.size == old.size {
      self = .none
    } else if new.identity != old.identity {
      self = .replaced(keepsValues: keepsValues)
    } else if keepsValues {
      self = .appended
    } else {
      self = new.size < old.size ? .truncated : .rewritten
    }
  }

  /// Whether values are others now, or gone, and not only more.
  var changesValues: Bool {
    switch self {
    case .none, .appended, .replaced(keepsValues: true), .removed: false
    case .rewritten, .truncated, .replaced(keepsValues: false): true
    }
  }
}
