import Combine

extension Publisher {
    /// Republishes values until an object is deallocated, then finishes.
    ///
    /// Use this method for a publisher that you pass to other code and that must end with the object. You don't need
    /// the method for subscriptions created with `sink(on:)` and similar functions. These subscriptions end when their
    /// owner is deallocated. If the object is a window, the publisher also finishes when the window is closed. The
    /// publisher doesn't retain the object. Corresponds to `take(until: object.rx.deallocated)` in RxSwift.
    @MainActor
    public func prefix(untilFreed object: some Storable) -> Publishers.PrefixUntilOutput<Self, LifetimeEndPublisher> {
        prefix(untilOutputFrom: LifetimeEndPublisher(of: object))
    }
}

/// A publisher that sends one value when an object is deallocated, then finishes.
///
/// Corresponds to `deallocated` in RxSwift.
///
/// - For a window, it sends the value when the window is closed and torn down, even if the window is still retained.
/// - If the object no longer exists when a subscriber requests the value, the publisher sends the value immediately.
/// - You can subscribe on any thread. The value is sent on the thread that deallocates the object.
public struct LifetimeEndPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private weak var object: (any Storable)?

    /// Creates a publisher for an object without retaining the object.
    @MainActor
    public init(of object: some Storable) { self.object = object }

    public func receive<Downstream: Subscriber<Void, Never>>(subscriber: Downstream) {
        let watch = Watch(object) {
            _ = subscriber.receive()
            subscriber.receive(completion: .finished)
        }
        subscriber.receive(subscription: watch)
    }

    /// The subscription. After the first request, the object retains it.
    private final class Watch: Subscription, CustomStringConvertible, Sendable {
        private struct State {
            weak var object: (any Storable)?
            weak var stored: AnyCancellable?
            var isRequested = false
            /// The closure that sends the value and finishes, or nil after the subscription has ended.
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
            let stored = AnyCancellable { @Sendable in self.objectEnded() }
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

        private func objectEnded() { end()?() }

        /// Ends the subscription. The first call returns the closure that sends the value and finishes.
        private func end() -> (() -> Void)? {
            state.withLock { $0.finish.take() }
        }

        var description: String { "LifetimeEndPublisher" }
    }
}
