/// The columns of a table as a thread reads them, block after block.
struct FastColumns: ~Copyable {
  let all: UnsafeMutableBufferPointer<FastColumn>
  /// Whether all have a fast form, so that whole rows may be tried.
  let areFast: Bool

  init(_ plans: [ColumnPlan]) {
    all = .allocate(capacity: plans.count)
    _ = all.initialize(from: plans.map(FastColumn.init))
    areFast = !plans.isEmpty && all.allSatisfy { $0.kind != .none }
  }

  deinit { all.deallocate() }

  /// Prepares for the next block.
  func restart() {
    for index in all.indices { all[index].restart() }
  }
}
