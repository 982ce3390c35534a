import Combine

/// A group of bindings that end together, for example when a row of a list displays another value.
///
/// A scope includes the bindings that are created during a call to ``run(_:)`` and are stored on certain objects.
@MainActor
package final class BindingScope {
    /// The scope that is currently running its closure.
    private static var current: BindingScope?

    /// A Boolean value that indicates whether a scope is running its closure.
    static var isActive: Bool { current != nil }

    private var bindings: [any Disposable] = []
    /// A closure that receives an object and returns whether the scope includes the bindings that this object stores.
    private let includes: (any Storable) -> Bool

    /// Creates a scope that includes a binding if the given closure returns true for the object that stores the
    /// binding.
    package init(of includes: @escaping (any Storable) -> Bool) { self.includes = includes }

    isolated deinit { end() }

    /// Runs a closure. The bindings that the closure creates belong to this scope instead of the enclosing scope.
    package func run(_ body: () -> Void) {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        body()
    }

    package func end() {
        let ended = bindings
        bindings = []
        for binding in ended { binding.cancel() }
    }

    /// Adds a binding to the current scope. Does nothing if there is no current scope, or if the scope doesn't include
    /// bindings that `owner` stores.
    package static func add(_ binding: any Disposable, on owner: any Storable) {
        guard let current, current.includes(owner) else { return }
        current.bindings.append(binding)
    }
}
