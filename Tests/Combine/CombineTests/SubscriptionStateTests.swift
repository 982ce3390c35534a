import Combine
import CombineTesting
import Foundation
import XCTest

/// Tests of a subscription that is awaited, active or ended.
final class SubscriptionStateTests: XCTestCase {
    func testAcceptsTheFirstSubscription() {
        let state = SubscriptionState()
        XCTAssertTrue(state.isAwaiting)
        XCTAssertEqual("\(state.status)", "awaitingSubscription")
        let (first, second) = (TestSubscription(), TestSubscription())
        XCTAssertTrue(state.accept(first))
        XCTAssertFalse(state.accept(second))
        XCTAssertEqual([first, second].map(\.cancelCount), [0, 1])
        XCTAssertTrue(state.isActive)
        XCTAssertFalse(state.isAwaiting || state.isOver)
        XCTAssertIdentical(state.subscription as AnyObject?, first)
        XCTAssertEqual("\(state.status)", "subscribed(TestSubscription)")
    }

    func testEndsOnce() {
        let state = SubscriptionState()
        let subscription = TestSubscription()
        _ = state.accept(subscription)
        XCTAssertTrue(state.end())
        XCTAssertFalse(state.end())
        XCTAssertFalse(state.cancel())
        XCTAssertEqual(subscription.cancelCount, 0)
        XCTAssertTrue(state.isOver)
        XCTAssertNil(state.subscription)
        XCTAssertEqual("\(state.status)", "terminal")
    }

    func testCancelsTheSubscriptionOnce() {
        let state = SubscriptionState()
        let subscription = TestSubscription()
        _ = state.accept(subscription)
        XCTAssertTrue(state.cancel())
        XCTAssertFalse(state.cancel())
        XCTAssertEqual(subscription.cancelCount, 1)
    }

    func testCancelsASubscriptionThatArrivesAfterTheEnd() {
        let state = SubscriptionState()
        let subscription = TestSubscription()
        XCTAssertTrue(state.cancel())
        XCTAssertTrue(state.isOver)
        XCTAssertFalse(state.accept(subscription))
        XCTAssertEqual(subscription.cancelCount, 1)
    }

    func testReleasesTheSubscriptionAtTheEnd() {
        let state = SubscriptionState()
        weak var released: TestSubscription?
        do {
            let subscription = TestSubscription()
            released = subscription
            _ = state.accept(subscription)
        }
        XCTAssertNotNil(released)
        _ = state.end()
        XCTAssertNil(released)
    }

    func testIsCancelledOnceByConcurrentThreads() {
        for _ in 0..<500 {
            let state = SubscriptionStateBox()
            // The subscription is protected by a lock.
            let subscription = UncheckedSendable(TestSubscription())
            DispatchQueue.concurrentPerform(iterations: 3) { thread in
                if thread == 0 { _ = state.value.accept(subscription.value) } else { state.value.cancel() }
            }
            XCTAssertEqual(subscription.value.cancelCount, 1)
        }
    }
}

/// An object that contains a state, which can't be copied.
private final class SubscriptionStateBox: Sendable {
    let value = SubscriptionState()
}
