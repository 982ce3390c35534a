/// The properties of an object as targets of bindings, for example `label.reactive.label <~ viewModel.text` and
/// `entry.reactive.text <~> viewModel.name`.
//
// Inlined, so that the compiler sees the literal of the key path. See `InlinedKeyPath`.
@MainActor
@dynamicMemberLookup
public struct Reactive<Base: Storable> {
    @usableFromInline
    package let base: Base

    @inlinable
    init(_ base: Base) {
        self.base = base
    }

    /// Returns a property by key path, as a target for `<~` and `<~>`: `label.reactive[\.label] <~ viewModel.text`.
    @inlinable
    @inline(__always)
    public subscript<Value>(
        _ keyPath: ReferenceWritableKeyPath<Base, Value>
    ) -> ReactiveProperty<Base, Value> {
        ReactiveProperty(base, InlinedKeyPath(keyPath))
    }

    /// Returns a property by key path, as a target for `<~` and `<~>`. A value equal to the property's value isn't set.
    @inlinable
    @inline(__always)
    public subscript<Value: Equatable>(
        _ keyPath: ReferenceWritableKeyPath<Base, Value>
    ) -> ReactiveProperty<Base, Value> {
        ReactiveProperty(base, InlinedKeyPath(unlessEqual: keyPath))
    }

    /// Returns a property by key path, as a target for `<~` and `<~>`.
    ///
    /// It doesn't bind anything yet. `label.reactive.bind(\.label) <~ viewModel.text` does, and is equivalent to
    /// `label.reactive[\.label] <~ viewModel.text`.
    @inlinable
    @inline(__always)
    public func bind<Value>(
        _ keyPath: ReferenceWritableKeyPath<Base, Value>
    ) -> ReactiveProperty<Base, Value> {
        ReactiveProperty(base, InlinedKeyPath(keyPath))
    }

    /// Returns a property by key path, as a target for `<~` and `<~>`. A value equal to the property's value isn't set.
    ///
    /// It doesn't bind anything yet. See the other `bind(_:)`.
    @inlinable
    @inline(__always)
    public func bind<Value: Equatable>(
        _ keyPath: ReferenceWritableKeyPath<Base, Value>
    ) -> ReactiveProperty<Base, Value> {
        ReactiveProperty(base, InlinedKeyPath(unlessEqual: keyPath))
    }

    /// Returns a property by its name.
    @inlinable
    @inline(__always)
    public subscript<Value>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>
    ) -> ReactiveProperty<Base, Value> {
        ReactiveProperty(base, InlinedKeyPath(keyPath))
    }

    /// Returns a property by its name. A value equal to the property's value isn't set.
    @inlinable
    @inline(__always)
    public subscript<Value: Equatable>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>
    ) -> ReactiveProperty<Base, Value> {
        ReactiveProperty(base, InlinedKeyPath(unlessEqual: keyPath))
    }
}

extension Storable {
    /// The properties of this object as targets of one-way and two-way bindings.
    @inlinable
    public var reactive: Reactive<Self> { Reactive(self) }
}
