@_spi(Binding) import CombineGtk
import Dispatch
import Foundation
import GtkTesting
import XCTest

/// The base class of tests that stress the library with threads, early deallocation and extreme values.
///
/// The environment variable `COMBINEGTK_ATTACK_FACTOR` multiplies the number of rounds.
class AttackTestCase: GtkTestCase {
    private static let factor = ProcessInfo.processInfo.environment["COMBINEGTK_ATTACK_FACTOR"].flatMap { Int($0) } ?? 1

    /// Returns the round numbers.
    func rounds(_ count: Int) -> Range<Int> {
        0..<count * Self.factor
    }

    /// Runs one closure on separate threads and another one on the main thread at the same time. Then runs the main
    /// loop until all threads have ended.
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
            // `wait` isn't used, because it would make each round take as long as its polling interval.
            MainContext.iterate(mayBlock: false)
            if ContinuousClock.now > deadline { return XCTFail("workers hang", file: file, line: line) }
        }
    }

    /// Runs an attack in a separate process, because it may crash, and checks that no objects remain.
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
