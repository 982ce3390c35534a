import Combine

/// The error that a binding throws if there is currently no model to accept a value.
@usableFromInline
package struct AbsentModel: Error {}

/// The operations with which a two-way binding follows and sets its model, using the property's type of values. See
/// ``TwoWayModel``.
@MainActor
public struct ModelAccess<Value> {
    /// The events that a binding receives from its model.
    @usableFromInline
    package enum Event {
        /// The initial or changed value of the model.
        case value(Value)
        /// There is currently no model.
        case absent
        /// There will be no more values.
        case finished
    }

    /// A value that the model accepts.
    @usableFromInline
    package struct Offer {
        /// The value as the model would return it after it was set.
        @usableFromInline package let accepted: Value
        /// Sets the value of the model. Returns the model's resulting value, or nil if the model no longer exists.
        @usableFromInline package let take: @MainActor () -> Value?

        @inlinable
        package init(accepted: Value, take: @escaping @MainActor () -> Value?) {
            self.accepted = accepted
            self.take = take
        }
    }

    @usableFromInline package typealias Receive = @MainActor (Event) -> Void

    /// Starts to follow the model, and delivers its current value and its later values in order. The owner is the
    /// object whose next frame the binding waits for if the model can't report a change immediately.
    @usableFromInline package let follow:
        @MainActor (_ owner: any Storable, _ receive: @escaping Receive) -> AnyCancellable
    /// Offers a value to the model. Throws the reason if the model rejects it, or ``AbsentModel`` if there is currently
    /// no model. Returns nil for a value that the model doesn't need.
    @usableFromInline package let offer: @MainActor (Value) throws -> Offer?

    @inlinable
    package init(
        follow: @escaping @MainActor (_ owner: any Storable, _ receive: @escaping Receive) -> AnyCancellable,
        offer: @escaping @MainActor (Value) throws -> Offer?
    ) {
        self.follow = follow
        self.offer = offer
    }

    /// Creates the access to a model from a publisher and a closure that sets it.
    ///
    /// - Parameters:
    ///   - publisher: A closure that publishes the current value of the model immediately, then each later one, on any
    ///     thread. The binding ends when the publisher finishes.
    ///   - set: A closure that offers the model a value that the user entered, and returns the resulting value of the
    ///     model, which can be different, or nil if the model no longer exists, which ends the binding. Capture the
    ///     model weakly, unless the binding should keep it alive.
    @inlinable
    public init(
        _ publisher: some Publisher<Value, Never>,
        set: @escaping @MainActor (Value) -> Value?
    ) {
        self.init { _, receive in
            MainActorDelivery { receive(.value($0)) }.follow(publisher) { _ in receive(.finished) }
        } offer: { value in
            Offer(accepted: value) { set(value) }
        }
    }

    /// Returns the access to the same model with values of another type.
    @inlinable
    package func converted<Other>(
        to convert: @escaping @MainActor (Value) -> Other,
        from convertBack: @escaping @MainActor (Other) throws -> Value?
    ) -> ModelAccess<Other> {
        ModelAccess<Other> { [follow] owner, receive in
            follow(owner) { event in
                switch event {
                case .value(let value): receive(.value(convert(value)))
                case .absent: receive(.absent)
                case .finished: receive(.finished)
                }
            }
        } offer: { [offer] value in
            guard let original = try convertBack(value), let inner = try offer(original) else { return nil }
            return ModelAccess<Other>.Offer(accepted: convert(inner.accepted)) { inner.take().map(convert) }
        }
    }
}
