import Combine
import CombineTesting
import XCTest

/// The types that hide others, and what identifies subscribers.
final class TypeErasureTests: XCTestCase {
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
