import Combine
import CombineTesting
import XCTest

final class AutoconnectTests: XCTestCase {
    func testACancellationWhileConnectingCancelsTheConnection() {
        let upstream = PassthroughSubject<Int, Never>()
        var cancels = 0
        var subscriber: TestSubscriber<Int, Never>?
        subscriber = TestSubscriber { _ in subscriber?.cancel() }
        let early = TestSubscriber<Int, Never>()
        let publisher = TestConnectable(upstream: upstream, onCancel: { cancels += 1 }).autoconnect()
        subscriber.map { publisher.subscribe($0) }
        XCTAssertEqual(subscriber?.values, [0])
        XCTAssertEqual(cancels, 1)
        publisher.subscribe(early)
        XCTAssertEqual(early.values, [0])
        early.cancel()
        XCTAssertEqual(cancels, 2)
        subscriber = nil
    }

    func testTheSubscriptionIsDescribedLikeTheUpstreams() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(2))
        TestConnectable(upstream: subject, onCancel: {}).autoconnect().subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["PassthroughSubject"])
        let mirror = subscriber.subscription.map { Mirror(reflecting: $0) }
        XCTAssertEqual(mirror?.descendant("demand") as? Subscribers.Demand, .max(1))
    }

    func testCancellingLeavesTheConnectionBeforeTheSubscriptionIsCancelled() {
        var cancelled: [String] = []
        let upstream = PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { cancelled.append("upstream") })
        let multicast = upstream.multicast { PassthroughSubject<Int, Never>() }
        let subscriber = TestSubscriber<Int, Never>()
        multicast.autoconnect().subscribe(subscriber)
        subscriber.cancel()
        XCTAssertEqual(cancelled, ["upstream"])
    }

    /// In Apple's framework, the subscriber causes a second connection, and the first connection is never cancelled.
    func testASubscriberThatArrivesWhileConnectingSharesTheConnection() {
        var connections = 0
        let subject = PassthroughSubject<Int, Never>()
        let late = TestSubscriber<Int, Never>()
        var publisher: Publishers.Autoconnect<TestConnectable>?
        publisher = TestConnectable(upstream: subject, onConnect: { connections += 1 }, onCancel: { connections -= 1 })
            .autoconnect()
        let first = TestSubscriber<Int, Never> { _ in if connections == 1 { publisher?.subscribe(late) } }
        publisher?.subscribe(first)
        XCTAssertEqual(connections, 1)
        first.cancel()
        XCTAssertEqual(connections, 1)
        late.cancel()
        XCTAssertEqual(connections, 0)
        publisher = nil
    }

    func testTheMirrorOfTheInnerSubscriber() {
        let upstream = CapturingConnectable {
            XCTAssertEqual($0.description, "Autoconnect")
            XCTAssertEqual($0.customMirror.children.map(\.label), ["parent", "downstream"])
        }
        upstream.autoconnect().subscribe(TestSubscriber())
    }

    func testReleasesRetainedObjectsAtTheEnd() {
        assertReleases {
            $0.upstream.map(holding($1)).multicast(subject: CurrentValueSubject(0)).autoconnect()
        }
    }
}

/// A publisher that sends zero when it's connected.
private struct TestConnectable: ConnectablePublisher {
    typealias Output = Int
    typealias Failure = Never

    let upstream: PassthroughSubject<Int, Never>
    var onConnect: () -> Void = {}
    let onCancel: () -> Void

    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Never {
        upstream.subscribe(subscriber)
    }

    func connect() -> any Cancellable {
        onConnect()
        upstream.send(0)
        return AnyCancellable(onCancel)
    }
}

/// A connectable publisher that passes its subscriber to a test.
private struct CapturingConnectable: ConnectablePublisher {
    typealias Output = Int
    typealias Failure = Never

    let capture: (AnySubscriber<Int, Never>) -> Void

    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Never {
        capture(AnySubscriber(subscriber))
    }

    func connect() -> any Cancellable {
        AnyCancellable {}
    }
}
