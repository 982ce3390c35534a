import Combine

/// A group of bindings that end together, for example when a row of a list displays another value.
///
/// A scope includes the bindings that a closure creates on certain objects.
@MainActor
package final class BindingScope {
    /// The scope that is currently running its closure.
    private static var current: BindingScope?

    private var bindings: [any Disposable] = []
    /// The closure that indicates whether the bindings on an object belong to the scope.
    private let includes: (any Storable) -> Bool

    /// Creates a scope for the bindings on the objects that a closure selects.
    package init(of includes: @escaping (any Storable) -> Bool) {
        self.includes = includes
    }

    isolated deinit {
        end()
    }

    /// Runs a closure. The bindings that it creates belong to this scope instead of the enclosing scope.
    package func run(_ body: () -> Void) {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        body()
    }

    /// Ends the bindings of this scope.
    package func end() {
        let ended = bindings
        bindings = []
        for binding in ended { binding.cancel() }
    }

    /// Adds a binding on an object to the current scope, if the scope includes the object.
    package static func add(_ binding: any Disposable, on owner: any Storable) {
        guard let current, current.includes(owner) else { return }
        current.bindings.append(binding)
    }
}
