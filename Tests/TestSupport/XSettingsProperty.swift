/// Settings as a settings manager writes them into its property.
public struct XSettingsProperty: Sendable {
  public enum Value: Sendable {
    case number(Int32)
    case text(String)
    case color
  }

  private let values: [(name: String, value: Value)]

  public init(_ values: [(String, Value)]) {
    self.values = values.map { (name: $0.0, value: $0.1) }
  }

  /// Returns the bytes of the property in one of the byte orders.
  public func bytes(isBigEndian: Bool = false) -> [UInt8] {
    func number(_ value: UInt32, _ count: Int = 4) -> [UInt8] {
      let parts = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
      return isBigEndian ? parts.reversed() : parts
    }
    func padded(_ text: String) -> [UInt8] {
      let bytes = Array(text.utf8)
      return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    let header: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0]
    return values.reduce(header + number(7) + number(UInt32(values.count))) { bytes, setting in
      let name = number(UInt32(setting.name.utf8.count), 2) + padded(setting.name) + number(7)
      switch setting.value {
      case .number(let value): return bytes + [0, 0] + name + number(UInt32(bitPattern: value))
      case .text(let text):
        return bytes + [1, 0] + name + number(UInt32(text.utf8.count)) + padded(text)
      case .color: return bytes + [2, 0] + name + [1, 2, 3, 4, 5, 6, 7, 8]
      }
    }
  }
}
