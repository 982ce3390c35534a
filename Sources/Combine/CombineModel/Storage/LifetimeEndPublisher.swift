import Combine

extension Publisher {
    /// Republishes values until an object is deallocated, then finishes. RxSwift's `take(until:
    /// object.rx.deallocated)`.
    ///
    /// Use it for publishers that are meaningless without the object and that other code subscribes to. Subscriptions
    /// created with `sink(on:)` and similar functions don't need it, because they end with their owner. A closed window
    /// counts as deallocated. The publisher holds the object weakly, and leaves nothing on it after the subscription
    /// has ended.
    @MainActor
    public func prefix(untilFreed object: some Storable) -> Publishers.PrefixUntilOutput<Self, LifetimeEndPublisher> {
        prefix(untilOutputFrom: LifetimeEndPublisher(of: object))
    }
}

/// A publisher that sends one value when an object is deallocated, and finishes. RxSwift's `deallocated`.
///
/// - The lifetime of a window ends when the window is closed and torn down, even if something still holds it.
/// - The publisher sends immediately if the object no longer exists at the subscription.
/// - You can subscribe on any thread. It sends on the thread that deallocates the object.
public struct LifetimeEndPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private weak var object: (any Storable)?

    /// Creates a publisher for an object, which is held weakly.
    @MainActor
    public init(of object: some Storable) {
        self.object = object
    }

    public func receive<Downstream: Subscriber<Void, Never>>(subscriber: Downstream) {
        let watch = Watch(object) {
            _ = subscriber.receive()
            subscriber.receive(completion: .finished)
        }
        subscriber.receive(subscription: watch)
    }

    /// A subscription that is stored on the object from the first request on. Before that, there is no demand.
    private final class Watch: Subscription, CustomStringConvertible, Sendable {
        private struct State {
            weak var object: (any Storable)?
            /// The cancellable that the object holds.
            weak var stored: AnyCancellable?
            var isRequested = false
            /// A closure that finishes the subscriber. It's nil after that or after a cancellation.
            var finish: (() -> Void)?
        }

        private let state: Locked<State>

        init(_ object: (any Storable)?, _ finish: @escaping () -> Void) {
            state = Locked(State(object: object, finish: finish))
        }

        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            let wasRequested = state.withLock { state in
                defer { state.isRequested = true }
                return state.isRequested
            }
            if wasRequested { return }
            if state.withLock({ $0.object }) == nil { return objectEnded() }
            MainThread.perform(self) { $0.store() }
        }

        @MainActor
        private func store() {
            let (object, hasEnded) = state.withLock { ($0.object, $0.finish == nil) }
            guard let object else { return objectEnded() }
            if hasEnded { return }
            let stored = AnyCancellable { self.objectEnded() }
            state.withLock { $0.stored = stored }
            object.updateCancellables { $0.insert(stored) }
        }

        func cancel() {
            guard end() != nil else { return }
            MainThread.perform(self) { watch in
                let (object, stored) = watch.state.withLock { ($0.object, $0.stored) }
                if let object, let stored { object.updateCancellables { $0.remove(stored) } }
            }
        }

        private func objectEnded() {
            end()?()
        }

        /// Ends the subscription. The first call returns the closure that finishes the subscriber.
        private func end() -> (() -> Void)? {
            state.withLock { $0.finish.take() }
        }

        var description: String { "LifetimeEndPublisher" }
    }
}
