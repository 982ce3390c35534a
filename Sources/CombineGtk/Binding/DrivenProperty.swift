import Combine
import Gtk

/// A property while a stream drives it: what is the same for all types of values.
//
// `@unchecked Sendable`: used on the main thread only, but for the disposable, which any thread may dispose of.
@usableFromInline
final class DrivenProperty: @unchecked Sendable {
    private let binding: any Disposable
    private let name: () -> String
    private let nesting = Nesting()

    init(_ binding: any Disposable, _ name: @escaping () -> String) {
        self.binding = binding
        self.name = name
    }

    /// Sets the property by a closure that returns whether its object is still there; ends the binding if not, or if it loops.
    @usableFromInline
    func set(_ set: () -> Bool) {
        var isThere = true
        // Whoever sets the source off while he is observed has not read the target.
        let isOnce = nesting.enter { isThere = PropertyAccess.ignoring(set) }
        if isOnce, isThere { return }
        if !isOnce, !binding.isDisposed { MainThread.assume { Nesting.report(name()) } }
        binding.dispose()
    }

    /// The stream has ended.
    @usableFromInline
    func end() {
        binding.dispose()
    }
}

extension ReactiveProperty {
    /// Starts a stream into the property.
    @usableFromInline
    func drive(_ start: (DrivenProperty) -> AnyCancellable) -> any Disposable {
        let target = bindingTarget
        return target.bind { start(DrivenProperty($0, target.name)) }
    }
}

/// Has a stream drive a property; see the other `<~`.
//
// Inlined as far as a value goes, which is so handed on without asking at run time what its type is.
@MainActor
@discardableResult
@inlinable
@inline(__always)
public func <~ <Base: Storable, Source: Publisher>(
    target: ReactiveProperty<Base, Source.Output>,
    source: Source
) -> any Disposable where Source.Failure == Never {
    let access = target.access
    weak let base = target.base
    return target.drive { driven in
        let set = { (value: Source.Output) -> Void in
            driven.set {
                guard let base else { return false }
                _ = access(base, value)
                return true
            }
        }
        let delivery = MainThreadDelivery(set)
        let subscription = source.sink(
            receiveCompletion: { _ in delivery.afterValues { driven.end() } },
            receiveValue: { value in
                if delivery.isImmediate { set(value) } else { delivery.send(value) }
            }
        )
        return AnyCancellable {
            delivery.end()
            subscription.cancel()
        }
    }
}
