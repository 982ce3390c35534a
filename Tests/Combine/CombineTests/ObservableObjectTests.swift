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

    /// Subscribes in each way while a value is delivered that isn't stored yet.
    func testSubscriberAddedDuringDeliveryReceivesTheDeliveredValue() {
        let object = Base()
        let copy = Base()
        let late = TestSubscriber<Int, Never>(initialDemand: .none)
        var received: [String: [Int]] = [:]
        var bag: Set<AnyCancellable> = []
        var isFirst = true
        object.$number.dropFirst().sink { value in
            guard isFirst else { return }
            isFirst = false
            XCTAssertEqual(object.number, 0, "The value isn't stored yet.")
            object.$number.sink { received["sink", default: []].append($0) }.store(in: &bag)
            object.$number.map { $0 * 10 }.sink { received["map", default: []].append($0) }.store(in: &bag)
            object.$number.combineLatest(Just(5)).sink { received["latest", default: []].append($0.0) }.store(in: &bag)
            object.$number.assign(to: &copy.$number)
            object.$number.subscribe(late)
            XCTAssertEqual(received, ["sink": [1], "map": [10], "latest": [1]])
            XCTAssertEqual(copy.number, 1)
            // The setter's value is delivered and stored before the outer one.
            object.number = 2
            object.$number.first().sink { received["outer", default: []].append($0) }.store(in: &bag)
        }.store(in: &bag)
        object.number = 1
        XCTAssertEqual(object.number, 1)
        late.request(.unlimited)
        object.number = 3
        XCTAssertEqual(received["sink"], [1, 2, 3])
        XCTAssertEqual(received["map"], [10, 20, 30])
        XCTAssertEqual(received["outer"], [1])
        XCTAssertEqual(copy.number, 3)
        XCTAssertEqual(late.values, [1, 3])
    }

    func testReleasesTheDeliveredValue() {
        final class Content {}
        let object = Derived<Content?>(nil)
        var content: Content? = Content()
        weak let released = content
        let subscription = object.$value.sink { _ in object.$value.sink { _ in }.cancel() }
        object.value = content
        content = nil
        object.value = nil
        XCTAssertNil(released)
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
