import Combine

/// The bindings that a piece of code creates on certain objects. They end together, for example when a row of a list
/// shows another value.
@MainActor
package final class BindingScope {
    /// The scope whose code runs now.
    private static var current: BindingScope?

    private var bindings: [any Disposable] = []
    /// A Boolean value that indicates whether a binding on an object belongs to the scope.
    private let includes: (any Storable) -> Bool

    /// Creates a scope of the bindings on certain objects.
    package init(of includes: @escaping (any Storable) -> Bool) {
        self.includes = includes
    }

    isolated deinit {
        end()
    }

    /// Runs code whose bindings belong to this scope, and not to the enclosing scope.
    package func run(_ body: () -> Void) {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        body()
    }

    /// Ends the bindings.
    package func end() {
        let ended = bindings
        bindings = []
        for binding in ended { binding.cancel() }
    }

    /// Records a binding that was created on an object, or another disposable that ends with the scope.
    package static func add(_ binding: any Disposable, on owner: any Storable) {
        guard let current, current.includes(owner) else { return }
        current.bindings.append(binding)
    }
}
