import CombineTesting
import XCTest

@testable import Combine

final class AtomicDemandTests: XCTestCase {
    func testCountsDown() {
        let demand = AtomicDemand()
        XCTAssertFalse(demand.claimOne())
        demand.add(.max(2))
        XCTAssertEqual(demand.current, .max(2))
        XCTAssertTrue(demand.claimOne())
        XCTAssertTrue(demand.claimOne())
        XCTAssertFalse(demand.claimOne())
        XCTAssertFalse(demand.wantsMore)
    }

    func testUnlimitedDemandIsNotDecremented() {
        let demand = AtomicDemand()
        demand.add(.max(1))
        demand.add(.unlimited)
        demand.add(.max(1))
        for _ in 0..<3 { XCTAssertTrue(demand.claimOne()) }
        XCTAssertTrue(demand.isUnlimited)
        XCTAssertEqual(demand.current, .unlimited)
    }

    func testSumsThatOverflowAreUnlimited() {
        let demand = AtomicDemand()
        demand.add(.max(.max))
        XCTAssertTrue(demand.claimOne())
        demand.add(.max(.max))
        XCTAssertEqual(demand.current, .unlimited)
    }

    func testEndsOnceAndKeepsTheOutstandingDemand() {
        let demand = AtomicDemand()
        demand.add(.max(3))
        XCTAssertTrue(demand.terminate())
        XCTAssertFalse(demand.terminate())
        XCTAssertTrue(demand.isTerminated)
        XCTAssertFalse(demand.claimOne())
        demand.add(.max(1))
        XCTAssertEqual(demand.current, .max(3))
        let unlimited = AtomicDemand()
        unlimited.add(.unlimited)
        XCTAssertTrue(unlimited.terminate())
        XCTAssertFalse(unlimited.claimOne())
    }

    // MARK: Replays

    func testAReplayIsPendingOnce() {
        let demand = AtomicDemand(owesLatest: true)
        XCTAssertTrue(demand.addClaimingReplay(.max(2)))
        XCTAssertFalse(demand.addClaimingReplay(.max(1)), "a replay is in progress")
        XCTAssertFalse(demand.settle(.none))
        XCTAssertEqual(demand.current, .max(2))
        XCTAssertFalse(demand.addClaimingReplay(.max(1)))
    }

    func testAMissedValueIsPending() {
        let demand = AtomicDemand(owesLatest: true)
        XCTAssertTrue(demand.addClaimingReplay(.max(1)))
        XCTAssertEqual(demand.claim(isInReplay: false), .noDemand, "while it is replayed")
        XCTAssertTrue(demand.settle(.max(1)), "the missed value follows")
        XCTAssertFalse(demand.settle(.none))
        XCTAssertEqual(demand.claim(isInReplay: false), .noDemand)
        XCTAssertTrue(demand.addClaimingReplay(.max(1)))
        XCTAssertFalse(demand.settle(.max(1)))
        XCTAssertEqual(demand.claim(isInReplay: false), .granted)
        demand.add(.max(1))
        XCTAssertEqual(demand.claim(isInReplay: false), .grantedNested)
        XCTAssertFalse(demand.settle(.none))
    }

    func testAReplayDuringADeliveryBlocksSenders() {
        let demand = AtomicDemand(owesLatest: true)
        XCTAssertFalse(demand.oweAfterReplay(), "no replay is in progress")
        XCTAssertTrue(demand.addFindingReplay(.max(2)))
        XCTAssertTrue(demand.addClaimingReplay(.max(1), isDuringDelivery: true))
        XCTAssertFalse(demand.addClaimingReplay(.none, isDuringDelivery: true))
        XCTAssertTrue(demand.isReplaying)
        XCTAssertEqual(demand.claim(isInReplay: false), .replaying)
        XCTAssertEqual(demand.claim(isInReplay: true), .grantedNested)
        XCTAssertFalse(demand.settle(.none))
        XCTAssertTrue(demand.isReplayed)
        XCTAssertEqual(demand.claim(isInReplay: false), .replayed)
        demand.clearReplayed()
        XCTAssertEqual(demand.claim(isInReplay: false), .granted)
        XCTAssertFalse(demand.settle(.none))
        XCTAssertEqual(demand.current, .none)
    }

    func testAPendingValueIsDeliveredAfterAReplay() {
        let demand = AtomicDemand(owesLatest: true)
        XCTAssertTrue(demand.addClaimingReplay(.unlimited, isDuringDelivery: true))
        XCTAssertTrue(demand.oweAfterReplay())
        XCTAssertEqual(demand.claim(isInReplay: false), .replaying)
        XCTAssertTrue(demand.settle(.none))
        XCTAssertFalse(demand.settle(.none))
        XCTAssertTrue(demand.isReplayed)
    }

    // MARK: Threads

    private final class Shared: Sendable {
        let demand = AtomicDemand()
        let claims = Locked(0)
    }

    func testNoDemandIsLostUnderStress() {
        let (threads, rounds) = (4, 20_000)
        let shared = Shared()
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            var claims = 0
            for _ in 0..<rounds {
                if thread % 2 == 0 { shared.demand.add(.max(1)) } else if shared.demand.claimOne() { claims += 1 }
            }
            shared.claims.withLock { $0 += claims }
        }
        XCTAssertEqual(shared.demand.current, .max(threads / 2 * rounds - shared.claims.value))
    }

    func testOnlyOneOfManyThreadsEndsTheSubscription() {
        for _ in 0..<500 {
            let shared = Shared()
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                shared.demand.add(.max(1))
                if shared.demand.terminate() { shared.claims.withLock { $0 += 1 } }
            }
            XCTAssertEqual(shared.claims.value, 1)
        }
    }
}
