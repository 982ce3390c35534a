import Combine

extension Publisher {
    /// Calls one closure with an object and each value, and another closure with the object and the completion.
    ///
    /// ```swift
    /// request.sink(on: self) { window, completion in
    ///     if case .failure(let error) = completion { window.show(error) }
    /// } receiveValue: { window, reply in
    ///     window.show(reply)
    /// }
    /// ```
    ///
    /// The subscription doesn't retain the object, and ends when the object is deallocated. The closures receive the
    /// object as an argument and therefore don't need to capture the object. The subscription is stored in the object's
    /// ``Storable/cancellables`` and removed when the publisher completes. Values and completions from other threads
    /// are delivered on the main thread, in order. The subscription requests unlimited values.
    ///
    /// - Returns: A disposable that ends the subscription earlier. You can discard it.
    @MainActor
    @discardableResult
    @inlinable
    public func sink<Owner: Storable>(
        on owner: Owner,
        receiveCompletion: @escaping @MainActor (Owner, Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping @MainActor (Owner, Output) -> Void
    ) -> any Disposable {
        // The binding has no key, because an object can have any number of sinks.
        Binding(on: owner) { binding in
            binding.follow(self) { [weak owner] completion in
                if let owner { receiveCompletion(owner, completion) }
            } _: { [weak owner] value in
                guard let owner else { return false }
                receiveValue(owner, value)
                return true
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with an object and each value.
    ///
    /// In all other respects, this method behaves like ``Combine/Publisher/sink(on:receiveCompletion:receiveValue:)``.
    @MainActor
    @discardableResult
    @inlinable
    public func sink<Owner: Storable>(
        on owner: Owner,
        receiveValue: @escaping @MainActor (Owner, Output) -> Void
    ) -> any Disposable {
        sink(on: owner, receiveCompletion: { _, _ in }, receiveValue: receiveValue)
    }

    /// Calls a closure with an object for each event.
    ///
    /// In all other respects, this method behaves like ``Combine/Publisher/sink(on:receiveCompletion:receiveValue:)``.
    @MainActor
    @discardableResult
    @inlinable
    public func sink<Owner: Storable>(
        on owner: Owner,
        receiveValue receiveEvent: @escaping @MainActor (Owner) -> Void
    ) -> any Disposable where Output == Void {
        Binding(on: owner) { binding in
            binding.follow(self) { [weak owner] _ in
                guard let owner else { return false }
                receiveEvent(owner)
                return true
            }
        }
    }
}
