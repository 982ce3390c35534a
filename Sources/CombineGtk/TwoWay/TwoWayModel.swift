import Combine
import Gtk

/// What a property can be bound to both ways by `<~>`: a value that is followed and set.
///
/// `CurrentValueRelay`s, `CurrentValueSubject`s that never fail, the publishers of `@Published` properties
/// (`viewModel.$name`), properties of any class by ``Bindable``, and each of them with its values
/// ``converted(to:from:)``.
@MainActor
public protocol TwoWayModel<Value> {
    associatedtype Value

    /// How a binding follows and sets it.
    var side: ModelSide<Value> { get }
}

/// The model's side of a two-way binding, in the values of the property's.
@MainActor
public struct ModelSide<Value> {
    /// A value that the model can take.
    struct Offer {
        /// The value as the model would hand it back.
        let accepted: Value
        /// Has the model take it; returns what it has then, or `nil` if it is gone.
        let take: () -> Value?
    }

    /// Calls the first closure with the model's value and its later ones, on the main thread and in order, and the second
    /// when there will be none any more. The object is that whose frames a model that cannot tell at once waits for.
    let follow:
        (_ owner: any Storable, _ receive: @escaping (Value) -> Void, _ end: @escaping @MainActor () -> Void) ->
            AnyCancellable
    /// What the model makes of a value; throws if it refuses it, and returns `nil` for one that does not concern it.
    let offer: (Value) throws -> Offer?

    init(
        follow:
            @escaping (
                _ owner: any Storable, _ receive: @escaping (Value) -> Void, _ end: @escaping @MainActor () -> Void
            ) -> AnyCancellable,
        offer: @escaping (Value) throws -> Offer?
    ) {
        self.follow = follow
        self.offer = offer
    }

    /// A publisher's values, and what takes one; `take` returns whether the model is still there.
    init(_ publisher: some Publisher<Value, Never>, take: @escaping (Value) -> Bool) {
        self.init { _, receive, end in
            let delivery = MainThreadDelivery(receive)
            let subscription = publisher.sink(
                receiveCompletion: { _ in delivery.afterValues(end) },
                receiveValue: { delivery.send($0) }
            )
            return AnyCancellable {
                delivery.end()
                subscription.cancel()
            }
        } offer: { value in
            Offer(accepted: value) { take(value) ? value : nil }
        }
    }

    /// The same model in other values.
    func converted<Other>(
        to convert: @escaping (Value) -> Other,
        from convertBack: @escaping (Other) throws -> Value?
    ) -> ModelSide<Other> {
        let (follow, offer) = (follow, offer)
        return ModelSide<Other> { owner, receive, end in
            follow(owner, { receive(convert($0)) }, end)
        } offer: { value in
            guard let original = try convertBack(value), let inner = try offer(original) else { return nil }
            return ModelSide<Other>.Offer(accepted: convert(inner.accepted)) { inner.take().map(convert) }
        }
    }
}

extension CurrentValueRelay: TwoWayModel {
    public var side: ModelSide<Output> {
        ModelSide(self) { [weak self] value in
            self?.accept(value)
            return self != nil
        }
    }
}

extension CurrentValueSubject: TwoWayModel where Failure == Never {
    public var side: ModelSide<Output> {
        // The current value: a nested value reaches subscribers before the outer, older one.
        ModelSide(map { [weak self] value in self?.value ?? value }) { [weak self] value in
            self?.send(value)
            return self != nil
        }
    }
}

/// A `@Published` property by its publisher, `viewModel.$name`, as for `assign(to:)`.
///
/// Setting it goes past the property's own `didSet`; where that matters use ``Bindable``.
extension Published.Publisher: TwoWayModel {
    public var side: ModelSide<Value> {
        ModelSide(self) { [weak storage] value in
            storage?.value = value
            return storage != nil
        }
    }
}
