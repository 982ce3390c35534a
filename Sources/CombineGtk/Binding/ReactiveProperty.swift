import Combine
import Gtk

/// A property of an object, that a stream can drive by `<~` and that can be bound both ways by `<~>`.
///
/// Made by ``Reactive``: `entry.reactive.text`. Holds its object weakly.
@MainActor
public struct ReactiveProperty<Base: Storable, Value>: BindingTargetProvider {
    @usableFromInline private(set) weak var base: Base?
    let keyPath: ReferenceWritableKeyPath<Base, Value>
    /// Sets the property, unless it has the value; or, without a value, returns the one that it has.
    @usableFromInline let access: (Base, Value?) -> Value?

    @usableFromInline
    init(
        _ base: Base?,
        _ keyPath: ReferenceWritableKeyPath<Base, Value>,
        _ access: @escaping (Base, Value?) -> Value?
    ) {
        self.base = base
        self.keyPath = keyPath
        self.access = access
    }

    /// Reads the property.
    var get: (Base) -> Value {
        { [access, keyPath] base in
            guard let value = access(base, nil) else { fatalError("\(keyPath) was not read") }
            return value
        }
    }

    /// Sets the property, unless it has the value.
    var set: (Base, Value) -> Void {
        { [access] base, value in _ = access(base, value) }
    }

    public var bindingTarget: BindingTarget<Value> {
        BindingTarget(base, keyPath, name: name) { [access] base, value in
            // Whoever sets the source off while he is observed has not read the target.
            _ = PropertyAccess.ignoring { access(base, value) }
        }
    }

    /// The same property as a target, for streams that can fail; see ``BindingTarget/onFailure(_:)``.
    public func onFailure(_ fail: @escaping @MainActor (any Error) -> Void) -> BindingTarget<Value> {
        bindingTarget.onFailure(fail)
    }

    /// What to call the property in a message: by its object and, of GTK's objects, its GObject name.
    var name: () -> String {
        { [weak base, keyPath, get] in
            guard let base else { return "\(keyPath)" }
            let object = (base as? Object).map(Diagnostics.description) ?? "\(Base.self)"
            return "\(object).\(PropertyAccess.propertyName { _ = get(base) } ?? "\(keyPath)")"
        }
    }
}
