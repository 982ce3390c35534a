import Combine

/// An error that is thrown if a value is offered while there is no model.
@usableFromInline
package struct AbsentModel: Error {}

/// The operations that a two-way binding uses to observe and set its model. See ``TwoWayModel``.
@MainActor
public struct ModelAccess<Value> {
    /// An event that a binding receives from its model.
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
        /// The value that the model is expected to have after it has been set.
        @usableFromInline package let accepted: Value
        /// The closure that sets the model. It returns the resulting value of the model, or nil if the model no longer
        /// exists.
        @usableFromInline package let take: @MainActor () -> Value?

        @inlinable
        package init(accepted: Value, take: @escaping @MainActor () -> Value?) {
            self.accepted = accepted
            self.take = take
        }
    }

    @usableFromInline package typealias Receive = @MainActor (Event) -> Void

    /// The closure that starts to observe the model. It delivers the current value and each new value, in order. If the
    /// model can't report changes immediately, they're delivered with the owner's observations.
    @usableFromInline package let follow:
        @MainActor (_ owner: any Storable, _ receive: @escaping Receive) -> AnyCancellable
    /// The closure that offers a value to the model. Throws an error if the model rejects the value, or ``AbsentModel``
    /// if there is currently no model. Returns nil if the model ignores the value.
    @usableFromInline package let offer: @MainActor (Value) throws -> Offer?

    @inlinable
    package init(
        follow: @escaping @MainActor (_ owner: any Storable, _ receive: @escaping Receive) -> AnyCancellable,
        offer: @escaping @MainActor (Value) throws -> Offer?
    ) {
        self.follow = follow
        self.offer = offer
    }

    /// Creates access to a model from a publisher and a closure that sets the model.
    ///
    /// - Parameters:
    ///   - publisher: A publisher that sends the current value of the model immediately and then each new value. It can
    ///     send on any thread. The binding ends when the publisher finishes.
    ///   - set: A closure that sets the model to a value that the user entered. It returns the resulting value of the
    ///     model, which can be different. To end the binding because the model no longer exists, return nil. Capture
    ///     the model weakly unless the binding should retain it.
    @inlinable
    public init(_ publisher: some Publisher<Value, Never>, set: @escaping @MainActor (Value) -> Value?) {
        self.init { _, receive in
            MainActorDelivery { receive(.value($0)) }.follow(publisher) { _ in receive(.finished) }
        } offer: { value in
            Offer(accepted: value) { set(value) }
        }
    }

    /// Returns access to the same model with converted values.
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

/// An error that a model throws to reject a value.
public struct ValidationError: Error, CustomStringConvertible {
    /// The message for the user.
    public let description: String

    /// Creates an error with a message for the user.
    public init(_ reason: String) { description = reason }
}
