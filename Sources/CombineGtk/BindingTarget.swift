import Combine
import Gtk

/// A property of an object that a stream can drive. ReactiveSwift's `BindingTarget`, RxCocoa's `Binder`.
///
/// It holds the object weakly.
@MainActor
public struct BindingTarget<Value> {
    private weak var owner: Object?
    private let key: AnyHashable
    /// Sets the property. Called on the main thread only.
    let set: (Value) -> Void

    init<Base: Object>(_ base: Base, _ key: AnyHashable, _ set: @escaping (Base, Value) -> Void) {
        self.init(owner: base, key: key) { [weak base] value in
            if let base { set(base, value) }
        }
    }

    private init(owner: Object?, key: AnyHashable, set: @escaping (Value) -> Void) {
        self.owner = owner
        self.key = key
        self.set = set
    }

    /// The same target for values that are never absent.
    func unwrapped<Wrapped>() -> BindingTarget<Wrapped> where Value == Wrapped? {
        let set = self.set
        return BindingTarget<Wrapped>(owner: owner, key: key) { set($0) }
    }

    /// Starts a stream into this target; one into an object that is gone ends before it starts.
    func bind(_ start: (any Disposable) -> AnyCancellable) -> any Disposable {
        if let owner { return Binding(on: owner, key: key, start: start) }
        let ended = CompositeDisposable()
        ended.dispose()
        return ended
    }
}
