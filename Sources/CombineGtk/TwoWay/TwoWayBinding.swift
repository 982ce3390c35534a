import Combine
import Dispatch
import Gtk

/// A property and a model that follow each other.
//
// `@unchecked Sendable`: on the main thread only; what is disposed of on another is handed there.
final class TwoWayBinding<Base: Object, Value: Equatable>: @unchecked Sendable {
    private weak let object: Base?
    private let get: (Base) -> Value
    private let set: (Base, Value) -> Void
    private let name: () -> String
    private let offer: (Value) throws -> ModelSide<Value>.Offer?
    private let disposable: any Disposable
    private let nesting = Nesting()

    /// What the model has, as the property would show it.
    private var modelValue: Value?
    /// What the property had when it was last looked at.
    private var shown: Value?
    /// Whether the property is being set on the model's behalf.
    private var isWriting = false
    /// How many values of the property the model is taking, one within another.
    private var offers = 0
    private var mark: RefusalMark?

    @MainActor
    static func bind(_ property: ReactiveProperty<Base, Value>, _ model: ModelSide<Value>) -> any Disposable {
        property.bindingTarget.bind { disposable in
            guard let object = property.base else { return AnyCancellable {} }
            let binding = TwoWayBinding(object, property, model.offer, disposable)
            // The model goes first.
            let ofModel = model.follow(object, { binding.modelSent($0) }, { disposable.dispose() })
            let changes = object.publisher(for: property.keyPath).changes
            let ofProperty = changes.sink(
                receiveCompletion: { _ in disposable.dispose() },
                receiveValue: { binding.propertySent($0) }
            )
            return AnyCancellable {
                ofModel.cancel()
                ofProperty.cancel()
                binding.end()
            }
        }
    }

    @MainActor
    private init(
        _ object: Base,
        _ property: ReactiveProperty<Base, Value>,
        _ offer: @escaping (Value) throws -> ModelSide<Value>.Offer?,
        _ disposable: any Disposable
    ) {
        self.object = object
        get = property.get
        set = property.set
        self.offer = offer
        self.disposable = disposable
        name = property.name
    }

    private func end() {
        if MainThread.isCurrent {
            MainThread.assume { clearMark() }
        } else {
            DispatchQueue.main.async { self.clearMark() }
        }
    }

    /// Runs a step of the binding, unless there were too many within one another.
    private func step(_ body: () -> Void) {
        if disposable.isDisposed || nesting.enter(body) || disposable.isDisposed { return }
        MainThread.assume { Nesting.report(name()) }
        disposable.dispose()
    }

    // MARK: From the model

    private func modelSent(_ value: Value) {
        // While a refused value is shown, the model's own is news even if it is the same.
        let isNews = value != modelValue || (mark != nil && offers == 0)
        if !isNews { return }
        step {
            modelValue = value
            MainThread.assume { clearMark() }
            write(value)
        }
    }

    /// Sets the property, unless it has the value.
    private func write(_ value: Value) {
        guard let object else { return }
        if current(object) == value {
            shown = value
            return
        }
        let outer = isWriting
        isWriting = true
        // A handler that sets the property meanwhile does so for the model, too; GTK, which fits a value to limits, does not.
        var wasSetByOthers = false
        let watch = ProgramWatch { [self] in
            let before = current(object)
            return { self.current(object) != before }
        } changed: {
            wasSetByOthers = true
        }
        PropertyAccess.ignoring {
            let caret = MainThread.assume { Caret(of: object) }
            set(object, value)
            MainThread.assume { caret?.restore() }
        }
        watch.end()
        isWriting = outer
        let found = current(object)
        if wasSetByOthers, found != modelValue { propertySent(found) } else { shown = found }
    }

    private func current(_ object: Base) -> Value {
        PropertyAccess.ignoring { get(object) }
    }

    // MARK: From the property

    private func propertySent(_ value: Value) {
        // GTK's answer to what is being set is not news to the model.
        if isWriting || value == shown { return }
        step {
            shown = value
            if value == modelValue {
                MainThread.assume { clearMark() }
            } else {
                hand(value)
            }
        }
    }

    /// Has the model take a value, or shows why it does not.
    private func hand(_ value: Value) {
        do {
            guard let offer = try offer(value) else { return }
            MainThread.assume { clearMark() }
            modelValue = offer.accepted
            offers += 1
            let taken = offer.take()
            offers -= 1
            guard let taken else { return disposable.dispose() }
            // What the model made of it, unless it has sent that, or something later, itself.
            if modelValue == offer.accepted, taken != offer.accepted { modelSent(taken) }
        } catch {
            MainThread.assume { showMark(error) }
        }
    }

    // MARK: Refused values

    @MainActor
    private func showMark(_ error: any Error) {
        guard let widget = object as? Widget else {
            return Diagnostics.warning("\(name()): the model refused a value: \(error)")
        }
        if mark == nil { mark = RefusalMark(widget) }
        mark?.show("\(error)")
    }

    @MainActor
    private func clearMark() {
        guard let mark else { return }
        self.mark = nil
        mark.clear()
    }
}
