/// The names of the locales that an environment asks for, as ICU writes them.
///
/// A category's own variable yields to `LC_ALL` and goes before `LANG`; an empty one does not
/// count, and neither the C nor the POSIX locale has a name.
struct LocaleNames {
  let numbers: String?
  let money: String?
  let dates: String?
  let messages: String?

  /// Reads the names out of a program's environment.
  init(environment: [String: String]) {
    func name(_ category: String) -> String? {
      let values = ["LC_ALL", category, "LANG"].compactMap { environment[$0] }
      return values.first { !$0.isEmpty }.flatMap(Self.name)
    }
    numbers = name("LC_NUMERIC")
    money = name("LC_MONETARY")
    dates = name("LC_TIME")
    messages = name("LC_MESSAGES")
  }

  /// Returns `sr_Latn_RS` for `sr_RS.UTF-8@latin`.
  private static func name(_ value: String) -> String? {
    let parts = value.split(separator: "@", maxSplits: 1)
    guard let base = parts.first?.split(separator: ".").first, base != "C", base != "POSIX"
    else { return nil }
    var names = base.split(separator: "_").map(String.init)
    if parts.count > 1, let script = script(String(parts[1])), !names.isEmpty {
      names.insert(script, at: 1)
    }
    return names.isEmpty ? nil : names.joined(separator: "_")
  }

  private static func script(_ modifier: String) -> String? {
    switch modifier.lowercased() {
    case "latin": "Latn"
    case "cyrillic": "Cyrl"
    case "devanagari": "Deva"
    default: nil
    }
  }
}
