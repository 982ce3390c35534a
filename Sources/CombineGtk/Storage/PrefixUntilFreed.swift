import Combine
import Dispatch
import Gtk

extension Publisher {
    /// Republishes values until an object goes, and finishes then. RxSwift's `take(until: object.rx.deallocated)`.
    ///
    /// For streams that others subscribe to and that mean nothing without the object; what subscribes by `sink(on:)` and
    /// the like ends with its owner anyway. A closed window counts as gone. Holds the object weakly, and leaves nothing on
    /// it once the subscription is over.
    @MainActor
    public func prefix(untilFreed object: some Storable) -> Publishers.PrefixUntilOutput<Self, EndOfLife> {
        prefix(untilOutputFrom: EndOfLife(of: object))
    }
}

/// Publishes once, when an object goes, and finishes. RxSwift's `deallocated`.
///
/// - A closed window goes when it is torn down, though somebody may still hold it.
/// - Publishes at once if the object is gone when it is subscribed to.
/// - May be subscribed to on any thread; publishes on the thread that the object goes on.
public struct EndOfLife: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private weak var object: (any Storable)?

    /// Watches an object, which is held weakly.
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

    /// What is stored on the object, to be told when it goes, from the first request on, before which there is no demand.
    //
    // `@unchecked Sendable`: the state is locked, `stored` is the main thread's, and the subscriber is told once.
    private final class Watch: Subscription, CustomStringConvertible, @unchecked Sendable {
        private enum State {
            case initial
            case watching
            case ended
        }

        private struct Subscriber {
            var state = State.initial
            var tell: (() -> Void)?
        }

        private let subscriber: Locked<Subscriber>
        private weak let object: (any Storable)?
        private weak var stored: AnyCancellable?

        init(_ object: (any Storable)?, _ tell: @escaping () -> Void) {
            self.object = object
            subscriber = Locked(Subscriber(tell: tell))
        }

        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            let isFirst = subscriber.withLock { subscriber in
                defer { if subscriber.state == .initial { subscriber.state = .watching } }
                return subscriber.state == .initial
            }
            guard isFirst else { return }
            if object == nil { return objectEnded() }
            onMainThread {
                guard let owner = self.object else { return self.objectEnded() }
                if self.subscriber.withLock({ $0.state == .ended }) { return }
                let stored = AnyCancellable { self.objectEnded() }
                self.stored = stored
                owner.updateCancellables { $0.insert(stored) }
            }
        }

        func cancel() {
            guard end() != nil else { return }
            onMainThread {
                if let stored = self.stored { self.object?.updateCancellables { $0.remove(stored) } }
            }
        }

        private func objectEnded() {
            end()?()
        }

        /// Ends it; returns what tells the subscriber, the first time.
        private func end() -> (() -> Void)? {
            subscriber.exchange(Subscriber(state: .ended)).tell
        }

        private func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
            if MainThread.isCurrent {
                MainThread.assume(body)
            } else {
                DispatchQueue.main.async(execute: body)
            }
        }

        var description: String { "EndOfLife" }
    }
}
