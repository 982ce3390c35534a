import Gtk

/// The properties of an object as targets of streams, `label.reactive.label <~ viewModel.text`, and as sides of two-way
/// bindings, `entry.reactive.text <~> viewModel.name`.
//
// Inlined, with the closures that read and set, where the compiler sees the key path, which then need not be evaluated for
// each value.
@MainActor
@dynamicMemberLookup
public struct Reactive<Base: Storable> {
    @usableFromInline
    let base: Base

    @inlinable
    init(_ base: Base) {
        self.base = base
    }

    /// A property by key path.
    @inlinable
    @inline(__always)
    public func bind<Value>(
        _ keyPath: consuming ReferenceWritableKeyPath<Base, Value>
    ) -> ReactiveProperty<Base, Value> {
        ReactiveProperty(base, copy keyPath, Self.access(consume keyPath))
    }

    /// A property by key path; a value equal to the one that it has is not set.
    @inlinable
    @inline(__always)
    public func bind<Value: Equatable>(
        _ keyPath: consuming ReferenceWritableKeyPath<Base, Value>
    ) -> ReactiveProperty<Base, Value> {
        ReactiveProperty(base, copy keyPath, Self.comparingAccess(consume keyPath))
    }

    @inlinable
    @inline(__always)
    static func access<Value>(
        _ keyPath: ReferenceWritableKeyPath<Base, Value>
    ) -> (Base, Value?) -> Value? {
        { base, new in
            guard let new else { return base[keyPath: keyPath] }
            base[keyPath: keyPath] = new
            return nil
        }
    }

    @inlinable
    @inline(__always)
    static func comparingAccess<Value: Equatable>(
        _ keyPath: ReferenceWritableKeyPath<Base, Value>
    ) -> (Base, Value?) -> Value? {
        { base, new in
            guard let new else { return base[keyPath: keyPath] }
            if base[keyPath: keyPath] != new { base[keyPath: keyPath] = new }
            return nil
        }
    }

    /// A property by its name.
    @inlinable
    @inline(__always)
    public subscript<Value>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>
    ) -> ReactiveProperty<Base, Value> {
        bind(keyPath)
    }

    /// A property by its name; a value equal to the one that it has is not set.
    @inlinable
    @inline(__always)
    public subscript<Value: Equatable>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>
    ) -> ReactiveProperty<Base, Value> {
        bind(keyPath)
    }
}

extension Reactive where Base: GtkRange {
    /// The value of a scale or scrollbar, which is that of its adjustment, by whichever of the two it is changed.
    @inlinable
    @inline(__always)
    public var value: ReactiveProperty<Base, Double> { bind(\.adjustment.value) }
}

extension Storable {
    /// This object's properties as targets of streams and sides of two-way bindings.
    @inlinable
    public var reactive: Reactive<Self> { Reactive(self) }
}
