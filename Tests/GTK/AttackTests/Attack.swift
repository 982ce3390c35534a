@_spi(Binding) import CombineGtk
import Dispatch
import Foundation
import GtkTesting
import XCTest

/// The base class of tests that attack the library where it is weakest: threads, ends of lifetimes, hostile values.
///
/// `COMBINEGTK_ATTACK_FACTOR` says how many times as many rounds to run as the suite does.
class AttackTestCase: GtkTestCase {
    private static let factor = ProcessInfo.processInfo.environment["COMBINEGTK_ATTACK_FACTOR"].flatMap { Int($0) } ?? 1

    /// Returns the numbers of the rounds.
    func rounds(_ count: Int) -> Range<Int> {
        0..<count * Self.factor
    }

    /// Runs a closure on separate threads, another one on the main thread at the same time, and the main loop until all
    /// have ended.
    @MainActor
    func onWorkers(
        _ count: Int = 1,
        file: StaticString = #filePath,
        line: UInt = #line,
        _ work: @escaping @Sendable (_ worker: Int) -> Void,
        meanwhile: @MainActor () -> Void = {}
    ) {
        let group = DispatchGroup()
        for worker in 0..<count { DispatchQueue.global().async(group: group) { work(worker) } }
        meanwhile()
        let deadline = ContinuousClock.now + .seconds(60)
        while group.wait(timeout: .now()) == .timedOut {
            // Not `wait`, whose heartbeat would make each round as long.
            MainContext.iterate(mayBlock: false)
            if ContinuousClock.now > deadline { return XCTFail("workers hang", file: file, line: line) }
        }
    }

    /// Attacks in its own process, as what goes wrong may crash, and checks that it leaves nothing behind.
    @MainActor
    func assertSurvives(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ attack: @MainActor () throws -> Void
    ) {
        assertExitsCleanly(within: .seconds(30 * Self.factor), file: file, line: line) {
            let objects = LiveCount.objects
            let connections = LiveCount.connections
            let closures = LiveCount.closures
            let bindings = LiveCount.bindings
            try attack()
            wait("the end of all C objects", file: file, line: line) { Finalization.unfinished == 0 }
            let isClean = MainContext.pump {
                LiveCount.objects <= objects && LiveCount.connections <= connections
                    && LiveCount.closures <= closures && LiveCount.bindings <= bindings
            }
            if isClean { return }
            XCTFail(
                "leaked: \(LiveCount.objects - objects) objects, \(LiveCount.connections - connections) connections, "
                    + "\(LiveCount.closures - closures) closures, \(LiveCount.bindings - bindings) bindings",
                file: file,
                line: line
            )
        }
    }
}
