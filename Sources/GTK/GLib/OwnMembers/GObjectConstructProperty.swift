import Combine

/// A GObject property of a Swift class that can only be set during the creation of the object: by C, by a `.ui` file,
/// or with the `properties` argument of an initializer.
///
/// ```swift
/// final class Note: Object {
///     @GObjectConstructProperty var id = 0
///     init(id: Int) { super.init(properties: ["id": id]) }
/// }
/// ```
///
/// If the property isn't set during the creation, it keeps the initial value from its declaration. In all other
/// respects it behaves like ``GObjectProperty``.
@propertyWrapper
public struct GObjectConstructProperty<Value> {
    @usableFromInline var storage: OwnPropertyStorage<Value>

    /// Creates a property whose GObject name is derived from its Swift name. For example, `accentColor` becomes
    /// `accent-color`.
    @inlinable
    public init(wrappedValue: Value) { storage = OwnPropertyStorage(wrappedValue) }

    /// Creates a property with the given GObject name.
    public init(wrappedValue: Value, _ name: String) {
        storage = OwnPropertyStorage(wrappedValue, OwnProperty(explicitName: name, access: .readWrite))
    }

    @available(*, unavailable, message: "@GObjectConstructProperty is for properties of subclasses of Object")
    public var wrappedValue: Value {
        fatalError("\(Self.self) is only for properties of classes that inherit from Object")
    }

    @MainActor
    @inlinable
    public static subscript<Owner: Object>(
        _enclosingInstance object: Owner,
        wrapped wrapped: KeyPath<Owner, Value>,
        storage storage: KeyPath<Owner, GObjectConstructProperty>
    ) -> Value {
        PropertyAccess.record(object, object[keyPath: storage].storage.property?.name ?? "")
        return object[keyPath: storage].storage.value
    }
}

extension GObjectConstructProperty: OwnPropertyDeclaration {
    static func makeProperty(_ field: ReflectedField, of owner: Object.Type) -> AnyOwnProperty {
        OwnProperty<Value>(field, of: owner, isConstructOnly: true)
    }
}
