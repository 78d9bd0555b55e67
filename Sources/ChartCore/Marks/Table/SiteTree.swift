/// Where marks are declared: a tree of the places in builders and the loops around them.
///
/// Content is walked in the same order for every element of a loop, so a place is a path through
/// the static structure of the content, whatever is repeated.
struct SiteTree: Sendable {
  struct Node: Sendable {
    let parent: Int32
    var children: [Int32] = []
    /// What tells apart content whose type is erased.
    var types: [ObjectIdentifier] = []
  }

  /// One element of a loop, inside of elements of outer loops.
  struct Element: Sendable {
    let parent: Int32
    let loop: Int32
    let index: Int32
  }

  private(set) var nodes = [Node(parent: -1)]
  private(set) var elements: [Element] = []

  /// Returns the child at an index of a node.
  mutating func child(_ index: Int, of node: Int32) -> Int32 {
    let known = nodes[Int(node)].children.count
    if index < known { return nodes[Int(node)].children[index] }
    for _ in known...index {
      nodes[Int(node)].children.append(Int32(nodes.count))
      nodes.append(Node(parent: node))
    }
    return nodes[Int(node)].children[index]
  }

  /// Returns the child of a node for content of a type that is known only now.
  mutating func child(for type: ObjectIdentifier, of node: Int32) -> Int32 {
    let index = nodes[Int(node)].types.firstIndex(of: type) ?? nodes[Int(node)].types.count
    if index == nodes[Int(node)].types.count { nodes[Int(node)].types.append(type) }
    return child(index, of: node)
  }

  mutating func reserveElements(_ count: Int) {
    // Not for loops in loops: exact room for each would be copied again and again.
    if elements.isEmpty { elements.reserveCapacity(count) }
  }

  /// Adds an element of a loop and returns its index.
  mutating func addElement(_ index: Int, of loop: Int32, in parent: Int32) -> Int32 {
    elements.append(Element(parent: parent, loop: loop, index: Int32(truncatingIfNeeded: index)))
    return Int32(truncatingIfNeeded: elements.count - 1)
  }

  /// The place of every node in the order of declaration.
  var order: [Int32] {
    var order = [Int32](repeating: 0, count: nodes.count)
    var next: Int32 = 0
    func visit(_ node: Int32) {
      order[Int(node)] = next
      next += 1
      for child in nodes[Int(node)].children { visit(child) }
    }
    visit(0)
    return order
  }

  /// Returns the loops around a row with the row's element in each, the outermost first.
  func steps(ofPath path: Int32) -> [Element] {
    var steps: [Element] = []
    var path = path
    while path >= 0 {
      steps.append(elements[Int(path)])
      path = elements[Int(path)].parent
    }
    return steps.reversed()
  }
}
