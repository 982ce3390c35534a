import Combine

precedencegroup BindingPrecedence {
    associativity: right
    higherThan: AssignmentPrecedence
    lowerThan: TernaryPrecedence
}

infix operator <~ : BindingPrecedence
infix operator <~> : BindingPrecedence

/// Has a stream drive a property: each value that the publisher sends is set.
///
/// - The binding is stored on the target's object, which it holds weakly. It ends with the object, with its window, when
///   the publisher finishes, or by the returned disposable, which may be discarded.
/// - Binding the same property of the same object again replaces the first binding.
/// - Values that come on the main thread are set synchronously, those from other threads on the main thread, in the order of
///   sending: a value sent on the main thread comes after those in line. The line grows as Dispatch's main queue does; thin a
///   source that is faster than the main thread, by `throttle` or `collect` say.
/// - A value equal to what the property has is not set: caret, selection and input method stay as they are.
/// - Demand: unlimited.
@MainActor
@discardableResult
@inlinable
public func <~ <Target: BindingTargetProvider, Source: Publisher>(
    target: Target,
    source: Source
) -> any Disposable where Source.Failure == Never, Target.Value == Source.Output {
    target.bindingTarget.follow(source)
}

/// Has a stream drive a property that may also be absent; see the other `<~`.
@MainActor
@discardableResult
@inlinable
public func <~ <Target: BindingTargetProvider, Source: Publisher>(
    target: Target,
    source: Source
) -> any Disposable where Source.Failure == Never, Target.Value == Source.Output? {
    target.bindingTarget.unwrapped().follow(source)
}

/// Has an asynchronous sequence drive a property: each element is set.
///
/// - A task on the main actor iterates over the sequence; it is cancelled when the binding ends, with the object at the
///   latest.
/// - A sequence that throws ends the binding; the error goes to ``BindingTarget/onFailure(_:)``, or else is logged.
/// - Otherwise as for publishers.
@MainActor
@discardableResult
public func <~ <Target: BindingTargetProvider, Source: AsyncSequence>(
    target: Target,
    source: Source
) -> any Disposable where Target.Value == Source.Element {
    target.bindingTarget.iterate(source)
}

/// Has an asynchronous sequence drive a property that may also be absent; see the other `<~`.
@MainActor
@discardableResult
public func <~ <Target: BindingTargetProvider, Source: AsyncSequence>(
    target: Target,
    source: Source
) -> any Disposable where Target.Value == Source.Element? {
    target.bindingTarget.unwrapped().iterate(source)
}

/// Has a closure's result drive a property, now and whenever something that the closure read has changed.
///
/// The closure runs at once, then at most once a frame, as with `observe`, and should capture no more than models: it is
/// held by the binding, which is stored on the target's object. Otherwise as for publishers.
@MainActor
@discardableResult
public func <~ <Target: BindingTargetProvider>(
    target: Target,
    source: @escaping @MainActor () -> Target.Value
) -> any Disposable {
    target.bindingTarget.observe(source)
}
