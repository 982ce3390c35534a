import Combine

/// A binding of a stream to a target. The object that owns the target stores the binding.
@MainActor
@usableFromInline
package final class Binding: Disposable {
    private struct State {
        var source: AnyCancellable?
        var isDisposed = false
    }

    /// The number of nested calls to ``step(_:)`` at which a binding counts as an endless loop. It's larger than any
    /// realistic chain of bindings, and small enough to avoid a stack overflow.
    @usableFromInline static let stepLimit = 100

    private nonisolated let state = Locked(State())
    private weak var owner: (any Storable)?
    private let key: AnyKeyPath?
    private let name: (() -> String)?
    private weak var stored: AnyCancellable?
    /// The number of nested calls to ``step(_:)`` that are in progress.
    //
    // Exclusivity isn't checked, because each access is a single load or store.
    @exclusivity(unchecked)
    @usableFromInline var depth = 0
    #if DEBUG
    /// The information that the inspector shows.
    package let record = BindingRecord()
    #endif

    /// Starts a binding. If the owner already has a binding with the same key, the new binding replaces it.
    ///
    /// - Parameters:
    ///   - owner: The object that stores the binding. Without an owner, the binding lasts as long as the stream.
    ///   - key: The key path of the target, or nil if the target can have any number of bindings.
    ///   - name: The name of the target, for messages.
    ///   - start: A closure that subscribes to the stream. The closure receives the binding, and must cancel it when
    ///     the stream ends.
    @usableFromInline
    package init(
        on owner: (any Storable)?,
        key: AnyKeyPath? = nil,
        name: (() -> String)? = nil,
        start: (Binding) -> AnyCancellable
    ) {
        LiveBindings.began()
        self.owner = owner
        self.key = key
        self.name = name
        #if DEBUG
        LiveBindings.add(self)
        let outer = BindingRecord.starting
        BindingRecord.starting = self
        defer { BindingRecord.starting = outer }
        #endif
        if let owner = owner as? any BindingOwner, owner.isTornDown {
            let name = name?() ?? "something stored on \(owner.bindingDescription)"
            Diagnostics.warning(
                "\(name) was bound after the window was closed. The binding was cancelled, "
                    + "because it would outlive the window."
            )
            cancel()
            return
        }
        if let owner {
            let stored = AnyCancellable { @Sendable [self] in cancel() }
            self.stored = stored
            owner.store(stored, forKey: key)?.cancel()
            BindingScope.add(self, on: owner)
        }
        let source = start(self)
        let isDisposed = state.withLock { state in
            if !state.isDisposed { state.source = source }
            return state.isDisposed
        }
        // The stream may have ended, or another binding may have replaced this one, during the call to `start`.
        if isDisposed { source.cancel() }
    }

    deinit {
        // A binding that is still active here was released by a stream that didn't send a completion.
        if !isDisposed { LiveBindings.ended() }
        #if DEBUG
        LiveBindings.remove(ObjectIdentifier(self))
        #endif
    }

    /// The cancellable that the owner stores. If the binding has ended or has no owner, the value is a new cancellable.
    @usableFromInline
    package var cancellable: AnyCancellable {
        stored ?? AnyCancellable { @Sendable [self] in cancel() }
    }

    @usableFromInline
    package nonisolated var isDisposed: Bool { state.withLock { $0.isDisposed } }

    @usableFromInline
    package nonisolated func cancel() {
        let taken = state.exchange(State(isDisposed: true))
        if taken.isDisposed { return }
        LiveBindings.ended()
        #if DEBUG
        LiveBindings.remove(ObjectIdentifier(self))
        #endif
        taken.source?.cancel()
        MainThread.perform(self) { $0.removeFromOwner() }
    }

    private func removeFromOwner() {
        if let owner, let stored { owner.remove(stored, forKey: key) }
    }

    // MARK: Values

    /// Delivers a value. Ends the binding if the target no longer exists, or if the binding triggers itself endlessly.
    ///
    /// - Parameter body: A closure that delivers the value and returns whether the target still exists. An enclosing
    ///   call to `observe` doesn't track the values that the closure reads.
    @inlinable
    package func step(_ body: () -> Bool) {
        if depth >= Self.stepLimit { return endAsLoop() }
        depth += 1
        let exists = TrackingScope.suspended(body)
        depth -= 1
        if !exists { cancel() }
    }

    /// Logs a message about an endless loop and ends the binding.
    @usableFromInline
    func endAsLoop() {
        if isDisposed { return }
        Diagnostics.critical(
            "the binding of \(name?() ?? "a closure") triggers itself endlessly and was stopped: each value that it sets "
                + "causes another one"
        )
        cancel()
    }

    /// Subscribes to a publisher and passes each value to `receive` on the main actor, in order. The completion ends
    /// the binding.
    ///
    /// - Parameters:
    ///   - complete: A closure that receives the completion before the binding ends.
    ///   - receive: A closure that delivers a value and returns whether the target still exists.
    @inlinable
    package func follow<Source: Publisher>(
        _ source: Source,
        complete: @escaping @MainActor (Subscribers.Completion<Source.Failure>) -> Void = { _ in },
        _ receive: @escaping @MainActor (Source.Output) -> Bool
    ) -> AnyCancellable {
        #if DEBUG
        note(source)
        #endif
        return MainActorDelivery<Source.Output> { value in
            #if DEBUG
            self.note(value: value)
            #endif
            self.step { receive(value) }
        }
        .follow(source) { completion in
            complete(completion)
            self.cancel()
        }
    }
}

#if DEBUG
extension Binding {
    /// The object that stores the binding. The value is nil if the binding has no owner or the owner no longer exists.
    package var holder: (any Storable)? { owner }

    /// The name of the bound property, or nil if the binding calls a closure.
    package var targetName: String? { name?() }
}
#endif
