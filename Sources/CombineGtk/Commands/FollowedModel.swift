import Combine
import Gtk

/// A model that is connected to the state of an action, in both directions.
@MainActor
final class FollowedModel<Value: Equatable> {
    /// The model's value, or nil while there is no model.
    let value = CurrentValueRelay<Value?>(nil)
    /// Only this closure is stored, because the publisher of the access retains the model.
    private let offerValue: @MainActor (Value) throws -> ModelAccess<Value>.Offer?

    init(_ access: ModelAccess<Value>) {
        offerValue = access.offer
    }

    /// Follows the model as long as an owner exists.
    func follow(_ access: ModelAccess<Value>, on owner: some Storable) {
        // The binding is stored on the owner and ends with it.
        _ = Binding(on: owner) { binding in
            access.follow(owner) { [weak self, weak binding] event in
                switch event {
                case .value(let value): self?.show(value)
                case .absent: self?.show(nil)
                case .finished:
                    self?.show(nil)
                    binding?.cancel()
                }
            }
        }
    }

    private func show(_ new: Value?) {
        if value.value != new { value.value = new }
    }

    /// Sets the value of the model. Throws the reason if the model rejects it.
    func offer(_ new: Value) throws {
        do {
            guard let offer = try offerValue(new) else { return }
            show(offer.take())
        } catch is AbsentModel {
            show(nil)
        }
    }
}
