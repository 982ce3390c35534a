import Combine

extension Publisher where Failure == Never {
    /// Calls an asynchronous closure with an object and each value, one after another, as long as the object exists.
    ///
    /// ```swift
    /// saveButton.clicked.sink(on: self) { window in await window.save() }
    /// ```
    ///
    /// - A value that arrives while the closure runs waits until it has returned. No value is lost.
    /// - The task that calls the closure is cancelled when the object is deallocated, when its window is torn down,
    ///   when the publisher's last value has been handled, or when the returned disposable is disposed of. You can
    ///   discard the disposable. The object is held while the closure runs, and weakly otherwise.
    /// - Demand: unlimited.
    @MainActor
    @discardableResult
    public func sink<Owner: Storable>(
        on owner: Owner,
        receiveValue: @escaping @MainActor (Owner, Output) async -> Void
    ) -> any Disposable {
        Binding(on: owner) { binding in
            let (values, continuation) = AsyncStream.makeStream(of: UncheckedSendable<Output>.self)
            let task = Task { @MainActor [weak owner] in
                for await value in values {
                    // The object is held for one value at a time, so that the object can be deallocated while its task
                    // waits for the next value.
                    guard let owner, !Task.isCancelled else { break }
                    await receiveValue(owner, value.value)
                }
                binding.cancel()
            }
            let subscription = sink { _ in
                continuation.finish()
            } receiveValue: { value in
                continuation.yield(UncheckedSendable(value))
            }
            return AnyCancellable {
                subscription.cancel()
                continuation.finish()
                task.cancel()
            }
        }
    }

    /// Calls an asynchronous closure with an object at each event. See the other asynchronous `sink(on:receiveValue:)`.
    @MainActor
    @discardableResult
    public func sink<Owner: Storable>(
        on owner: Owner,
        receiveValue receiveEvent: @escaping @MainActor (Owner) async -> Void
    ) -> any Disposable where Output == Void {
        sink(on: owner) { (owner: Owner, _: Void) async in await receiveEvent(owner) }
    }
}
