/// A type that provides the properties of an object as binding targets.
///
/// For example, `label.reactive.label <~ viewModel.text` and `entry.reactive.text <~> viewModel.name`.
//
// The members are inlined, so that the compiler can optimize the key-path literal. See `InlinedKeyPath`.
@MainActor
@dynamicMemberLookup
public struct Reactive<Base: Storable> {
    @usableFromInline package let base: Base

    @inlinable
    init(_ base: Base) { self.base = base }

    /// Returns the property with the given key path as a target for `<~` and `<~>`.
    ///
    /// For example, `label.reactive[\.label] <~ viewModel.text`.
    @inlinable
    @inline(__always)
    public subscript<Value>(_ keyPath: ReferenceWritableKeyPath<Base, Value>) -> ReactiveProperty<Base, Value> {
        ReactiveProperty(base, InlinedKeyPath(keyPath))
    }

    /// Returns the property with the given key path as a target for `<~` and `<~>`.
    ///
    /// If a new value equals the current value, the property isn't set.
    @inlinable
    @inline(__always)
    public subscript<Value: Equatable>(
        _ keyPath: ReferenceWritableKeyPath<Base, Value>
    ) -> ReactiveProperty<Base, Value> {
        ReactiveProperty(base, InlinedKeyPath(unlessEqual: keyPath))
    }

    /// Returns the property with the given key path as a target for `<~` and `<~>`.
    ///
    /// This method alone doesn't create a binding. The binding `label.reactive.bind(\.label) <~ viewModel.text` is
    /// equivalent to `label.reactive[\.label] <~ viewModel.text`.
    @inlinable
    @inline(__always)
    public func bind<Value>(_ keyPath: ReferenceWritableKeyPath<Base, Value>) -> ReactiveProperty<Base, Value> {
        ReactiveProperty(base, InlinedKeyPath(keyPath))
    }

    /// Returns the property with the given key path as a target for `<~` and `<~>`.
    ///
    /// If a new value equals the current value, the property isn't set.
    ///
    /// This method alone doesn't create a binding. It's equivalent to the subscript, for example
    /// `label.reactive[\.label]`.
    @inlinable
    @inline(__always)
    public func bind<Value: Equatable>(
        _ keyPath: ReferenceWritableKeyPath<Base, Value>
    ) -> ReactiveProperty<Base, Value> {
        ReactiveProperty(base, InlinedKeyPath(unlessEqual: keyPath))
    }

    /// Returns the property with the given name.
    @inlinable
    @inline(__always)
    public subscript<Value>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>
    ) -> ReactiveProperty<Base, Value> {
        ReactiveProperty(base, InlinedKeyPath(keyPath))
    }

    /// Returns the property with the given name. If a new value equals the current value, the property isn't set.
    @inlinable
    @inline(__always)
    public subscript<Value: Equatable>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>
    ) -> ReactiveProperty<Base, Value> {
        ReactiveProperty(base, InlinedKeyPath(unlessEqual: keyPath))
    }
}

extension Storable {
    /// The properties of this object as targets for one-way and two-way bindings.
    @inlinable
    public var reactive: Reactive<Self> { Reactive(self) }
}
