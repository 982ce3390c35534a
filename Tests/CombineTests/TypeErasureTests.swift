import Combine
import CombineTesting
import XCTest

/// The types that hide others, and what identifies subscribers.
final class TypeErasureTests: XCTestCase {
    func testAnyPublisherPassesEverythingOn() {
        let upstream = TestPublisher<Int, TestError>()
        let erased = upstream.eraseToAnyPublisher()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(2))
        erased.subscribe(subscriber)
        XCTAssertEqual(erased.description, "AnyPublisher")
        XCTAssertEqual(upstream.send(1), .none)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testErasingTwiceAddsNothing() {
        let subject = PassthroughSubject<Int, Never>()
        let twice = AnyPublisher(subject.eraseToAnyPublisher())
        let subscriber = TestSubscriber<Int, Never>()
        twice.subscribe(subscriber)
        subject.send(1)
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.subscriptions, ["PassthroughSubject"])
    }

    func testAnySubscriberHidesASubscriber() {
        let hidden = TestSubscriber<Int, TestError>(demandPerValue: .max(3))
        let erased = AnySubscriber(hidden)
        XCTAssertEqual(erased.combineIdentifier, hidden.combineIdentifier)
        XCTAssertEqual(erased.description, String(describing: hidden))
        erased.receive(subscription: Subscriptions.empty)
        XCTAssertEqual(erased.receive(1), .max(3))
        erased.receive(completion: .finished)
        XCTAssertEqual(hidden.values, [1])
        XCTAssertEqual(hidden.completions, [.finished])
    }

    func testAnySubscriberOfClosures() {
        var events: [String] = []
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { events.append("subscription \($0)") },
            receiveValue: { value in
                events.append("value \(value)")
                return .max(value)
            },
            receiveCompletion: { events.append("completion \($0)") }
        )
        XCTAssertEqual(subscriber.description, "Anonymous AnySubscriber")
        subscriber.receive(subscription: Subscriptions.empty)
        XCTAssertEqual(subscriber.receive(2), .max(2))
        subscriber.receive(completion: .finished)
        XCTAssertEqual(events, ["subscription Empty", "value 2", "completion finished"])
    }

    func testAnySubscriberWithoutClosuresAsksForNothing() {
        let subscriber = AnySubscriber<Int, Never>()
        subscriber.receive(subscription: Subscriptions.empty)
        XCTAssertEqual(subscriber.receive(1), .none)
        subscriber.receive(completion: .finished)
        XCTAssertNotEqual(subscriber.combineIdentifier, AnySubscriber<Int, Never>().combineIdentifier)
    }

    func testAnySubscriberOfASubject() {
        let subject = PassthroughSubject<Int, Never>()
        let received = TestSubscriber<Int, Never>()
        subject.subscribe(received)
        let upstream = TestPublisher<Int, Never>()
        upstream.subscribe(AnySubscriber(subject))
        upstream.send(1)
        upstream.send(completion: .finished)
        XCTAssertEqual(received.values, [1])
        XCTAssertEqual(received.completions, [.finished])
    }

    func testAnyCancellableIsItself() {
        var count = 0
        let cancellable = AnyCancellable { count += 1 }
        XCTAssertEqual(Set([cancellable, cancellable]).count, 1)
        XCTAssertNotEqual(cancellable, AnyCancellable {})
        var array: [AnyCancellable] = []
        cancellable.store(in: &array)
        AnyCancellable(cancellable).cancel()
        XCTAssertEqual(count, 1, "cancelling what wraps it cancels it")
        array[0].cancel()
        XCTAssertEqual(count, 1)
    }

    func testIdentifiers() {
        final class Thing {}
        let thing = Thing()
        XCTAssertEqual(CombineIdentifier(thing), CombineIdentifier(thing))
        XCTAssertNotEqual(CombineIdentifier(thing), CombineIdentifier(Thing()))
        XCTAssertNotEqual(CombineIdentifier(), CombineIdentifier())
        XCTAssertTrue(CombineIdentifier(thing).description.hasPrefix("0x"))
    }

    func testTheEmptySubscriptionIgnoresEverything() {
        Subscriptions.empty.request(.max(1))
        Subscriptions.empty.cancel()
        XCTAssertEqual(String(describing: Subscriptions.empty), "Empty")
        XCTAssertEqual(Subscriptions.empty.combineIdentifier, Subscriptions.empty.combineIdentifier)
    }
}
