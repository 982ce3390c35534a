import Foundation

/// The length and the first seed of the random tests.
enum RandomRun {
    /// Returns the seed in `COMBINEGTK_RANDOM_SEED`, or the numbers from 1 to a count.
    static func seeds(_ count: UInt64) -> [UInt64] {
        if let seed = number("COMBINEGTK_RANDOM_SEED") { return [UInt64(seed)] }
        return Array(1...count)
    }

    /// Returns the number of operations in an environment variable.
    static func operations(_ variable: String, or count: Int) -> Int {
        number(variable) ?? count
    }

    private static func number(_ variable: String) -> Int? {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
    }
}
