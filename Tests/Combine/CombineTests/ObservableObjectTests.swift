import Combine
import CombineTesting
import XCTest

private class Base: ObservableObject {
    @Published var number = 0
    let label = "unpublished"

    func replaceWrappers() {
        _number = Published(initialValue: 7)
    }
}

private final class Derived<Value>: Base, CustomReflectable {
    @Published var value: Value
    var customMirror: Mirror { Mirror(self, children: [] as [Mirror.Child]) }

    init(_ value: Value) {
        self.value = value
    }
}

final class ObservableObjectTests: XCTestCase {
    func testSendsForPropertiesOfTheClassAndItsSuperclass() {
        let object = Derived("a")
        var seen: [(Int, String)] = []
        let subscription = object.objectWillChange.sink { seen.append((object.number, object.value)) }
        object.number = 1
        object.value = "b"
        XCTAssertEqual(seen.map(\.0), [0, 1])
        XCTAssertEqual(seen.map(\.1), ["a", "a"])
        XCTAssertTrue(object.objectWillChange === object.objectWillChange)
        XCTAssertTrue((object as Base).objectWillChange === object.objectWillChange)
        subscription.cancel()
    }

    func testThePublisherWorksAfterThePropertyWasSet() {
        let object = Base()
        object.number = 1
        let subscriber = TestSubscriber<Void, Never>(initialDemand: .max(1))
        object.objectWillChange.subscribe(subscriber)
        object.number = 2
        object.number = 3
        XCTAssertEqual(subscriber.values.count, 2)
    }

    func testAReplacedWrapperReportsToTheSamePublisher() {
        let object = Derived("a")
        let publisher = object.objectWillChange
        var count = 0
        let subscription = publisher.sink { count += 1 }
        object.replaceWrappers()
        XCTAssertTrue(object.objectWillChange === publisher)
        object.number = 1
        object.value = "b"
        XCTAssertEqual(count, 2)
        subscription.cancel()
    }

    func testPublishedSendsBeforeItStores() {
        let object = Base()
        var seen: [[Int]] = []
        let subscription = object.$number.sink { seen.append([$0, object.number]) }
        object.number = 1
        object.number = 2
        XCTAssertEqual(seen, [[0, 0], [1, 0], [2, 1]])
        XCTAssertEqual(object.number, 2)
        subscription.cancel()
    }

    func testThePublisherSendsToSubscribersThatRequestedValues() throws {
        let publisher = ObservableObjectPublisher()
        let subscriber = TestSubscriber<Void, Never>(initialDemand: .none)
        publisher.subscribe(subscriber)
        publisher.send()
        XCTAssertEqual(subscriber.values.count, 0)
        subscriber.request(.none)
        publisher.send()
        publisher.send()
        XCTAssertEqual(subscriber.values.count, 2)
        let subscription = try XCTUnwrap(XCTUnwrap(subscriber.subscription) as? any CustomReflectable)
        XCTAssertEqual(subscription.customMirror.children.map(\.label), ["downstream"])
        subscriber.cancel()
        publisher.send()
        XCTAssertEqual(subscriber.values.count, 2)
    }

    func testAssignToPublished() {
        let object = Base()
        let subject = PassthroughSubject<Int, Never>()
        var changes = 0
        let subscription = object.objectWillChange.sink { changes += 1 }
        subject.assign(to: &object.$number)
        subject.send(7)
        XCTAssertEqual(object.number, 7)
        XCTAssertEqual(changes, 1)
        subscription.cancel()
    }

    func testAssignedSubscriptionEndsWithTheObject() {
        let publisher = TestPublisher<Int, Never>()
        var object: Base? = Base()
        weak let released = object
        if let object { publisher.assign(to: &object.$number) }
        XCTAssertEqual(publisher.requests, [.unlimited])
        object = nil
        XCTAssertNil(released)
        XCTAssertEqual(publisher.cancelCount, 1)
    }
}
