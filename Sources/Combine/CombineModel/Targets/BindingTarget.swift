import Combine

/// A property or closure that receives the values of a stream.
///
/// A target doesn't retain its object. ``Reactive`` provides targets for the properties of GTK objects and other
/// ``Storable`` objects, for example `label.reactive.label`. Corresponds to `BindingTarget` in ReactiveSwift and
/// `Binder` in RxCocoa.
@MainActor
public struct BindingTarget<Value> {
    /// The object that stores the bindings to this target.
    private(set) weak var owner: (any Storable)?
    /// A Boolean value that indicates whether an owner must store the bindings. If this owner no longer exists, a new
    /// binding ends immediately.
    private let isOwned: Bool
    private let key: AnyKeyPath?
    /// The closure that sets a value and returns whether the target still exists.
    @usableFromInline let set: @MainActor (Value) -> Bool
    /// A closure that returns the name of the target, for messages.
    let name: () -> String
    private var fail: (@MainActor (any Error) -> Void)?

    /// Creates a target that calls a closure with an object and each value.
    ///
    /// The object stores the bindings to this target. Unlike a property, the target can be bound to any number of
    /// streams.
    public init<Owner: Storable>(on owner: Owner, _ set: @escaping @MainActor (Owner, Value) -> Void) {
        self.init(owner: owner, isOwned: true, key: nil, name: { "a closure of \(Owner.self)" }) { [weak owner] value in
            guard let owner else { return false }
            set(owner, value)
            return true
        }
    }

    /// Creates a target that calls a closure and has no owner.
    ///
    /// A binding to this target lasts until the stream ends or you dispose of the binding. The binding retains the
    /// objects that the closure captures.
    public init(_ set: @escaping @MainActor (Value) -> Void) {
        self.init(owner: nil, isOwned: false, key: nil, name: { "a closure" }) { value in
            set(value)
            return true
        }
    }

    /// Creates a target for a property of an object that doesn't conform to ``Storable``.
    ///
    /// A binding to this target ends when the stream ends or you dispose of the binding. If the object is deallocated,
    /// the binding ends when the next value arrives. Binding the property again doesn't end the first binding.
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

    /// Returns a target that can be bound to a stream that can fail. The target passes the stream's error to a handler.
    ///
    /// A failure ends the binding. The handler runs on the main actor.
    public func onFailure<Failure>(
        _ fail: @escaping @MainActor (Failure) -> Void
    ) -> ErrorHandlingTarget<Value, Failure> {
        var target = self
        target.fail = { error in
            if let error = error as? Failure { fail(error) }
        }
        return ErrorHandlingTarget(bindingTarget: target)
    }

    /// Returns a target that accepts non-optional values and passes them to this target.
    @inlinable
    func unwrapped<Wrapped>() -> BindingTarget<Wrapped> where Value == Wrapped? {
        let set = self.set
        return replacing { set($0) }
    }

    @usableFromInline
    func replacing<Other>(_ set: @escaping @MainActor (Other) -> Bool) -> BindingTarget<Other> {
        BindingTarget<Other>(owner: owner, isOwned: isOwned, key: key, name: name, fail: fail, set: set)
    }

    /// Passes the failure of a stream to the error handler. Only a target that has an error handler can be bound to a
    /// stream that can fail.
    @usableFromInline
    func failed(_ error: any Error) { fail?(error) }

    /// Starts a binding to this target. If the object no longer exists, returns a binding that has already ended.
    @usableFromInline
    package func start(_ start: (Binding) -> AnyCancellable) -> any Disposable {
        if isOwned == (owner != nil) { return Binding(on: owner, key: key, name: name, start: start) }
        return EndedBinding()
    }

    @inlinable
    func follow<Source: Publisher>(_ source: Source) -> any Disposable where Source.Output == Value {
        let set = self.set
        return start { binding in
            binding.follow(source, complete: { if case .failure(let error) = $0 { failed(error) } }, set)
        }
    }

    func iterate<Source: AsyncSequence>(_ source: Source) -> any Disposable where Source.Element == Value {
        start { binding in
            #if DEBUG
            binding.note(function: "AsyncSequence")
            #endif
            let task = Task { @MainActor in
                do {
                    for try await element in source {
                        if Task.isCancelled { return }
                        #if DEBUG
                        binding.note(value: element)
                        #endif
                        binding.step { set(element) }
                    }
                    binding.cancel()
                } catch {
                    // If the binding was cancelled, the error is a consequence of the cancellation and not a failure.
                    if binding.isDisposed { return }
                    binding.cancel()
                    failed(error)
                }
            }
            return AnyCancellable { @Sendable in task.cancel() }
        }
    }

    /// Binds the result of a closure to this target. The closure is evaluated again whenever a value that the closure
    /// has read changes.
    @inlinable
    func observe(_ source: @escaping @MainActor () -> Value) -> any Disposable {
        let set = self.set
        var result: Value?
        return observe {
            result = source()
        } then: { binding in
            guard let value = result.take() else { return }
            #if DEBUG
            binding.note(value: value)
            #endif
            binding.step { set(value) }
        }
    }

    /// Starts a binding that runs a closure, and passes itself to another closure after each run.
    @usableFromInline
    func observe(
        _ body: @escaping @MainActor () -> Void,
        then reaction: @escaping @MainActor (Binding) -> Void
    ) -> any Disposable {
        start { binding in
            #if DEBUG
            binding.note(function: "closure")
            #endif
            let react = { @MainActor in reaction(binding) }
            let observation = ObservedClosure(of: owner, name: name, ownedBy: binding, then: react, body)
            return AnyCancellable { @Sendable in observation.cancel() }
        }
    }
}

/// A binding whose object no longer exists. Cancelling it does nothing.
package struct EndedBinding: Disposable {
    package init() {}

    package var isDisposed: Bool { true }

    package func cancel() {}
}
