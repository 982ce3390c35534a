import Combine
import CombineTesting
import XCTest

final class ReplacingOperatorTests: XCTestCase {
    func testKeyPaths() {
        let publisher = TestPublisher<Point, TestError>()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(2), demandPerValue: .max(1))
        publisher.map(\.x).subscribe(subscriber)
        XCTAssertEqual(publisher.subscriberDescriptions, ["ValueForKey"])
        XCTAssertEqual(subscriber.subscriptions, ["TestSubscription"])
        XCTAssertEqual(publisher.send(Point(x: 1, y: 2, z: 3)), .max(1))
        XCTAssertEqual(subscriber.values, [1])
        let points = [Point(x: 1, y: 2, z: 3)].publisher.eraseToAnyPublisher()
        XCTAssertEqual(collected(points.map(\.x, \.y)).map { [$0.0, $0.1] }, [[1, 2]])
        XCTAssertEqual(collected(points.map(\.x, \.y, \.z)).map { [$0.0, $0.1, $0.2] }, [[1, 2, 3]])
    }

    func testMapError() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, OtherError>(initialDemand: .max(2))
        publisher.mapError(OtherError.init).subscribe(subscriber)
        XCTAssertEqual(publisher.subscriberDescriptions, ["MapError"])
        publisher.send(1)
        publisher.send(completion: .failure(.second))
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [.failure(OtherError(cause: .second))])
        XCTAssertEqual(subscriber.subscriptions, ["TestSubscription"])
    }

    func testSetFailureTypeAndAssertNoFailure() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>()
        publisher.setFailureType(to: TestError.self).setFailureType(to: OtherError.self).assertNoFailure()
            .subscribe(subscriber)
        XCTAssertEqual(publisher.subscriberDescriptions, ["SetFailureType"])
        publisher.send(1)
        publisher.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testReplaceNil() {
        let publisher = TestPublisher<Int?, Never>()
        let subscriber = TestSubscriber<Int, Never>()
        publisher.replaceNil(with: 0).subscribe(subscriber)
        publisher.send(1)
        publisher.send(nil)
        XCTAssertEqual(subscriber.values, [1, 0])
    }

    func testReplaceErrorWaitsForDemand() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
        publisher.replaceError(with: 9).subscribe(subscriber)
        XCTAssertEqual(publisher.subscriberDescriptions, ["ReplaceError"])
        publisher.send(1)
        publisher.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [])
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, [1, 9])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(publisher.requests, [.max(1)])
    }

    func testReplaceErrorServesOutstandingDemand() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1), demandPerValue: .max(1))
        publisher.replaceError(with: 9).subscribe(subscriber)
        XCTAssertEqual(publisher.send(1), .max(1))
        publisher.send(completion: .failure(.first))
        publisher.send(completion: .failure(.second))
        XCTAssertEqual(subscriber.values, [1, 9])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testReplaceErrorFinishesAndCancels() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, Never>()
        publisher.replaceError(with: 9).subscribe(subscriber)
        publisher.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(subscriber.completions, [.finished])

        let cancelled = TestPublisher<Int, TestError>()
        let waiting = TestSubscriber<Int, Never>(initialDemand: .none)
        cancelled.replaceError(with: 9).subscribe(waiting)
        let subscription = waiting.subscription
        cancelled.send(completion: .failure(.first))
        waiting.cancel()
        subscription?.request(.max(1))
        XCTAssertEqual(waiting.values, [])
        XCTAssertEqual(waiting.completions, [])
    }

    func testReplaceEmpty() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        publisher.replaceEmpty(with: 9).subscribe(subscriber)
        XCTAssertEqual(publisher.subscriberDescriptions, ["ReplaceEmpty"])
        publisher.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [])
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, [9])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(publisher.requests, [.unlimited])

        let full = TestPublisher<Int, TestError>()
        let eager = TestSubscriber<Int, TestError>(demandPerValue: .max(2))
        full.replaceEmpty(with: 9).subscribe(eager)
        XCTAssertEqual(full.send(1), .max(2))
        full.send(completion: .finished)
        XCTAssertEqual(eager.values, [1])
        XCTAssertEqual(eager.completions, [.finished])

        let failing = TestSubscriber<Int, TestError>(initialDemand: .none)
        Fail(outputType: Int.self, failure: TestError.first).replaceEmpty(with: 9).subscribe(failing)
        XCTAssertEqual(failing.completions, [.failure(.first)])
        XCTAssertEqual(collected(Empty<Int, Never>().replaceEmpty(with: 3)), [3])
    }
}

private struct Point {
    var x: Int
    var y: Int
    var z: Int
}

private struct OtherError: Error, Equatable {
    var cause: TestError
}
