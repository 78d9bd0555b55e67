import CZlib
import Testing

/// A PNG file taken apart, without any of the writer's code.
public struct PNGFile {
  public private(set) var names: [String] = []
  public private(set) var chunks: [String: [UInt8]] = [:]
  public private(set) var hasRightChecksums = true

  /// Takes the bytes of a file apart.
  public init(_ bytes: [UInt8]) throws {
    try #require(bytes.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]))
    var rest = bytes.dropFirst(8)
    while rest.count >= 12 {
      let length = Int(Self.number(rest.prefix(4)))
      let body = Array(rest.dropFirst(4).prefix(4 + length))
      let name = String(decoding: body.prefix(4), as: UTF8.self)
      names.append(name)
      chunks[name, default: []] += body.dropFirst(4)
      let checksum = Self.number(rest.dropFirst(8 + length).prefix(4))
      if crc32(0, body, UInt32(body.count)) != UInt(checksum) { hasRightChecksums = false }
      rest = rest.dropFirst(12 + length)
    }
  }

  /// Width and height.
  public var size: [Int] {
    let header = chunks["IHDR"] ?? []
    return [header.prefix(4), header.dropFirst(4).prefix(4)].map { Int(Self.number($0)) }
  }

  /// Returns the pixels of a picture of this size, row by row, as `0xRRGGBB`.
  public func pixels(width: Int, height: Int) throws -> [UInt32] {
    let packed = try #require(chunks["IDAT"])
    var raw = [UInt8](repeating: 0, count: height * (1 + 3 * width))
    var count = UInt(raw.count)
    try #require(uncompress(&raw, &count, packed, UInt(packed.count)) == Z_OK)
    try #require(Int(count) == raw.count)
    return (0..<height).flatMap { y in
      let start = 1 + y * (1 + 3 * width)
      return stride(from: start, to: start + 3 * width, by: 3).map {
        UInt32(raw[$0]) << 16 | UInt32(raw[$0 + 1]) << 8 | UInt32(raw[$0 + 2])
      }
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
