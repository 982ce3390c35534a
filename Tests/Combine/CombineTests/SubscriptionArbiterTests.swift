import CombineTesting
import Dispatch
import TestSupport
import XCTest

@testable import Combine

final class SubscriptionArbiterTests: XCTestCase {
    func testDemandBeforeTheSubscriptionIsRequestedFromIt() {
        let arbiter = SubscriptionArbiter()
        arbiter.request(.max(2))
        arbiter.request(.max(1))
        XCTAssertFalse(arbiter.isActive)
        let subscription = TestSubscription()
        XCTAssertTrue(arbiter.accept(subscription))
        XCTAssertTrue(arbiter.isActive)
        arbiter.request(.max(4))
        XCTAssertEqual(subscription.requests, [.max(3), .max(4)])
        XCTAssertEqual(arbiter.outstanding, .max(7))
    }

    func testNothingIsRequestedWithoutDemand() {
        let arbiter = SubscriptionArbiter()
        let subscription = TestSubscription()
        arbiter.accept(subscription)
        XCTAssertEqual(subscription.requests, [])
    }

    func testOutstandingDemandIsRequestedFromTheNextSubscription() {
        let arbiter = SubscriptionArbiter()
        let (first, second) = (TestSubscription(), TestSubscription())
        arbiter.accept(first)
        arbiter.request(.max(3))
        XCTAssertTrue(arbiter.willDeliver())
        XCTAssertEqual(arbiter.didDeliver(.max(2)), .max(2))
        XCTAssertTrue(arbiter.willDeliver())
        XCTAssertEqual(arbiter.didDeliver(.none), .none)
        arbiter.advance()
        XCTAssertFalse(arbiter.isActive)
        arbiter.accept(second)
        XCTAssertEqual(second.requests, [.max(3)])
        XCTAssertEqual([first.cancelCount, second.cancelCount], [0, 0])
        arbiter.cancelCurrent()
        XCTAssertEqual(second.cancelCount, 1)
        XCTAssertFalse(arbiter.isOver)
    }

    func testAValueWithoutDemandIsDropped() {
        let arbiter = SubscriptionArbiter()
        XCTAssertFalse(arbiter.willDeliver())
        arbiter.request(.max(1))
        XCTAssertTrue(arbiter.willDeliver())
        XCTAssertFalse(arbiter.willDeliver())
    }

    func testUnlimitedDemandIsNotCounted() {
        let arbiter = SubscriptionArbiter()
        arbiter.request(.unlimited)
        for _ in 0..<3 { XCTAssertTrue(arbiter.willDeliver()) }
        XCTAssertEqual(arbiter.didDeliver(.max(1)), .max(1))
        XCTAssertEqual(arbiter.outstanding, .unlimited)
    }

    func testASecondSubscriptionIsCancelled() {
        let arbiter = SubscriptionArbiter()
        let (first, second) = (TestSubscription(), TestSubscription())
        XCTAssertTrue(arbiter.accept(first))
        XCTAssertFalse(arbiter.accept(second))
        XCTAssertEqual([first.cancelCount, second.cancelCount], [0, 1])
    }

    func testEndsOnce() {
        let arbiter = SubscriptionArbiter()
        let (first, late) = (TestSubscription(), TestSubscription())
        arbiter.accept(first)
        XCTAssertTrue(arbiter.end())
        XCTAssertFalse(arbiter.end())
        XCTAssertFalse(arbiter.cancel())
        XCTAssertFalse(arbiter.accept(late))
        XCTAssertEqual([first.cancelCount, late.cancelCount], [0, 1])
        let cancelled = SubscriptionArbiter()
        cancelled.accept(first)
        XCTAssertTrue(cancelled.cancel())
        XCTAssertEqual(first.cancelCount, 1)
        XCTAssertTrue(cancelled.isOver)
    }

    func testThreadsLoseNoDemand() {
        final class Box: Sendable {
            let arbiter = SubscriptionArbiter()
        }
        let box = Box()
        let subscription = Unsynchronized(TestSubscription())
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for round in 0..<1000 {
                if thread == 0, round == 500 { box.arbiter.accept(subscription.value) }
                box.arbiter.request(.max(1))
            }
        }
        XCTAssertEqual(subscription.value.requests.reduce(.none, +), .max(4000))
        XCTAssertEqual(box.arbiter.outstanding, .max(4000))
    }
}
