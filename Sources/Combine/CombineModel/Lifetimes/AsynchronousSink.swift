import Combine

extension Publisher where Failure == Never {
    /// Calls an asynchronous closure with an object and each value, one after another.
    ///
    /// ```swift
    /// saveButton.clicked.sink(on: self) { window in await window.save() }
    /// ```
    ///
    /// - A value that arrives while the closure is running is queued until the closure returns. No values are lost. The
    ///   subscription requests unlimited values.
    /// - The task that calls the closure is cancelled when the object is deallocated, its window is torn down, or you
    ///   dispose of the result. The task also ends after the last value. You can discard the result.
    /// - The object is retained only while the closure is running.
    @MainActor
    @discardableResult
    public func sink<Owner: Storable>(
        on owner: Owner,
        receiveValue: @escaping @MainActor (Owner, Output) async -> Void
    ) -> any Disposable {
        Binding(on: owner) { binding in
            #if DEBUG
            binding.note(self)
            #endif
            let (values, continuation) = AsyncStream.makeStream(of: UncheckedSendable<Output>.self)
            let task = Task { @MainActor [weak owner] in
                for await value in values {
                    // The object is only retained while a value is handled. While the task waits for the next value,
                    // the object can be deallocated.
                    guard let owner, !Task.isCancelled else { break }
                    #if DEBUG
                    binding.note(value: value.value)
                    #endif
                    RunningActions.count += 1
                    await receiveValue(owner, value.value)
                    RunningActions.count -= 1
                }
                binding.cancel()
            }
            let subscription = sink { @Sendable _ in
                continuation.finish()
            } receiveValue: { @Sendable value in
                continuation.yield(UncheckedSendable(value))
            }
            return AnyCancellable([subscription]) {
                continuation.finish()
                task.cancel()
            }
        }
    }

    /// Calls an asynchronous closure with an object for each event.
    ///
    /// This method behaves like the asynchronous `sink(on:receiveValue:)` for values.
    @MainActor
    @discardableResult
    public func sink<Owner: Storable>(
        on owner: Owner,
        receiveValue receiveEvent: @escaping @MainActor (Owner) async -> Void
    ) -> any Disposable where Output == Void {
        sink(on: owner) { (owner: Owner, _: Void) async in await receiveEvent(owner) }
    }
}
