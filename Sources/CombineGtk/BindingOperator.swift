import Combine
import Gtk

precedencegroup BindingPrecedence {
    associativity: right
    higherThan: AssignmentPrecedence
    lowerThan: TernaryPrecedence
}

infix operator <~ : BindingPrecedence

/// Has a stream drive a property: each value that the publisher sends is set.
///
/// - The binding is stored on the target's object, which it holds weakly. It ends with the object, with its window, when
///   the publisher finishes, or by the returned disposable, which may be discarded.
/// - Binding the same property of the same object again replaces the first binding.
/// - Values that come on the main thread are set synchronously, those from other threads on the main thread, in order.
/// - A value equal to what the property has is not set: caret, selection and input method stay as they are.
/// - Demand: unlimited.
@MainActor
@discardableResult
public func <~ <Source: Publisher>(
    target: BindingTarget<Source.Output>,
    source: Source
) -> any Disposable where Source.Failure == Never {
    target.bind { binding in
        let delivery = MainThreadDelivery(target.set)
        return source.sink(
            receiveCompletion: { _ in delivery.afterValues { binding.dispose() } },
            receiveValue: { delivery.send($0) }
        )
    }
}

/// Has a stream drive a property that may also be absent; see the other `<~`.
@MainActor
@discardableResult
public func <~ <Source: Publisher>(
    target: BindingTarget<Source.Output?>,
    source: Source
) -> any Disposable where Source.Failure == Never {
    target.unwrapped() <~ source
}

/// Has an asynchronous sequence drive a property: each element is set.
///
/// A task on the main actor iterates over the sequence; it is cancelled when the binding ends, with the object at the
/// latest. Otherwise as for publishers.
@MainActor
@discardableResult
public func <~ <Source: AsyncSequence>(
    target: BindingTarget<Source.Element>,
    source: Source
) -> any Disposable where Source.Failure == Never {
    target.bind { binding in
        let set = target.set
        let task = Task { @MainActor in
            for await element in source {
                if Task.isCancelled { return }
                set(element)
            }
            binding.dispose()
        }
        return AnyCancellable { task.cancel() }
    }
}

/// Has an asynchronous sequence drive a property that may also be absent; see the other `<~`.
@MainActor
@discardableResult
public func <~ <Source: AsyncSequence>(
    target: BindingTarget<Source.Element?>,
    source: Source
) -> any Disposable where Source.Failure == Never {
    target.unwrapped() <~ source
}
