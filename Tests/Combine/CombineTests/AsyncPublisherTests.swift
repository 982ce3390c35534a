import CombineTesting
import XCTest

@testable import Combine

final class AsyncPublisherTests: XCTestCase {
    func testRequestsOneValueAtATime() async {
        let publisher = TestPublisher<Int, Never>()
        var iterator = publisher.values.makeAsyncIterator()
        XCTAssertEqual(publisher.requests, [])
        publisher.send(1)
        publisher.send(2)
        let first = await iterator.next()
        let second = await iterator.next()
        XCTAssertEqual([first, second], [1, 2])
        publisher.send(completion: .finished)
        let end = await iterator.next()
        XCTAssertNil(end)
    }

    func testSequenceOfValues() async {
        var values: [Int] = []
        for await value in (1...100).publisher.values { values.append(value) }
        XCTAssertEqual(values, Array(1...100))
    }

    func testThrowsTheFailureAfterTheValues() async {
        let publisher = Fail<Int, TestError>(error: .first).prepend(1, 2)
        var values: [Int] = []
        do {
            for try await value in publisher.values { values.append(value) }
            XCTFail("did not throw")
        } catch {
            XCTAssertEqual(error as? TestError, .first)
        }
        XCTAssertEqual(values, [1, 2])
    }

    func testUnboundedBufferingLosesNoValuesOfABurst() async {
        let subject = PassthroughSubject<Int, Never>()
        var iterator = AsyncPublisher(subject, buffering: .unbounded).makeAsyncIterator()
        for value in 0..<1000 { subject.send(value) }
        subject.send(completion: .finished)
        var count = 0
        while let value = await iterator.next() {
            XCTAssertEqual(value, count)
            count += 1
        }
        XCTAssertEqual(count, 1000)
    }

    func testValuesBeyondTheDemandWaitForTheNextCalls() async {
        let upstream = TestPublisher<Int, Never>()
        var iterator = upstream.values.makeAsyncIterator()
        for value in 1...3 { upstream.send(value) }
        upstream.send(completion: .finished)
        var values: [Int] = []
        while let value = await iterator.next() { values.append(value) }
        XCTAssertEqual(values, [1, 2, 3])
    }

    func testReleasingTheIteratorCancels() {
        let publisher = TestPublisher<Int, Never>()
        do {
            _ = publisher.values.makeAsyncIterator()
        }
        XCTAssertEqual(publisher.cancelCount, 1)
    }

    func testCancellingTheTaskCancels() async {
        let publisher = TestPublisher<Int, Never>()
        let task = Task { () -> Int in
            var count = 0
            for await _ in publisher.values { count += 1 }
            return count
        }
        let deadline = ContinuousClock.now + .seconds(10)
        while publisher.requests.isEmpty, ContinuousClock.now < deadline { await Task.yield() }
        task.cancel()
        let count = await task.value
        XCTAssertEqual(count, 0)
        XCTAssertEqual(publisher.cancelCount, 1)
    }

    func testOnlyTheFirstCallThrowsTheFailure() async throws {
        let publisher = TestPublisher<Int, TestError>()
        var iterator = publisher.values.makeAsyncIterator()
        publisher.send(completion: .failure(.first))
        do {
            _ = try await iterator.next()
            XCTFail("did not throw")
        } catch {
            XCTAssertEqual(error as? TestError, .first)
        }
        let end = try await iterator.next()
        XCTAssertNil(end)
    }

    func testAnotherSubscriptionIsCancelled() {
        let subscriber = AsyncSubscriber<Int, Never>(buffering: .onDemand)
        let subscriptions = (0..<3).map { _ in TestSubscription() }
        subscriber.receive(subscription: subscriptions[0])
        subscriber.receive(subscription: subscriptions[1])
        subscriber.cancel()
        subscriber.receive(subscription: subscriptions[2])
        XCTAssertEqual(subscriptions.map(\.cancelCount), [1, 1, 1])
        XCTAssertEqual(subscriber.description, "AsyncSubscriber")
    }
}
