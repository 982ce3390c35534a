import Combine
import CombineTesting
import XCTest

final class MakeConnectableTests: XCTestCase {
    func testSendsWhileConnected() {
        let upstream = PassthroughSubject<Int, Never>()
        let publisher = upstream.makeConnectable()
        let subscriber = TestSubscriber<Int, Never>()
        publisher.subscribe(subscriber)
        upstream.send(1)
        let connection = publisher.connect()
        upstream.send(2)
        connection.cancel()
        upstream.send(3)
        XCTAssertEqual(subscriber.values, [2])
    }

    func testASubscriberReceivesOnlyTheRequestedValues() {
        let upstream = TestPublisher<Int, Never>()
        let publisher = upstream.makeConnectable()
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
        publisher.subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["Multicast"])
        let connection = publisher.connect()
        XCTAssertEqual(upstream.requests, [.unlimited])
        upstream.send(1)
        upstream.send(2)
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [.finished])
        connection.cancel()
    }

    func testCancellingASubscriberDoesNotDisconnect() {
        let upstream = TestPublisher<Int, Never>()
        let publisher = upstream.makeConnectable()
        let subscriber = TestSubscriber<Int, Never>()
        publisher.subscribe(subscriber)
        let connection = publisher.connect()
        subscriber.cancel()
        XCTAssertEqual(upstream.cancelCount, 0)
        connection.cancel()
        XCTAssertEqual(upstream.cancelCount, 1)
    }
}
