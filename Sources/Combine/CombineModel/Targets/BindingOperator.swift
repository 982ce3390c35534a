import Combine

precedencegroup BindingPrecedence {
    associativity: right
    higherThan: AssignmentPrecedence
    lowerThan: TernaryPrecedence
}

infix operator <~ : BindingPrecedence
infix operator <~> : BindingPrecedence

/// Binds a property to a publisher. The property is set to each value that the publisher sends.
///
/// - The property's object stores the binding. The binding doesn't retain the object. The binding ends when the object
///   is deallocated, its window is closed, the publisher finishes, or you dispose of the result. You can discard the
///   result.
/// - Binding the same property of the same object again replaces the first binding.
/// - Values that arrive on the main thread are set synchronously. Values from other threads are queued and set on the
///   main thread. All values are set in the order in which they were sent. The length of the queue is unlimited. If a
///   publisher sends values faster than the main thread can process them, reduce their number, for example with
///   `throttle` or `collect`.
/// - If a value equals the current value of the property, the property isn't set. In a text field, the caret, the
///   selection and the state of the input method therefore don't change.
/// - If the publisher can fail, the target must handle its errors. See ``BindingTarget/onFailure(_:)``.
/// - The binding requests unlimited values.
@MainActor
@discardableResult
@inlinable
public func <~ <Target: BindingTargetProvider, Source: Publisher>(
    target: Target,
    source: Source
) -> any Disposable where Target.Value == Source.Output, Target.Failure == Source.Failure {
    target.bindingTarget.follow(source)
}

/// Binds an optional property to a publisher of non-optional values.
///
/// In all other respects, this operator behaves like the operator for publishers of optional values.
@MainActor
@discardableResult
@inlinable
public func <~ <Target: BindingTargetProvider, Source: Publisher>(
    target: Target,
    source: Source
) -> any Disposable where Target.Value == Source.Output?, Target.Failure == Source.Failure {
    target.bindingTarget.unwrapped().follow(source)
}

/// Binds a property to an asynchronous sequence. The property is set to each element.
///
/// - A task on the main actor iterates over the sequence. The task is cancelled when the binding ends.
/// - An error that the sequence throws ends the binding, and is passed to ``BindingTarget/onFailure(_:)``.
/// - An optional property needs a sequence of optional elements, for example `names.map(Optional.some)`.
/// - In all other respects, the binding behaves like a binding to a publisher.
@MainActor
@discardableResult
public func <~ <Target: BindingTargetProvider, Source: AsyncSequence>(
    target: Target,
    source: Source
) -> any Disposable where Target.Value == Source.Element, Target.Failure == Source.Failure {
    target.bindingTarget.iterate(source)
}

/// Binds a property to the result of a closure. The closure runs again whenever a value that it has read changes.
///
/// The closure runs immediately and then at the same times as a closure of `observe`. The object of the property
/// retains the closure through the binding. To avoid a retain cycle, capture only models in the closure. In all other
/// respects, the binding behaves like a binding to a publisher.
@MainActor
@discardableResult
@inlinable
public func <~ <Target: BindingTargetProvider>(
    target: Target,
    source: @escaping @MainActor () -> Target.Value
) -> any Disposable where Target.Failure == Never {
    target.bindingTarget.observe(source)
}

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

@available(*, unavailable, message: "the values have a different type than the property: convert them with 'map'")
@MainActor
@discardableResult
public func <~ <Target: BindingTargetProvider, Source: Publisher>(target: Target, source: Source) -> any Disposable {
    fatalError("unavailable")
}

@available(
    *,
    unavailable,
    message: "the left side is a value: bind a property, as in 'label.reactive.label <~ publisher'"
)
@_disfavoredOverload
@MainActor
@discardableResult
public func <~ <Value, Source: Publisher>(value: Value, source: Source) -> any Disposable {
    fatalError("unavailable")
}

@available(
    *,
    unavailable,
    message:
        "the right side is a value: write '$name' for the publisher of a property, or a closure that reads the value"
)
@_disfavoredOverload
@MainActor
@discardableResult
public func <~ <Target: BindingTargetProvider>(target: Target, value: Target.Value) -> any Disposable {
    fatalError("unavailable")
}
