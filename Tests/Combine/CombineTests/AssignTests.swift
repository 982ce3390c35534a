import Combine
import CombineTesting
import XCTest

final class AssignTests: XCTestCase {
    private final class Target {
        var value = 0
    }

    func testProvidesItsObjectAndKeyPath() {
        let target = Target()
        let keyPath = \Target.value
        let assign = Subscribers.Assign(object: target, keyPath: keyPath)
        XCTAssertEqual(assign.keyPath, keyPath)
        XCTAssertTrue(assign.object === target)
        [1, 2].publisher.subscribe(assign)
        XCTAssertEqual(target.value, 2)
        XCTAssertEqual(assign.keyPath, keyPath)
        XCTAssertNil(assign.object)
        let subscription = Just(3).assign(to: keyPath, on: target)
        XCTAssertEqual(target.value, 3)
        subscription.cancel()
    }

    func testRetainsItsObjectUntilTheEnd() {
        let publisher = TestPublisher<Int, Never>()
        var target: Target? = Target()
        weak let released = target
        let subscription = target.map { publisher.assign(to: \.value, on: $0) }
        publisher.send(5)
        XCTAssertEqual(target?.value, 5)
        target = nil
        XCTAssertNotNil(released)
        publisher.send(completion: .finished)
        XCTAssertNil(released)
        subscription?.cancel()
    }

    func testRetainsItsObjectOnce() {
        let publisher = TestPublisher<Int, Never>()
        let target = Target()
        // The arguments of assertions are closures, which would retain the object.
        var counts = [_getRetainCount(target)]
        let subscription = publisher.assign(to: \.value, on: target)
        counts.append(_getRetainCount(target))
        publisher.send(1)
        counts.append(_getRetainCount(target))
        subscription.cancel()
        counts.append(_getRetainCount(target))
        XCTAssertEqual(counts.map { $0 - counts[0] }, [0, 1, 1, 0])
        XCTAssertEqual(target.value, 1)
    }

    func testACancellationBeforeTheSubscriptionTakesEffect() {
        let target = Target()
        let assign = Subscribers.Assign(object: target, keyPath: \.value)
        let subscription = TestSubscription()
        assign.cancel()
        assign.receive(subscription: subscription)
        XCTAssertEqual(subscription.cancelCount, 1)
        XCTAssertEqual(assign.receive(1), .none)
        XCTAssertEqual(target.value, 0)
    }
}
