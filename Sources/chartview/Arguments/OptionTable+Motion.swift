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
  ]
}
