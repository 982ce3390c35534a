import Gtk

/// The properties of an object as targets of streams: `label.reactive.label <~ viewModel.text`.
@MainActor
@dynamicMemberLookup
public struct Reactive<Base: Object> {
    private let base: Base

    init(_ base: Base) {
        self.base = base
    }

    /// A property as a target, by key path.
    public func bind<Value>(_ keyPath: ReferenceWritableKeyPath<Base, Value>) -> BindingTarget<Value> {
        BindingTarget(base, keyPath) { base, value in base[keyPath: keyPath] = value }
    }

    /// A property as a target, by key path; a value equal to the one that it has is not set.
    public func bind<Value: Equatable>(_ keyPath: ReferenceWritableKeyPath<Base, Value>) -> BindingTarget<Value> {
        BindingTarget(base, keyPath) { base, value in
            if base[keyPath: keyPath] != value { base[keyPath: keyPath] = value }
        }
    }

    /// A property as a target, by its name.
    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>) -> BindingTarget<Value> {
        bind(keyPath)
    }

    /// A property as a target, by its name; a value equal to the one that it has is not set.
    public subscript<Value: Equatable>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>
    ) -> BindingTarget<Value> {
        bind(keyPath)
    }
}

extension ObjectProtocol {
    /// This object's properties as targets of streams.
    public var reactive: Reactive<Self> { Reactive(self) }
}
