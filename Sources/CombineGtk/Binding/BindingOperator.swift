import Combine
import Gtk

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
public func <~ <Target: BindingTargetProvider, Source: Publisher>(
    target: Target,
    source: Source
) -> any Disposable where Source.Failure == Never, Target.Value == Source.Output {
    source.drive(target.bindingTarget)
}

/// Has a stream drive a property that may also be absent; see the other `<~`.
@MainActor
@discardableResult
public func <~ <Target: BindingTargetProvider, Source: Publisher>(
    target: Target,
    source: Source
) -> any Disposable where Source.Failure == Never, Target.Value == Source.Output? {
    source.drive(target.bindingTarget.unwrapped())
}

extension Publisher where Failure == Never {
    @MainActor
    fileprivate func drive(_ target: BindingTarget<Output>) -> any Disposable {
        let (set, name) = (target.set, target.name)
        let nesting = Nesting()
        return target.bind { binding in
            let delivery = MainThreadDelivery<Output> { value in
                var isThere = true
                if !nesting.enter({ isThere = set(value) }) {
                    if !binding.isDisposed { Nesting.report(name()) }
                    binding.dispose()
                }
                if !isThere { binding.dispose() }
            }
            let subscription = sink(
                receiveCompletion: { _ in delivery.afterValues { binding.dispose() } },
                receiveValue: { delivery.send($0) }
            )
            return AnyCancellable {
                delivery.end()
                subscription.cancel()
            }
        }
    }
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

extension BindingTarget {
    fileprivate func iterate<Source: AsyncSequence>(_ source: Source) -> any Disposable where Source.Element == Value {
        let target = self
        return bind { binding in
            let task = Task { @MainActor in
                do {
                    for try await element in source {
                        if Task.isCancelled { return }
                        if !target.set(element) { break }
                    }
                    binding.dispose()
                } catch {
                    // What a sequence throws because it was cancelled is nobody's failure.
                    if binding.isDisposed { return }
                    binding.dispose()
                    target.failed(error)
                }
            }
            return AnyCancellable { task.cancel() }
        }
    }
}

/// Has what a closure returns drive a property, now and whenever something that the closure read has changed.
///
/// The closure runs at once, then at most once a frame, as with `observe`, and should capture no more than models: it is
/// held by the binding, which is stored on the target's object. Otherwise as for publishers.
@MainActor
@discardableResult
public func <~ <Target: BindingTargetProvider>(
    target: Target,
    source: @escaping @MainActor () -> Target.Value
) -> any Disposable {
    let target = target.bindingTarget
    let set = target.set
    let owner = target.owner
    return target.bind { binding in
        let observation = ObservedClosure(of: owner, name: target.name, heldBy: binding) {
            let value = source()
            // What setting sets off is not what the closure read.
            if !PropertyAccess.ignoring({ set(value) }) { binding.dispose() }
        }
        return AnyCancellable { observation.dispose() }
    }
}
