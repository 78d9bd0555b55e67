import ChartCore

extension Option {
  static let motionOptions: [Option] = [
    Option(
      name: "--draw-in", group: .motion,
      help: "Let the line draw itself in on appearing and whenever its values change",
      read: { _, arguments in store(true, in: &arguments.drawsIn) }),
    Option(
      name: "--duration", argument: "SECONDS", group: .motion,
      help: "How long the line takes to draw itself in. Without it \(DrawIn.duration)",
      expected: "a number of seconds",
      read: { text, arguments in
        store(PlainNumber.value(of: text), in: &arguments.drawInDuration)
      }),
    Option(
      name: "--reduce-motion", group: .motion,
      help: "Let nothing move: the finished chart appears at once. Without it as the desktop says",
      read: { _, arguments in store(true, in: &arguments.reducesMotion) }),
    Option(
      name: "--watch", group: .motion,
      help: "Show the files again whenever they change. With --draw-in the line draws itself in "
        + "again when values changed, and not when rows were only appended",
      read: { _, arguments in store(true, in: &arguments.watches) }),
    Option(
      name: "--follow", group: .motion,
      help: "Show rows as they are appended to a file, a FIFO or standard input",
      read: { _, arguments in store(true, in: &arguments.follows) }),
    Option(
      name: "--keep", argument: "LIMIT", group: .motion,
      help: "With --follow, forget all but the newest rows: a number of them, or those of a length "
        + "of time like 90s, 15min, 6h or 14d",
      expected: "a number of rows like 10000, or a length of time like 90s, 15min, 6h or 14d",
      read: { text, arguments in store(KeepLimit(argument: text), in: &arguments.keep) }),
  ]
}
