import Foundation

/// The seeds and the lengths of the random tests.
enum RandomRun {
    /// Returns the seed in `COMBINEGTK_RANDOM_SEED`, or the given number of seeds, starting at 1.
    static func seeds(_ count: UInt64) -> [UInt64] {
        if let seed = number("COMBINEGTK_RANDOM_SEED") { return [UInt64(seed)] }
        return Array(1...count)
    }

    /// Returns the number of operations in an environment variable, or the default.
    static func operations(_ variable: String, or count: Int) -> Int {
        number(variable) ?? count
    }

    private static func number(_ variable: String) -> Int? {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
    }
}
