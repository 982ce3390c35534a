import Gtk

/// How often a binding is setting something on behalf of itself, to tell a loop from a chain of changes.
//
// `@unchecked Sendable`: on the main thread only.
final class Nesting: @unchecked Sendable {
    /// More than any chain that ends, and few enough for the stack.
    private static let limit = 100

    @exclusivity(unchecked) private var depth = 0

    /// Runs a piece of code unless it runs within itself too many times; returns whether it did.
    @inline(__always)
    func enter(_ body: () -> Void) -> Bool {
        if depth >= Self.limit { return false }
        depth += 1
        body()
        depth -= 1
        return true
    }

    /// Reports a loop.
    static func report(_ name: String) {
        Diagnostics.critical(
            "the binding of \(name) loops: each value that it sets makes another one be set, without end; it has ended"
        )
    }
}
