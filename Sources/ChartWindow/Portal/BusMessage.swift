/// A message of the bus that is read, from its first argument to its last.
struct BusMessage {
  private static let deepest = 8

  private let bus: DBus
  private let raw: DBus.Message

  init(_ raw: DBus.Message, _ bus: DBus) {
    self.raw = raw
    self.bus = bus
  }

  /// The number of the call that this answers, also with an error; 0 when it is no answer.
  var answeredCall: UInt32 { bus.replySerial(raw) }
  /// Whether a call was carried out and this is what came of it.
  var isSuccess: Bool { bus.messageType(raw) == DBus.answer }

  /// Whether this is a signal of this name.
  func isSignal(_ interface: String, _ name: String) -> Bool {
    bus.isSignal(raw, interface, name) != 0
  }

  /// All arguments, with variants as what is in them.
  var arguments: [BusValue] {
    DBus.withCursor { cursor in
      bus.startReading(raw, cursor) != 0 ? values(at: cursor, depth: 0) : []
    }
  }

  private func values(at cursor: DBus.Cursor, depth: Int) -> [BusValue] {
    var values: [BusValue] = []
    while let value = value(at: cursor, depth: depth) {
      values.append(value)
      if bus.next(cursor) == 0 { break }
    }
    return values
  }

  private func value(at cursor: DBus.Cursor, depth: Int) -> BusValue? {
    switch UInt8(truncatingIfNeeded: bus.argumentType(cursor)) {
    case 0: nil
    case UInt8(ascii: "s"), UInt8(ascii: "o"):
      basic(at: cursor, as: UnsafePointer<CChar>?.none).map { .text(String(cString: $0)) }
    case UInt8(ascii: "u"): .number(basic(at: cursor, as: 0))
    case UInt8(ascii: "b"): .bool(basic(at: cursor, as: UInt32(0)) != 0)
    case UInt8(ascii: "v"): inner(at: cursor, depth)?.first ?? .other
    case UInt8(ascii: "a"), UInt8(ascii: "e"): .list(inner(at: cursor, depth) ?? [])
    default: .other
    }
  }

  private func inner(at cursor: DBus.Cursor, _ depth: Int) -> [BusValue]? {
    guard depth < Self.deepest else { return nil }
    return DBus.withCursor { inner in
      bus.recurse(cursor, inner)
      return values(at: inner, depth: depth + 1)
    }
  }

  private func basic<Value: BitwiseCopyable>(at cursor: DBus.Cursor, as start: Value) -> Value {
    var value = start
    bus.basic(cursor, &value)
    return value
  }
}

extension DBus {
  /// Appends a text, or a list of texts, to a message; nothing else is ever sent.
  func append(_ value: BusValue, at cursor: Cursor) {
    switch value {
    case .text(let text):
      text.withCString { start in
        withUnsafePointer(to: start) { _ = append(cursor, Int32(UInt8(ascii: "s")), $0) }
      }
    case .list(let values):
      DBus.withCursor { inner in
        _ = openContainer(cursor, Int32(UInt8(ascii: "a")), "s", inner)
        for value in values { append(value, at: inner) }
        _ = closeContainer(cursor, inner)
      }
    case .number, .bool, .other: preconditionFailure("only texts are sent")
    }
  }
}
