import Gtk

/// A two-way binding of a property and a model.
//
// Each client inlines the functions and compiles them for the type of the value. Without inlining, each use would look
// up the metadata of the type.
@MainActor
@usableFromInline
final class TwoWayBinding<Base: Object, Value: Equatable>: Cancellable {
    @usableFromInline weak let object: Base?
    @usableFromInline let property: InlinedKeyPath<Base, Value>
    @usableFromInline let bound: BoundProperty
    /// The closure that sets the model. The `ModelAccess` itself isn't stored, because its publisher retains the model.
    @usableFromInline let offer: @MainActor (Value) throws -> ModelAccess<Value>.Offer?
    @usableFromInline weak let binding: Binding?
    @usableFromInline var state = TwoWayState<Value>()

    @inlinable
    static func bind(_ property: ReactiveProperty<Base, Value>, _ model: ModelAccess<Value>) -> any Disposable {
        property.bindingTarget.start { binding in
            guard let object = property.base else { return AnyCancellable(Subscriptions.empty) }
            #if DEBUG
            binding.note(function: "<~>")
            #endif
            let twoWay = TwoWayBinding(object, property, model.offer, binding)
            // `follow` sets the property to the model's value before the binding observes the property.
            let following = model.follow(object) { twoWay.modelSent($0) }
            twoWay.followProperty()
            return AnyCancellable([following, twoWay])
        }
    }

    @inlinable
    init(
        _ object: Base,
        _ property: ReactiveProperty<Base, Value>,
        _ offer: @escaping @MainActor (Value) throws -> ModelAccess<Value>.Offer?,
        _ binding: Binding
    ) {
        self.object = object
        self.property = property.property
        self.offer = offer
        self.binding = binding
        bound = BoundProperty(object, name: property.name) { [weak object, property = property.property] in
            guard let object else { return nil }
            let before = property.value(of: object)
            return { property.value(of: object) != before }
        }
    }

    @inlinable
    nonisolated func cancel() {
        MainThread.perform(self) {
            $0.state.end()
            $0.bound.end()
        }
    }

    /// Performs a step of the binding. If too many steps are nested, the binding is cancelled.
    @inlinable
    func step(_ body: () -> Void) {
        guard let binding, !binding.isDisposed else { return }
        binding.step {
            body()
            return true
        }
    }

    // MARK: From the model

    @inlinable
    func modelSent(_ event: ModelAccess<Value>.Event) {
        switch event {
        case .value(let value):
            let wasAbsent = state.phase == .absent
            guard let new = state.modelSent(value) else { return }
            #if DEBUG
            binding?.note(value: new)
            #endif
            step {
                if wasAbsent { bound.enableWidget() }
                bound.hideRefusal()
                set(new)
            }
        case .absent:
            state.modelBecameAbsent()
            bound.hideRefusal()
            bound.disableWidget()
        case .finished:
            binding?.cancel()
        }
    }

    @inlinable
    func set(_ value: Value) {
        guard let object else { return }
        let outer = state.willSetProperty()
        // If a handler sets the property in the meantime, the model must receive that value.
        let byProgram = bound.setting { property.set(value, of: object) }
        var found = value
        bound.read { found = property.value(of: object) }
        if let offered = state.didSetProperty(found: found, byProgram: byProgram, returningTo: outer) {
            step { offerToModel(offered) }
        }
    }

    // MARK: From the property

    @inlinable
    func followProperty() {
        guard let object, state.phase != .ended else { return }
        bound.follow(property.keyPath) {
            state.begin(with: property.value(of: object))
        } changed: { [self] in
            propertyNotified()
        } ended: { [self] in
            binding?.cancel()
        }
    }

    @inlinable
    func propertyNotified() {
        // While `set(_:)` sets the property, GTK emits this notification in response. `set(_:)` reads the property
        // afterwards.
        guard state.phase != .settingProperty, let object else { return }
        bound.runningProgram {
            var value: Value?
            bound.read { value = property.value(of: object) }
            if let value { propertyChanged(to: value) }
        }
    }

    @inlinable
    func propertyChanged(to value: Value) {
        let wasRefused = state.phase == .refused
        if let offered = state.propertyChanged(to: value) {
            step { offerToModel(offered) }
        } else if wasRefused, state.phase == .synced {
            bound.hideRefusal()
        }
    }

    /// Sets the model to a value. If the model rejects the value, the widget shows the reason.
    @inlinable
    func offerToModel(_ value: Value) {
        do {
            #if DEBUG
            binding?.note(value: value)
            #endif
            guard let offer = try self.offer(value) else { return }
            bound.hideRefusal()
            let outer = state.willOffer(accepted: offer.accepted)
            guard let taken = offer.take() else {
                binding?.cancel()
                return
            }
            // The model may have changed the value.
            if let new = state.didOffer(accepted: offer.accepted, taken: taken, returningTo: outer) {
                step { set(new) }
            } else if Value.self == String.self, offer.accepted != value {
                bound.afterEditing { [weak self] in self?.showAcceptedValue() }
            }
        } catch is AbsentModel {
            // The model no longer exists, but its publisher hasn't reported this yet. The next value of a model counts
            // as new, even if it equals the last value.
            modelSent(.absent)
        } catch {
            state.modelRefused()
            bound.showRefusal(error)
        }
    }

    /// Shows the value that the model accepted. The binding calls this method after the edit, because a change of the
    /// text during the edit would disturb the user.
    @inlinable
    func showAcceptedValue() {
        if let value = state.editingEnded() { step { set(value) } }
    }
}
