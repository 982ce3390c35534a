import Combine
import Gtk

/// What a stream can drive: a property of an object, or a closure. ReactiveSwift's `BindingTarget`, RxCocoa's `Binder`.
///
/// It holds its object weakly. Those of GTK's objects and of other ``Storable`` ones are made by ``Reactive``:
/// `label.reactive.label`.
@MainActor
public struct BindingTarget<Value> {
    /// What bindings to this target are stored on.
    private(set) weak var owner: (any Storable)?
    /// Whether there is, or was, an owner.
    private let isOwned: Bool
    private let key: AnyHashable?
    /// Takes a value; returns whether there is still something to take one. Called on the main thread only.
    let set: (Value) -> Bool
    /// What it is called in messages.
    let name: () -> String
    private var fail: @MainActor (any Error) -> Void

    /// A closure of an object that the binding is stored on, and that is handed over with each value.
    ///
    /// Unlike a property, an object's closures can be driven by any number of streams.
    public init<Owner: Storable>(on owner: Owner, _ set: @escaping @MainActor (Owner, Value) -> Void) {
        self.init(owner, nil, name: { "a closure of \(Owner.self)" }, MainThread.unisolated(set))
    }

    /// A closure that nobody owns.
    ///
    /// A binding to it lasts until its stream ends or until it is disposed of, whatever the closure captures.
    public init(_ set: @escaping @MainActor (Value) -> Void) {
        let set = MainThread.unisolated(set)
        self.init(owner: nil, isOwned: false, key: nil, name: { "a closure" }) {
            set($0)
            return true
        }
    }

    /// A property of an object that cannot store its bindings.
    ///
    /// A binding to it ends with its stream, when it is disposed of, or with the first value that finds the object gone.
    /// Binding the property again does not end the first binding.
    public init<Base: AnyObject>(_ base: Base, _ keyPath: ReferenceWritableKeyPath<Base, Value>) {
        self.init(owner: nil, isOwned: false, key: nil, name: { "\(keyPath)" }) { [weak base] value in
            base?[keyPath: keyPath] = value
            return base != nil
        }
    }

    init<Base: Storable>(
        _ base: Base?,
        _ key: AnyHashable?,
        name: @escaping () -> String,
        _ set: @escaping (Base, Value) -> Void
    ) {
        self.init(owner: base, isOwned: true, key: key, name: name) { [weak base] value in
            guard let base else { return false }
            set(base, value)
            return true
        }
    }

    private init(
        owner: (any Storable)?,
        isOwned: Bool,
        key: AnyHashable?,
        name: @escaping () -> String,
        fail: (@MainActor (any Error) -> Void)? = nil,
        set: @escaping (Value) -> Bool
    ) {
        self.owner = owner
        self.isOwned = isOwned
        self.key = key
        self.name = name
        self.fail =
            fail ?? { error in Diagnostics.warning("the stream that drives \(name()) failed: \(error)") }
        self.set = set
    }

    /// The same target, for streams that can fail: what is to be done with the error that one fails with.
    ///
    /// Without it the error is logged as a warning, with the object's class and the property.
    public func onFailure(_ fail: @escaping @MainActor (any Error) -> Void) -> BindingTarget {
        var target = self
        target.fail = fail
        return target
    }

    /// The same target for values that are never absent.
    func unwrapped<Wrapped>() -> BindingTarget<Wrapped> where Value == Wrapped? {
        let set = self.set
        return BindingTarget<Wrapped>(owner: owner, isOwned: isOwned, key: key, name: name, fail: fail) {
            set($0)
        }
    }

    /// Handles the error that a stream failed with.
    func failed(_ error: any Error) {
        fail(error)
    }

    /// Starts a stream into this target; one into an object that is gone ends before it starts.
    func bind(_ start: (any Disposable) -> AnyCancellable) -> any Disposable {
        if isOwned == (owner != nil) { return Binding(on: owner, key: key, name: name, start: start) }
        let ended = CompositeDisposable()
        ended.dispose()
        return ended
    }
}
