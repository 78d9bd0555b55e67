import Testing

@testable import chartview

@Suite struct ByteQueueTests {
  private func put(_ bytes: [UInt8], in queue: ByteQueue) { bytes.withUnsafeBytes(queue.put) }

  @Test("what was put comes out in its order, once")
  func order() {
    let queue = ByteQueue()
    put([1, 2], in: queue)
    put([3], in: queue)
    #expect(queue.take().bytes == [1, 2, 3])
    #expect(queue.take().bytes == [])
  }

  @Test("a window that does not come keeps no writer waiting, up to many megabytes")
  func neverTaken() {
    let queue = ByteQueue()
    let block = [UInt8](repeating: 7, count: 1 << 18)
    for _ in 0..<200 { put(block, in: queue) }
    #expect(queue.take().bytes.count == 200 << 18)
  }

  @Test("a new beginning makes void what was not taken, and an end stays an end")
  func newBeginning() {
    let queue = ByteQueue()
    put([1], in: queue)
    queue.startAnew()
    put([2], in: queue)
    let delivery = queue.take()
    #expect(delivery.startsAnew && delivery.bytes == [2])
    queue.end(.damagedGzip)
    #expect(!queue.take().startsAnew)
    #expect(queue.take().isLast && queue.take().error == .damagedGzip)
  }
}
