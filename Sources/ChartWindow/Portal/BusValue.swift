/// A value that came over the bus, as far as settings are made of such.
nonisolated indirect enum BusValue: Hashable {
  case text(String)
  case number(UInt32)
  case bool(Bool)
  /// An array, or the entries of a dictionary, each a list of a key and its value.
  case list([BusValue])
  /// What no setting that is heeded is.
  case other

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [BusValue] { if case .list(let values) = self { values } else { [] } }
}
