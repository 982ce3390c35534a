import Gtk

/// A two-way binding between a model's value and an action's state.
@MainActor
final class FollowedModel<Value: Equatable> {
    /// The model's value, or nil while there is no model.
    let value = CurrentValueRelay<Value?>(nil)
    /// The closure that sets the model. This object doesn't store the `ModelAccess`, because the publisher in the
    /// `ModelAccess` retains the model.
    private let offerValue: @MainActor (Value) throws -> ModelAccess<Value>.Offer?

    init(_ access: ModelAccess<Value>) { offerValue = access.offer }

    func follow(_ access: ModelAccess<Value>, on owner: some Storable) {
        // The result isn't needed, because the owner stores the binding.
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

    /// Sets the value of the model, or throws the reason if the model rejects the value.
    func offer(_ new: Value) throws {
        do {
            guard let offer = try offerValue(new) else { return }
            show(offer.take())
        } catch is AbsentModel {
            show(nil)
        }
    }
}
