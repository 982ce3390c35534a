import Combine

/// There is no model for now that could take a value.
@usableFromInline
package struct AbsentModel: Error {}

/// The way in which a two-way binding follows and sets its model, in the property's values. See ``TwoWayModel``.
@MainActor
public struct ModelAccess<Value> {
    /// What a binding hears of its model.
    @usableFromInline
    package enum Event {
        /// The model's value, first or changed.
        case value(Value)
        /// There is no model for now.
        case absent
        /// There will be no more values.
        case finished
    }

    /// A value that the model can take.
    @usableFromInline
    package struct Offer {
        /// The value as the model would hand it back.
        @usableFromInline package let accepted: Value
        /// Has the model take it; returns the value that it has then, or `nil` if it is gone.
        @usableFromInline package let take: @MainActor () -> Value?

        @inlinable
        package init(accepted: Value, take: @escaping @MainActor () -> Value?) {
            self.accepted = accepted
            self.take = take
        }
    }

    @usableFromInline package typealias Receive = @MainActor (Event) -> Void

    /// Starts to follow the model: its value now, then its later ones, in order. The owner is the object whose frames a model
    /// waits for that cannot tell of a change at once.
    @usableFromInline package let follow:
        @MainActor (_ owner: any Storable, _ receive: @escaping Receive) -> AnyCancellable
    /// Offers the model a value; throws the reason if it refuses it, ``AbsentModel`` if there is no model for now, and returns
    /// `nil` for a value that does not concern it.
    @usableFromInline package let offer: @MainActor (Value) throws -> Offer?

    @inlinable
    package init(
        follow: @escaping @MainActor (_ owner: any Storable, _ receive: @escaping Receive) -> AnyCancellable,
        offer: @escaping @MainActor (Value) throws -> Offer?
    ) {
        self.follow = follow
        self.offer = offer
    }

    /// A publisher's values, and a closure that has the model take one.
    ///
    /// - Parameters:
    ///   - publisher: publishes the model's value at once, then each later one, on any thread. The binding ends when it
    ///     finishes.
    ///   - set: has the model take a value that the user made, and returns the value that the model has then, which need not
    ///     be the same; or `nil` if the model is gone, which ends the binding. It holds the model weakly, unless the binding
    ///     is to keep it.
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

    /// The same model in other values.
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
