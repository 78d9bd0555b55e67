/// When the pointer selects: while it is held, or whenever it is over the plot.
public enum ScrubMode: String, Hashable, Sendable, CaseIterable { case drag, hover }
