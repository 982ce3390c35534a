import Combine
import CombineTesting
import XCTest

final class BufferTests: XCTestCase {
    private func sendSixToThree(
        whenFull: Publishers.BufferingStrategy<TestError>,
        prefetch: Publishers.PrefetchStrategy = .byRequest
    ) -> (TestPublisher<Int, TestError>, TestSubscriber<Int, TestError>) {
        let upstream = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        upstream.buffer(size: 3, prefetch: prefetch, whenFull: whenFull).subscribe(subscriber)
        for value in 1...6 { upstream.send(value) }
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(subscriber.subscriptions, ["Buffer"])
        return (upstream, subscriber)
    }

    func testDropNewest() {
        let (upstream, subscriber) = sendSixToThree(whenFull: .dropNewest)
        XCTAssertEqual(upstream.requests, [.unlimited])
        subscriber.request(.max(2))
        XCTAssertEqual(subscriber.values, [1, 2])
        upstream.send(7)
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [])
        subscriber.request(.max(2))
        XCTAssertEqual(subscriber.values, [1, 2, 3, 7])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testDropOldest() {
        let (_, subscriber) = sendSixToThree(whenFull: .dropOldest)
        subscriber.request(.unlimited)
        XCTAssertEqual(subscriber.values, [4, 5, 6])
    }

    func testCustomErrorComesAfterWhatIsKept() {
        let (upstream, subscriber) = sendSixToThree(whenFull: .customError { .first })
        XCTAssertEqual(upstream.cancelCount, 1)
        XCTAssertEqual(subscriber.completions, [])
        subscriber.request(.unlimited)
        XCTAssertEqual(subscriber.values, [1, 2, 3])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testKeepFullReplacesWhatLeaves() {
        let (upstream, subscriber) = sendSixToThree(whenFull: .dropNewest, prefetch: .keepFull)
        XCTAssertEqual(upstream.requests, [.max(3)])
        subscriber.request(.max(2))
        XCTAssertEqual(upstream.requests, [.max(3), .max(2)])
        subscriber.request(.max(2))
        XCTAssertEqual(upstream.requests, [.max(3), .max(2), .max(1)])
        XCTAssertEqual(upstream.send(8), .max(1))
        XCTAssertEqual(subscriber.values, [1, 2, 3, 8])
    }

    func testCancellingReleasesWhatIsKept() {
        let upstream = PassthroughSubject<NSObject, Never>()
        let subscriber = TestSubscriber<NSObject, Never>(initialDemand: .none)
        upstream.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
        weak var kept: NSObject?
        do {
            let value = NSObject()
            kept = value
            upstream.send(value)
        }
        XCTAssertNotNil(kept)
        subscriber.cancel()
        XCTAssertNil(kept)
    }

    func testRequestingFromWithinAValueKeepsTheOrder() {
        let upstream = PassthroughSubject<Int, Never>()
        var subscriber: TestSubscriber<Int, Never>?
        subscriber = TestSubscriber(initialDemand: .none) { _ in subscriber?.request(.max(1)) }
        subscriber.map { upstream.buffer(size: 10, prefetch: .byRequest, whenFull: .dropNewest).subscribe($0) }
        for value in 1...5 { upstream.send(value) }
        subscriber?.request(.max(1))
        XCTAssertEqual(subscriber?.values, [1, 2, 3, 4, 5])
        subscriber = nil
    }

    func testTheSubscriptionComesBeforeACompletion() {
        for prefetch in [Publishers.PrefetchStrategy.keepFull, .byRequest] {
            let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
            (1...3).publisher.filter { _ in false }.buffer(size: 5, prefetch: prefetch, whenFull: .dropNewest)
                .subscribe(subscriber)
            guard case .subscription? = subscriber.events.first else { return XCTFail("should be subscribed first") }
            XCTAssertEqual(subscriber.completions, [.finished])
        }
    }
}
