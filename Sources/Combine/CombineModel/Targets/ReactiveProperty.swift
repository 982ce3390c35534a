import Combine

/// A property of an object as a target for one-way bindings with `<~` and two-way bindings with `<~>`.
///
/// ``Reactive`` creates instances of this type, for example `entry.reactive.text`. An instance doesn't retain the
/// object.
@MainActor
public struct ReactiveProperty<Base: Storable, Value>: BindingTargetProvider {
    @usableFromInline package private(set) weak var base: Base?
    @usableFromInline package let property: InlinedKeyPath<Base, Value>

    @usableFromInline
    package init(_ base: Base?, _ property: InlinedKeyPath<Base, Value>) {
        self.base = base
        self.property = property
    }

    @inlinable
    public var bindingTarget: BindingTarget<Value> {
        let property = self.property
        // A constant, unlike a weak reference in a capture list, is read without a check of exclusivity.
        weak let base = self.base
        return target { property.set($0, of: base) }
    }

    @usableFromInline
    func target(_ set: @escaping @MainActor (Value) -> Bool) -> BindingTarget<Value> {
        BindingTarget(owner: base, isOwned: true, key: property.keyPath, name: name, set: set)
    }

    /// Returns a target that can be bound to a stream that can fail. The target passes the stream's error to a handler.
    /// See ``BindingTarget/onFailure(_:)``.
    public func onFailure<Failure>(
        _ fail: @escaping @MainActor (Failure) -> Void
    ) -> ErrorHandlingTarget<Value, Failure> {
        bindingTarget.onFailure(fail)
    }

    /// A closure that returns the name of the property, for messages. The name includes the object and, for GTK
    /// objects, the GObject name of the property.
    @usableFromInline
    package var name: () -> String {
        { [weak base, property] in
            guard let base else { return "\(property.keyPath)" }
            return MainThread.assume {
                let owner = base as? any BindingOwner
                let name = owner?.propertyName { _ = property.value(of: base) } ?? "\(property.keyPath)"
                return "\(owner?.bindingDescription ?? "\(Base.self)").\(name)"
            }
        }
    }
}
