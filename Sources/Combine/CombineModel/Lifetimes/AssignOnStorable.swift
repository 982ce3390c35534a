import Combine

extension Publisher where Failure == Never {
    /// Assigns each value to a property of a `Storable` object, which stores the subscription.
    ///
    /// The compiler chooses one of three functions with this name:
    ///
    /// | Call | Retains the object | Stores the subscription |
    /// |---|---|---|
    /// | `assign(to:on:)` of a ``Storable`` object, such as a widget | No | The object |
    /// | `assign(to:on:)` of any other object | Until the stream ends | You, for example with `store(in:)` |
    /// | `assign(to: &model.$name)` | No | The property |
    ///
    /// Therefore, a `Storable` object can assign to its own properties without a retain cycle. Values from other
    /// threads are assigned on the main thread, in order. In contrast, the other two functions assign values on the
    /// thread that sends them. A value is assigned even if it equals the current value. The subscription requests
    /// unlimited values and ends when the object is deallocated.
    ///
    /// - Returns: A cancellable that ends the subscription earlier. You don't need to store it.
    @MainActor
    @discardableResult
    @inlinable
    @inline(__always)
    public func assign<Root: Storable>(
        to keyPath: consuming ReferenceWritableKeyPath<Root, Output>,
        on object: Root
    ) -> AnyCancellable {
        // This code consumes the key path, because the compiler optimizes a key-path literal only if the literal is
        // used once.
        assign(to: InlinedKeyPath(consume keyPath), on: object)
    }

    @available(*, unavailable, message: "add the object, as in 'assign(to: \\.label, on: label)'")
    @_disfavoredOverload
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>) { fatalError("unavailable") }

    @MainActor
    @inlinable
    func assign<Root: Storable>(to property: InlinedKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        Binding(on: object) { binding in
            #if DEBUG
            binding.note(function: "assign(to:on:)")
            #endif
            // A constant, unlike a weak reference in a capture list, is read without a check of exclusivity.
            weak let object = object
            return binding.follow(self) { property.set($0, of: object) }
        }
        .cancellable
    }
}
