/// The program's name and version.
enum Version {
  static let text = "chartview 0.1.0"
}
