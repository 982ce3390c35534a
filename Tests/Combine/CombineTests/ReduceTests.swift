import Combine
import CombineTesting
import XCTest

final class ReduceTests: XCTestCase {
    func testReducesAllValues() {
        checkReduces([1, 2], to: 13, name: "Reduce") { $0.reduce(10, +) }
        checkReduces([], to: 10, name: "Reduce") { $0.reduce(10, +) }
        checkIsSubscription(name: "Reduce", demandBefore: [.unlimited]) { $0.reduce(0, +) }
        XCTAssertEqual(
            mirrorChildren { $0.reduce(7, +) },
            [
                "downstream: TestSubscriber", "result: Optional(7)", "initial: Optional(7)",
                "status: awaitingSubscription",
            ]
        )
        checkReleases { source, token in source.reduce(0) { token.same($0) + $1 } }
    }

    func testIgnoresEventsBeforeTheSubscription() {
        checkBeforeSubscription(yields: [], answering: .none, completes: false) { $0.reduce(0, +) }
    }

    func testTryReduceReducesAllValues() {
        checkReduces([1, 2], to: 13, name: "TryReduce") { $0.tryReduce(10, +) }
        checkThrownError { $0.tryReduce(0) { _, _ in throw TestError.second } }
        checkReleases { source, token in source.tryReduce(0) { token.same($0) + $1 } }
    }

    func testEachSubscriberHasItsOwnResult() {
        let sum = [1, 2].publisher.eraseToAnyPublisher().reduce(0, +)
        XCTAssertEqual(collected(sum), [3])
        XCTAssertEqual(collected(sum), [3])
    }

    func testCancellingDuringTheResultDoesNotFinish() {
        let upstream = IntUpstream()
        var subscriber: TestSubscriber<Int, TestError>?
        subscriber = TestSubscriber { _ in subscriber?.cancel() }
        subscriber.map { upstream.reduce(0, +).subscribe($0) }
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber?.values, [0])
        XCTAssertEqual(upstream.cancelCount, 0)
        subscriber = nil
    }

    func testACancellationBeforeTheSubscriptionIsIgnored() {
        checkCancelledEarly(requests: [.unlimited]) { $0.reduce(0, +) }
        checkCancelledEarly(requests: [.unlimited]) { $0.tryReduce(0) { $0 + $1 } }
    }
}
