import Combine

precedencegroup BindingPrecedence {
    associativity: right
    higherThan: AssignmentPrecedence
    lowerThan: TernaryPrecedence
}

infix operator <~ : BindingPrecedence
infix operator <~> : BindingPrecedence

/// Binds a property to a publisher: each value that the publisher sends is set.
///
/// - The binding is stored on the target's object, which it holds weakly. It ends when the object is deallocated, its
///   window is closed, the publisher finishes, or the returned disposable is disposed of. You can discard the
///   disposable.
/// - Binding the same property of the same object again replaces the first binding.
/// - Values that arrive on the main thread are set synchronously. Values from other threads are queued and set on the
///   main thread. All values are set in the order in which they were sent. The length of the queue isn't limited. If a
///   source is faster than the main thread, reduce its values, for example by `throttle` or `collect`.
/// - A value equal to the property's value isn't set: the caret, the selection and the state of the input method don't
///   change.
/// - A publisher that can fail needs a target that handles its errors. See ``BindingTarget/onFailure(_:)``.
/// - Demand: unlimited.
@MainActor
@discardableResult
@inlinable
public func <~ <Target: BindingTargetProvider, Source: Publisher>(
    target: Target,
    source: Source
) -> any Disposable where Target.Value == Source.Output, Target.Failure == Source.Failure {
    target.bindingTarget.follow(source)
}

/// Binds an optional property to a publisher of non-optional values. See the other `<~`.
@MainActor
@discardableResult
@inlinable
public func <~ <Target: BindingTargetProvider, Source: Publisher>(
    target: Target,
    source: Source
) -> any Disposable where Target.Value == Source.Output?, Target.Failure == Source.Failure {
    target.bindingTarget.unwrapped().follow(source)
}

/// Binds a property to an asynchronous sequence: each element is set.
///
/// - A task on the main actor iterates over the sequence. It is cancelled when the binding ends, at the latest with the object.
/// - An error that the sequence throws ends the binding, and is passed to ``BindingTarget/onFailure(_:)``.
/// - An optional property needs a sequence of optional elements, for example `names.map(Optional.some)`.
/// - Otherwise it behaves as for publishers.
@MainActor
@discardableResult
public func <~ <Target: BindingTargetProvider, Source: AsyncSequence>(
    target: Target,
    source: Source
) -> any Disposable where Target.Value == Source.Element, Target.Failure == Source.Failure {
    target.bindingTarget.iterate(source)
}

/// Binds a property to a closure's result, now and whenever something that the closure read has changed.
///
/// The closure runs immediately, then at most once a frame, as with `observe`. It should capture only models, because the
/// binding, which is stored on the target's object, holds it. Otherwise it behaves as for publishers.
@MainActor
@discardableResult
public func <~ <Target: BindingTargetProvider>(
    target: Target,
    source: @escaping @MainActor () -> Target.Value
) -> any Disposable where Target.Failure == Never {
    target.bindingTarget.observe(source)
}

/// Unavailable, because a publisher that can fail requires an error handler.
@available(
    *,
    unavailable,
    message: "a publisher that can fail requires 'target.onFailure { error in ... } <~ publisher'"
)
@MainActor
@discardableResult
public func <~ <Target: BindingTargetProvider, Source: Publisher>(
    target: Target,
    source: Source
) -> any Disposable where Target.Value == Source.Output {
    fatalError("unavailable")
}

/// Unavailable, because the publisher's values have another type than the property.
@available(*, unavailable, message: "the values have another type than the property: convert them with 'map'")
@MainActor
@discardableResult
public func <~ <Target: BindingTargetProvider, Source: Publisher>(target: Target, source: Source) -> any Disposable {
    fatalError("unavailable")
}
