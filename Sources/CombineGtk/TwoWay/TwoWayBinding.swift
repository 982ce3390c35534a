import Combine
import Gtk

/// A property and a model that follow each other.
@MainActor
final class TwoWayBinding<Base: Object, Value: Equatable> {
    private weak let object: Base?
    private let property: InlinedKeyPath<Base, Value>
    private let name: () -> String
    /// Not the whole side, whose publisher holds the model.
    private let offer: @MainActor (Value) throws -> ModelSide<Value>.Offer?
    private weak let binding: Binding?
    /// Whether the object is a text with a caret to keep.
    private let hasCaret: Bool
    private var state = TwoWayState<Value>()
    /// Tells of the property's changes; `nil` after the end.
    private var dependencies: PropertyDependencies?
    private var presenter: ValidationPresenter?
    /// Looks for the program's code that sets the property while this binding does.
    private lazy var detector = makeDetector()
    private var isSetByProgram = false
    /// Whether the widget is insensitive for want of a model.
    private var ownsInsensitivity = false

    static func bind(_ property: ReactiveProperty<Base, Value>, _ model: ModelSide<Value>) -> any Disposable {
        property.bindingTarget.start { binding in
            guard let object = property.base else { return AnyCancellable {} }
            let twoWay = TwoWayBinding(object, property, model.offer, binding)
            // The model goes first.
            let following = model.follow(object) { twoWay.modelSent($0) }
            twoWay.followProperty()
            return AnyCancellable {
                following.cancel()
                MainThread.perform(twoWay) { $0.end() }
            }
        }
    }

    private init(
        _ object: Base,
        _ property: ReactiveProperty<Base, Value>,
        _ offer: @escaping @MainActor (Value) throws -> ModelSide<Value>.Offer?,
        _ binding: Binding
    ) {
        self.object = object
        self.property = property.property
        self.offer = offer
        self.binding = binding
        name = property.name
        hasCaret = object is any Editable
    }

    private func end() {
        state.end()
        dependencies.take()?.end()
        hideRefusal()
        resume()
    }

    /// Runs a step of the binding, which ends where there are too many within one another.
    private func step(_ body: () -> Void) {
        guard let binding, !binding.isDisposed else { return }
        binding.step {
            body()
            return true
        }
    }

    // MARK: From the model

    private func modelSent(_ event: ModelSide<Value>.Event) {
        switch event {
        case .value(let value):
            let wasAbsent = state.phase == .absent
            guard let new = state.modelSent(value) else { return }
            step {
                if wasAbsent { resume() }
                hideRefusal()
                set(new)
            }
        case .absent:
            state.modelBecameAbsent()
            hideRefusal()
            rest()
        case .finished:
            binding?.cancel()
        }
    }

    private func set(_ value: Value) {
        guard let object else { return }
        let outer = state.willSetProperty()
        let outerIsSetByProgram = isSetByProgram
        isSetByProgram = false
        // A handler that sets the property meanwhile does so for the model, too; GTK, which fits a value to limits, does not.
        let detector = self.detector.isActive ? makeDetector() : self.detector
        detector.start()
        let caret = hasCaret ? Caret(of: object) : nil
        property.set(value, of: object)
        caret?.restore()
        detector.end()
        let found = dependencies?.read(of: object) { property.value(of: object) } ?? property.value(of: object)
        let offered = state.didSetProperty(found: found, byProgram: isSetByProgram, returningTo: outer)
        isSetByProgram = outerIsSetByProgram
        if let offered { step { hand(offered) } }
    }

    private func makeDetector() -> ProgrammaticChangeDetector {
        ProgrammaticChangeDetector { [weak object, property] in
            guard let object else { return nil }
            let before = property.value(of: object)
            return { property.value(of: object) != before }
        } changed: { [weak self] in
            self?.isSetByProgram = true
        }
    }

    // MARK: From the property

    private func followProperty() {
        guard let object, state.phase != .ended else { return }
        let dependencies = PropertyDependencies(of: property.keyPath, runsProgramCode: false) { [self] in
            propertyNotified()
        } rootEnded: { [self] in
            binding?.cancel()
        }
        self.dependencies = dependencies
        let value = dependencies.start(on: object) { property.value(of: object) }
        state.begin(with: value)
    }

    private func propertyNotified() {
        // GTK's answer to what is being set; the property is read afterwards.
        guard state.phase != .settingProperty, let object, let dependencies else { return }
        ChangeOrigin.running(handlerOf: object.pointer) {
            propertyChanged(to: dependencies.read(of: object) { property.value(of: object) })
        }
    }

    private func propertyChanged(to value: Value) {
        let wasRefused = state.phase == .refused
        if let offered = state.propertyChanged(to: value) {
            step { hand(offered) }
        } else if wasRefused, state.phase == .synced {
            hideRefusal()
        }
    }

    /// Has the model take a value, or shows why it does not.
    private func hand(_ value: Value) {
        do {
            guard let offer = try self.offer(value) else { return }
            hideRefusal()
            let outer = state.willOffer(accepted: offer.accepted)
            guard let taken = offer.take() else {
                binding?.cancel()
                return
            }
            // What the model made of it.
            if let new = state.didOffer(accepted: offer.accepted, taken: taken, returningTo: outer) {
                step { set(new) }
            }
        } catch is AbsentModel {
            // Known here before the model says so; what it says next is news, even if it is its last value.
            modelSent(.absent)
        } catch {
            state.modelRefused()
            showRefusal(error)
        }
    }

    // MARK: Refused values

    private func showRefusal(_ error: any Error) {
        guard let widget = object as? Widget else {
            return Diagnostics.warning("\(name()): the model refused a value: \(error)")
        }
        let presenter = presenter ?? ValidationPresenter(widget)
        self.presenter = presenter
        presenter.show("\(error)")
    }

    private func hideRefusal() {
        presenter.take()?.clear()
    }

    // MARK: An absent model

    /// Leaves the widget to itself, insensitive: what the user does would go nowhere.
    private func rest() {
        guard let widget = object as? Widget, !ownsInsensitivity, widget.sensitive else { return }
        ownsInsensitivity = true
        widget.sensitive = false
    }

    private func resume() {
        guard ownsInsensitivity else { return }
        ownsInsensitivity = false
        (object as? Widget)?.sensitive = true
    }
}
