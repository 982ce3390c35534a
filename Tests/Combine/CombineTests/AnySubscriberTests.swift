import Combine
import CombineTesting
import XCTest

final class AnySubscriberTests: XCTestCase {
    func testHidesASubscriber() {
        let hidden = TestSubscriber<Int, TestError>(demandPerValue: .max(3))
        let erased = AnySubscriber(hidden)
        XCTAssertEqual(erased.combineIdentifier, hidden.combineIdentifier)
        XCTAssertEqual(erased.description, "TestSubscriber<Int, TestError>")
        XCTAssertEqual(erased.playgroundDescription as? String, "TestSubscriber<Int, TestError>")
        erased.receive(subscription: Subscriptions.empty)
        XCTAssertEqual(erased.receive(1), .max(3))
        erased.receive(completion: .finished)
        XCTAssertEqual(hidden.values, [1])
        XCTAssertEqual(hidden.completions, [.finished])
    }

    func testRunsClosures() {
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
        XCTAssertEqual(subscriber.playgroundDescription as? String, "Anonymous AnySubscriber")
        XCTAssertTrue(subscriber.customMirror.subjectType == String.self)
        subscriber.receive(subscription: Subscriptions.empty)
        XCTAssertEqual(subscriber.receive(2), .max(2))
        subscriber.receive(completion: .finished)
        XCTAssertEqual(events, ["subscription Empty", "value 2", "completion finished"])
    }

    func testRequestsNoValuesWithoutClosures() {
        let subscriber = AnySubscriber<Int, Never>()
        subscriber.receive(subscription: Subscriptions.empty)
        XCTAssertEqual(subscriber.receive(1), .none)
        subscriber.receive(completion: .finished)
        XCTAssertNotEqual(subscriber.combineIdentifier, AnySubscriber<Int, Never>().combineIdentifier)
    }

    func testForwardsToASubject() {
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

    func testUsesTheDescriptionsOfTheHiddenSubscriber() {
        struct Hidden: Subscriber, CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
            let description = "described"
            let playgroundDescription: Any = "displayed"
            var customMirror: Mirror { Mirror(self, children: ["number": 3]) }
            let combineIdentifier = CombineIdentifier()
            func receive(subscription: any Subscription) {}
            func receive(_ input: Int) -> Subscribers.Demand { .none }
            func receive(completion: Subscribers.Completion<Never>) {}
        }
        for erased in [AnySubscriber(Hidden()), AnySubscriber(AnySubscriber(Hidden()))] {
            XCTAssertEqual(erased.description, "described")
            XCTAssertEqual(erased.playgroundDescription as? String, "displayed")
            XCTAssertTrue(erased.customMirror.subjectType == Hidden.self)
            XCTAssertEqual(erased.customMirror.children.map(\.label), ["number"])
        }
    }

    func testDescribesAHiddenSubscriberWithoutDescriptions() {
        struct Hidden: Subscriber {
            let number = 3
            let combineIdentifier = CombineIdentifier()
            func receive(subscription: any Subscription) {}
            func receive(_ input: Int) -> Subscribers.Demand { .none }
            func receive(completion: Subscribers.Completion<Never>) {}
        }
        let erased = AnySubscriber(Hidden())
        XCTAssertTrue(erased.customMirror.subjectType == Hidden.self)
        XCTAssertEqual(erased.customMirror.children.count, 0)
        XCTAssertEqual(erased.description, "Hidden")
        XCTAssertEqual(erased.playgroundDescription as? String, "Hidden")
    }
}
