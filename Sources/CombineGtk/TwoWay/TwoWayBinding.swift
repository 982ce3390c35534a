import Combine
import Gtk

/// A property and a model that follow each other.
//
// Inlined, so that the compiler of the client knows the type of the value. Otherwise its metadata would be looked up at
// each use.
@MainActor
@usableFromInline
final class TwoWayBinding<Base: Object, Value: Equatable> {
    @usableFromInline weak let object: Base?
    @usableFromInline let property: InlinedKeyPath<Base, Value>
    @usableFromInline let bound: BoundProperty
    /// Not the whole access, because its publisher holds the model.
    @usableFromInline let offer: @MainActor (Value) throws -> ModelAccess<Value>.Offer?
    @usableFromInline weak let binding: Binding?
    @usableFromInline var state = TwoWayState<Value>()

    @inlinable
    static func bind(_ property: ReactiveProperty<Base, Value>, _ model: ModelAccess<Value>) -> any Disposable {
        property.bindingTarget.start { binding in
            guard let object = property.base else { return AnyCancellable {} }
            let twoWay = TwoWayBinding(object, property, model.offer, binding)
            // The property is first set to the model's value.
            let following = model.follow(object) { twoWay.modelSent($0) }
            twoWay.followProperty()
            return AnyCancellable {
                following.cancel()
                MainThread.perform(twoWay) { $0.end() }
            }
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
    func end() {
        state.end()
        bound.end()
    }

    /// Runs a step of the binding. If too many steps are nested, the binding ends.
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
            step {
                if wasAbsent { bound.resume() }
                bound.hideRefusal()
                set(new)
            }
        case .absent:
            state.modelBecameAbsent()
            bound.hideRefusal()
            bound.rest()
        case .finished:
            binding?.cancel()
        }
    }

    @inlinable
    func set(_ value: Value) {
        guard let object else { return }
        let outer = state.willSetProperty()
        // A handler that sets the property during this time also does so for the model.
        let byProgram = bound.setting { property.set(value, of: object) }
        var found = value
        bound.read { found = property.value(of: object) }
        if let offered = state.didSetProperty(found: found, byProgram: byProgram, returningTo: outer) {
            step { hand(offered) }
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
        // This is the GTK response to the new value. The property is read afterwards.
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
            step { hand(offered) }
        } else if wasRefused, state.phase == .synced {
            bound.hideRefusal()
        }
    }

    /// Sets the value of the model, or shows why the model rejects it.
    @inlinable
    func hand(_ value: Value) {
        do {
            guard let offer = try self.offer(value) else { return }
            bound.hideRefusal()
            let outer = state.willOffer(accepted: offer.accepted)
            guard let taken = offer.take() else {
                binding?.cancel()
                return
            }
            // The value to which the model changed the offered value.
            if let new = state.didOffer(accepted: offer.accepted, taken: taken, returningTo: outer) {
                step { set(new) }
            } else if Value.self == String.self, offer.accepted != value {
                bound.afterEditing { [weak self] in self?.showAcceptedValue() }
            }
        } catch is AbsentModel {
            // Known here before the model reports it. The model's next value is new, even if it equals its last one.
            modelSent(.absent)
        } catch {
            state.modelRefused()
            bound.showRefusal(error)
        }
    }
    /// Shows the value that the model accepted, now that it doesn't disturb the user's typing.
    @inlinable
    func showAcceptedValue() {
        if let value = state.editingEnded() { step { set(value) } }
    }
}
