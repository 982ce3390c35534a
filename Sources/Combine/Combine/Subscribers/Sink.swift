import Synchronization

extension Subscribers {
    /// A subscriber that requests unlimited values and calls closures.
    ///
    /// The closures and the subscription are released at completion or cancellation. If a closure is running at that
    /// time, both closures are released when it returns.
    public final class Sink<Input, Failure>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    where Failure: Error {
        @usableFromInline let upstream = SubscriptionState()
        @usableFromInline let closures: DisposableClosures

        @usableFromInline
        typealias Closures = ReceivingClosures<Input, Failure>

        /// Creates a subscriber with closures that receive the completion and the values.
        @inlinable
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            closures = DisposableClosures(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
        }

        /// The closure that receives each value. After completion or cancellation, the value is a closure that does
        /// nothing.
        public var receiveValue: (Input) -> Void { closures.current(as: Closures.self)?.receiveValue ?? { _ in } }

        /// The closure that receives the completion. After completion or cancellation, the value is a closure that does
        /// nothing.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            closures.current(as: Closures.self)?.receiveCompletion ?? { _ in }
        }

        /// Accepts the first subscription and requests unlimited values. Cancels any other subscription.
        public func receive(subscription: any Subscription) {
            if upstream.accept(subscription) { subscription.request(.unlimited) }
        }

        /// Runs the value closure.
        @inlinable
        public func receive(_ value: Input) -> Subscribers.Demand {
            closures.receive(value, as: Closures.self)
            return .none
        }

        /// Runs the completion closure.
        public func receive(completion: Subscribers.Completion<Failure>) {
            _ = upstream.end()
            closures.dispose(as: Closures.self)?.receiveCompletion(completion)
        }

        /// Cancels the subscription.
        public func cancel() {
            closures.dispose()
            upstream.cancel()
        }

        /// The string "Sink".
        public var description: String { "Sink" }

        /// A mirror without children.
        public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

        /// The description.
        public var playgroundDescription: Any { description }
    }
}

extension Publisher {
    /// Attaches a subscriber that calls closures.
    ///
    /// The subscription lasts until the result is cancelled or released.
    @inlinable
    public func sink(
        receiveCompletion: @escaping ((Subscribers.Completion<Self.Failure>) -> Void),
        receiveValue: @escaping ((Self.Output) -> Void)
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Attaches a subscriber that calls a closure for each value.
    ///
    /// The subscription lasts until the result is cancelled or released.
    @inlinable
    public func sink(receiveValue: @escaping ((Self.Output) -> Void)) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
