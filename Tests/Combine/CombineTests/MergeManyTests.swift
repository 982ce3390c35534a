import Combine
import CombineTesting
import XCTest

final class MergeManyTests: XCTestCase {
    func testMergesAnyNumberOfPublishers() {
        XCTAssertEqual(collected(Publishers.MergeMany((1...20).map { Just($0) })), Array(1...20))
        XCTAssertEqual(collected(Publishers.MergeMany(Just(1), Just(2)).merge(with: Just(3))), [1, 2, 3])
        XCTAssertEqual(Just(1).merge(with: Just(2)).publishers, [Just(1), Just(2)])
    }

    func testMergingNoPublishersFinishesImmediately() {
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
        Publishers.MergeMany([Just<Int>]()).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["Empty"])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testDemandFailureAndCancellation() {
        let upstreams = (0..<3).map { _ in TestPublisher<Int, TestError>() }
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1))
        Publishers.MergeMany(upstreams).subscribe(subscriber)
        XCTAssertEqual(upstreams.map(\.requests), [[.max(1)], [.max(1)], [.max(1)]])
        upstreams[2].send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(upstreams.map(\.cancelCount), [1, 1, 1])
        let cancelled = TestSubscriber<Int, TestError>()
        Publishers.MergeMany(upstreams).subscribe(cancelled)
        cancelled.cancel()
        XCTAssertEqual(upstreams.map(\.cancelCount), [2, 2, 2])
    }
}
