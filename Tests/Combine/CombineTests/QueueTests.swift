import TestSupport
import XCTest

@testable import Combine

final class QueueTests: XCTestCase {
    func testElementsAreRemovedInOrder() {
        var queue = Queue<Int>()
        XCTAssertNil(queue.popFirst())
        for value in 0..<5 { queue.append(value) }
        XCTAssertEqual(queue.count, 5)
        XCTAssertEqual((0..<3).map { _ in queue.popFirst() }, [0, 1, 2])
        queue.append(5)
        XCTAssertEqual((0..<4).map { _ in queue.popFirst() }, [3, 4, 5, nil])
        XCTAssertTrue(queue.isEmpty)
    }

    func testBehavesLikeAnArray() {
        var random = SeededGenerator(seed: 7)
        var (queue, array) = (Queue<Int>(), [Int]())
        for value in 0..<20_000 {
            // The queue repeatedly grows and shrinks across the limit at which removed elements are discarded.
            if Int.random(in: 0..<300, using: &random) < (value / 500 % 2 == 0 ? 200 : 100) {
                queue.append(value)
                array.append(value)
            } else {
                XCTAssertEqual(queue.popFirst(), array.isEmpty ? nil : array.removeFirst())
            }
            XCTAssertEqual(queue.count, array.count)
        }
    }

    func testARemovedElementIsReleased() {
        var queue = Queue<NSObject>()
        weak var released: NSObject?
        do {
            let object = NSObject()
            released = object
            queue.append(object)
            queue.append(NSObject())
        }
        XCTAssertNotNil(queue.popFirst())
        XCTAssertNil(released)
        XCTAssertEqual(queue.count, 1)
    }

    func testRemovedElementsDoNotAccumulate() {
        var queue = Queue<Int>()
        for value in 0..<100_000 {
            queue.append(value)
            if value > 0 { _ = queue.popFirst() }
        }
        XCTAssertLessThan(queue.elements.count, 200)
    }
}
