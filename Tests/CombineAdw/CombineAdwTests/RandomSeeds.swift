import Foundation
import GLib

/// The seeds of a random test.
///
/// - `COMBINEGTK_RANDOM_SEED` sets a single seed.
/// - `COMBINEGTK_RANDOM_SECONDS` sets a duration. Until it has passed, the test continues with the next seed.
/// - `COMBINEGTK_RANDOM_OPERATIONS` sets the number of changes for each seed.
@MainActor
struct RandomSeeds {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["COMBINEGTK_RANDOM_SEED"].flatMap { UInt64($0) }
    private static let seconds = environment["COMBINEGTK_RANDOM_SECONDS"].flatMap { Double($0) }

    static let operations = environment["COMBINEGTK_RANDOM_OPERATIONS"].flatMap { Int($0) } ?? 200
    /// The number of seeds in a test that takes a few seconds.
    static let count = environment["COMBINEGTK_ALL_TESTS"] == nil ? 4 : 20

    /// Calls a closure with each seed until it returns false.
    static func run(from first: UInt64 = 1, count: Int = count, _ body: (UInt64) -> Bool) {
        if let seed { return _ = body(seed) }
        let start = ContinuousClock.now
        var next = first
        while seconds.map({ ContinuousClock.now - start < .seconds($0) }) ?? (next < first + UInt64(count)) {
            guard body(next) else { return }
            next += 1
        }
    }
}
