import Combine
import CombineTesting
import Synchronization
import TestSupport
import XCTest

/// An object without `@Published` properties that sends its changes explicitly.
private class Plain: ObservableObject {
    var number = 0 { willSet { objectWillChange.send() } }

    init(_ number: Int = 0) {
        self.number = number
    }
}

private class Subclass: Plain {}

private final class GenericSubclass<Value>: Subclass {
    var value: Value { willSet { objectWillChange.send() } }

    init(value: Value) {
        self.value = value
        super.init()
    }
}

private final class PublishingSubclass: Plain {
    @Published var title = ""
}

private actor Counter: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }

    func increment() {
        count += 1
    }
}

/// An object whose deinitializer sends a value.
private final class SendingAtEnd: ObservableObject {
    deinit {
        objectWillChange.send()
    }
}

/// Attaches a subscriber that remains until the publisher is released. The subscriber retains a token, but not its
/// subscription.
private func subscribeForever(to publisher: ObservableObjectPublisher, token: AnyObject, _ body: @escaping () -> Void) {
    publisher.subscribe(
        AnySubscriber(
            receiveSubscription: { $0.request(.unlimited) },
            receiveValue: { [token] in
                withExtendedLifetime(token, body)
                return .none
            }
        )
    )
}

final class ObjectPublishersTests: XCTestCase {
    /// Looks up publishers until every entry has been checked.
    private func checkAll() {
        let object = Plain()
        for _ in 0...ObjectPublishers.count { _ = object.objectWillChange }
    }

    func testAnObjectHasOnePublisher() {
        let object = Plain()
        let identifier = ObjectIdentifier(object.objectWillChange)
        checkAll()
        XCTAssertEqual(ObjectIdentifier(object.objectWillChange), identifier)
        XCTAssertFalse(Plain().objectWillChange === object.objectWillChange)
    }

    func testSendsOneEventBeforeAChange() {
        let object = Plain()
        var seen: [Int] = []
        let subscription = object.objectWillChange.sink { seen.append(object.number) }
        object.number = 1
        object.number = 2
        XCTAssertEqual(seen, [0, 1])
        subscription.cancel()
        object.number = 3
        XCTAssertEqual(seen, [0, 1])
    }

    func testSubclasses() {
        let subclass = GenericSubclass(value: "a")
        var count = 0
        let subscription = (subclass as Plain).objectWillChange.sink { count += 1 }
        XCTAssertTrue((subclass as Subclass).objectWillChange === subclass.objectWillChange)
        subclass.number = 1
        subclass.value = "b"
        XCTAssertEqual(count, 2)
        subscription.cancel()
        let publishing = PublishingSubclass()
        let other = publishing.objectWillChange.sink { count += 1 }
        publishing.number = 1
        publishing.title = "a"
        XCTAssertEqual(count, 4)
        other.cancel()
    }

    func testAnActor() async {
        let counter = Counter()
        let count = Count()
        let subscription = counter.objectWillChange.sink { count.add() }
        await counter.increment()
        await counter.increment()
        XCTAssertEqual(count.current, 2)
        subscription.cancel()
    }

    func testAnObjectThatIsBeingDeallocatedStillSends() {
        var count = 0
        var object: SendingAtEnd? = SendingAtEnd()
        let subscription = object?.objectWillChange.sink { count += 1 }
        object = nil
        XCTAssertEqual(count, 1)
        subscription?.cancel()
        _ = SendingAtEnd()
        checkAll()
        XCTAssertEqual(count, 1)
    }

    // MARK: Lifetime

    func testThePublisherAndItsSubscribersAreReleasedAfterTheObject() {
        weak var publisher: ObservableObjectPublisher?
        weak var token: Token?
        weak var released: Plain?
        do {
            let (object, kept) = (Plain(), Token())
            (released, publisher, token) = (object, object.objectWillChange, kept)
            subscribeForever(to: object.objectWillChange, token: kept) {}
            checkAll()
            XCTAssertNotNil(token)
        }
        XCTAssertNil(released)
        checkAll()
        XCTAssertNil(publisher)
        XCTAssertNil(token)
    }

    func testTheTableDoesNotGrow() {
        checkAll()
        let before = ObjectPublishers.count
        var counts: [Int] = []
        for number in 0..<10_000 {
            let object = Plain()
            object.number = number
            counts.append(ObjectPublishers.count)
        }
        XCTAssertLessThan(try XCTUnwrap(counts.max()), 2 * before + 10)
        let objects = (0..<1000).map { Plain($0) }
        for object in objects { object.number += 1 }
        checkAll()
        XCTAssertLessThanOrEqual(ObjectPublishers.count, before + 1001)
        withExtendedLifetime(objects) {}
    }

    func testANewObjectDoesNotInheritSubscribers() {
        let count = Count()
        for _ in 0..<10_000 {
            let object = Plain()
            object.number = 1
            XCTAssertEqual(count.current, 0)
            subscribeForever(to: object.objectWillChange, token: count) { count.add() }
        }
    }

    func testReleasingASubscriberCanUseOtherPublishers() {
        let other = Plain()
        weak var token: ClosureAtEnd?
        do {
            let (object, kept) = (Plain(), ClosureAtEnd { other.number += 1 })
            token = kept
            subscribeForever(to: object.objectWillChange, token: kept) {}
        }
        checkAll()
        XCTAssertNil(token)
        XCTAssertEqual(other.number, 1)
    }

    // MARK: Threads

    func testThreadsThatCreateUseAndReleaseObjects() {
        let shared = SharedPlain()
        let total = Count()
        let subscription = shared.object.objectWillChange.sink { total.add() }
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<2000 {
                let object = Plain()
                var count = 0
                let subscription = object.objectWillChange.sink { count += 1 }
                object.number = 1
                object.number = 2
                precondition(count == 2)
                shared.object.objectWillChange.send()
                subscription.cancel()
            }
        }
        XCTAssertEqual(total.current, 16_000)
        subscription.cancel()
    }

    func testObjectsOfTheMainThreadAreDeallocatedThere() {
        let queue = DispatchQueue(label: "lookups")
        let finished = Count()
        queue.async {
            let object = Plain()
            while finished.current == 0 { _ = object.objectWillChange }
        }
        for _ in 0..<5000 {
            let object = ThreadBound()
            _ = object.objectWillChange
        }
        finished.add()
        queue.sync {}
    }
}

/// An object that several threads can use.
private final class SharedPlain: @unchecked Sendable {
    let object = Plain()
}

/// A counter that several threads increment.
private final class Count: Sendable {
    private let number = Atomic(0)

    var current: Int { number.load(ordering: .acquiring) }

    func add() {
        number.add(1, ordering: .acquiringAndReleasing)
    }
}

/// An object that must be deallocated on the main thread.
private final class ThreadBound: ObservableObject {
    deinit {
        precondition(Thread.isMainThread)
    }
}

/// An object that runs a closure when it's deallocated.
private final class ClosureAtEnd {
    let closure: () -> Void

    init(_ closure: @escaping () -> Void) {
        self.closure = closure
    }

    deinit {
        closure()
    }
}
