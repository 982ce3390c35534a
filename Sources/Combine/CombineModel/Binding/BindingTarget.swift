import Combine

/// A destination for the values of a stream: a property of an object, or a closure. ReactiveSwift's `BindingTarget`,
/// RxCocoa's `Binder`.
///
/// It holds its object weakly. ``Reactive`` creates the properties of GTK objects and of other ``Storable`` objects,
/// for example `label.reactive.label`.
@MainActor
public struct BindingTarget<Value> {
    /// The object that bindings to this target are stored on.
    private(set) weak var owner: (any Storable)?
    /// A Boolean value that indicates whether the target has, or had, an owner.
    private let isOwned: Bool
    private let key: AnyKeyPath?
    /// A closure that sets a value. Returns whether the target still exists.
    @usableFromInline let set: @MainActor (Value) -> Bool
    /// The property or closure, for messages.
    let name: () -> String
    private var fail: (@MainActor (any Error) -> Void)?

    /// Creates a target that calls a closure with an object and each value. The binding is stored on the object.
    ///
    /// Unlike a property, a closure of an object can be bound to any number of streams.
    public init<Owner: Storable>(on owner: Owner, _ set: @escaping @MainActor (Owner, Value) -> Void) {
        self.init(owner: owner, isOwned: true, key: nil, name: { "a closure of \(Owner.self)" }) { [weak owner] value in
            guard let owner else { return false }
            set(owner, value)
            return true
        }
    }

    /// Creates a target that calls a closure, without an owner.
    ///
    /// A binding to it lasts until its stream ends or it's disposed of, even if the objects that the closure captures
    /// have been released otherwise.
    public init(_ set: @escaping @MainActor (Value) -> Void) {
        self.init(owner: nil, isOwned: false, key: nil, name: { "a closure" }) { value in
            set(value)
            return true
        }
    }

    /// Creates a target for a property of an object that can't store its bindings.
    ///
    /// A binding to it ends with its stream, when it is disposed of, or at the first value after the object was
    /// deallocated. Binding the property again doesn't end the first binding.
    public init<Base: AnyObject>(_ base: Base, _ keyPath: ReferenceWritableKeyPath<Base, Value>) {
        self.init(owner: nil, isOwned: false, key: nil, name: { "\(keyPath)" }) { [weak base] value in
            base?[keyPath: keyPath] = value
            return base != nil
        }
    }

    @usableFromInline
    init(
        owner: (any Storable)?,
        isOwned: Bool,
        key: AnyKeyPath?,
        name: @escaping () -> String,
        fail: (@MainActor (any Error) -> Void)? = nil,
        set: @escaping @MainActor (Value) -> Bool
    ) {
        self.owner = owner
        self.isOwned = isOwned
        self.key = key
        self.name = name
        self.fail = fail
        self.set = set
    }

    /// Returns this target for streams that can fail, with a handler of their errors.
    ///
    /// The failure ends the binding, and is passed to the handler on the main actor.
    public func onFailure<Failure>(
        _ fail: @escaping @MainActor (Failure) -> Void
    ) -> ErrorHandlingTarget<Value, Failure> {
        var target = self
        target.fail = { error in
            if let error = error as? Failure { fail(error) }
        }
        return ErrorHandlingTarget(bindingTarget: target)
    }

    /// Returns the same target for values that are never absent.
    @inlinable
    func unwrapped<Wrapped>() -> BindingTarget<Wrapped> where Value == Wrapped? {
        let set = self.set
        return replacing { set($0) }
    }

    @usableFromInline
    func replacing<Other>(_ set: @escaping @MainActor (Other) -> Bool) -> BindingTarget<Other> {
        BindingTarget<Other>(owner: owner, isOwned: isOwned, key: key, name: name, fail: fail, set: set)
    }

    /// Passes the failure of a stream to the error handler, which exists if the stream can fail.
    @usableFromInline
    func failed(_ error: any Error) {
        fail?(error)
    }

    /// Starts a binding of a stream to this target. If the object no longer exists, the binding ends before it starts.
    @usableFromInline
    package func start(_ start: (Binding) -> AnyCancellable) -> any Disposable {
        if isOwned == (owner != nil) { return Binding(on: owner, key: key, name: name, start: start) }
        return EndedBinding()
    }

    /// Binds a publisher to this target.
    @inlinable
    func follow<Source: Publisher>(_ source: Source) -> any Disposable where Source.Output == Value {
        let set = self.set
        return start { binding in
            binding.follow(source, complete: { if case .failure(let error) = $0 { failed(error) } }, set)
        }
    }

    /// Binds an asynchronous sequence to this target.
    func iterate<Source: AsyncSequence>(_ source: Source) -> any Disposable where Source.Element == Value {
        start { binding in
            let task = Task { @MainActor in
                do {
                    for try await element in source {
                        if Task.isCancelled { return }
                        binding.step { set(element) }
                    }
                    binding.cancel()
                } catch {
                    // An error that a sequence throws because it was cancelled isn't a failure.
                    if binding.isDisposed { return }
                    binding.cancel()
                    failed(error)
                }
            }
            return AnyCancellable { task.cancel() }
        }
    }

    /// Binds the result of a closure to this target, which is evaluated now and whenever something that it read has
    /// changed.
    func observe(_ source: @escaping @MainActor () -> Value) -> any Disposable {
        start { binding in
            let observation = ObservedClosure(of: owner, name: name, heldBy: binding) {
                let value = source()
                binding.step { set(value) }
            }
            return AnyCancellable { observation.cancel() }
        }
    }
}

/// A binding that ended before it began.
private struct EndedBinding: Disposable {
    var isDisposed: Bool { true }

    func cancel() {}
}
