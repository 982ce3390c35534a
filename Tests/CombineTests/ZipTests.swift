import Combine
import CombineTesting
import XCTest

final class ZipTests: XCTestCase {
    func testPairsInOrderAndPassesDemandToAll() {
        let (first, second) = (TestPublisher<Int, TestError>(), TestPublisher<String, TestError>())
        let subscriber = TestSubscriber<String, TestError>(initialDemand: .max(2), demandPerValue: .max(1))
        first.zip(second) { "\($0)\($1)" }.subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["Zip"])
        XCTAssertEqual(first.subscriberDescriptions, ["Zip"])
        XCTAssertEqual([first.requests, second.requests], [[.max(2)], [.max(2)]])
        XCTAssertEqual(first.send(1), .none)
        XCTAssertEqual(first.send(2), .none)
        XCTAssertEqual(second.send("a"), .max(1))
        XCTAssertEqual([first.requests, second.requests], [[.max(2), .max(1)], [.max(2)]])
        second.send("b")
        XCTAssertEqual(subscriber.values, ["1a", "2b"])
    }

    func testFinishesWhenAnUpstreamHasNothingLeft() {
        let (first, second) = (TestPublisher<Int, TestError>(), TestPublisher<Int, TestError>())
        let subscriber = TestSubscriber<Int, TestError>()
        first.zip(second, +).subscribe(subscriber)
        first.send(1)
        first.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [])
        second.send(2)
        XCTAssertEqual(subscriber.values, [3])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(second.cancelCount, 1)
        XCTAssertEqual(second.send(3), .none)
    }

    func testFailsAtOnce() {
        let (first, second) = (TestPublisher<Int, TestError>(), TestPublisher<Int, TestError>())
        let subscriber = TestSubscriber<Int, TestError>()
        first.zip(second, +).subscribe(subscriber)
        second.send(2)
        second.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(first.cancelCount, 1)
    }

    func testThreeAndFour() {
        let three = TestSubscriber<[Int], Never>()
        [1, 2].publisher.zip([3, 4, 5].publisher, [6, 7].publisher) { [$0, $1, $2] }.subscribe(three)
        XCTAssertEqual(three.values, [[1, 3, 6], [2, 4, 7]])
        XCTAssertEqual(three.completions, [.finished])
        let four = TestSubscriber<[Int], Never>()
        Just(1).zip(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }.subscribe(four)
        XCTAssertEqual(four.values, [[1, 2, 3, 4]])
        XCTAssertEqual(four.completions, [.finished])
    }

    func testAnUpstreamThatFinishesEmptyAtOnce() {
        let other = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>()
        Empty<Int, Never>().zip(other, +).subscribe(subscriber)
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(subscriber.subscriptions.count, 1)
        XCTAssertEqual(other.cancelCount, 1)
    }

    func testCancelling() {
        let (first, second) = (TestPublisher<Int, Never>(), TestPublisher<Int, Never>())
        let subscriber = TestSubscriber<Int, Never>()
        first.zip(second, +).subscribe(subscriber)
        first.send(1)
        subscriber.cancel()
        XCTAssertEqual([first.cancelCount, second.cancelCount], [1, 1])
        second.send(1)
        second.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(subscriber.completions, [])
    }
}
