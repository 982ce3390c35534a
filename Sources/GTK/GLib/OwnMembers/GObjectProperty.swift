import Combine

/// A property of a Swift class that is also a GObject property. `.ui` files can set it, C code can read and set it by
/// name, and observers are notified of changes.
///
/// ```swift
/// final class Gauge: Widget {
///     @GObjectProperty var title = "Speed"                          // "title"
///     @GObjectProperty("tint") var accentColor = Color.red          // "tint", not "accent-color"
///     @GObjectProperty(range: 0...100) var level = 50
///     @GObjectProperty(access: .readOnly) var isOverloaded = false
/// }
/// gauge.publisher(for: \.level).sink { … }
/// gauge.reactive.level <~ viewModel.$level
/// ```
///
/// - The property supports everything that the properties of GTK classes support: publishers, `<~`, `<~>`, `observe`,
///   `setValue(_:forProperty:)`, `g_object_bind_property` and expressions.
/// - If the type is `Equatable`, setting the property to an equal value has no effect. In all other cases, observers
///   are notified after the value is set.
/// - If the type is ``ValueConvertible``, values are converted to C values. Values of other types are boxed. C can
///   store and pass a boxed value, but can't read its content.
/// - `didSet` and `willSet` run when Swift sets the property, but not when C sets it, for example for a `.ui` file, a C
///   binding or `setValue(_:forProperty:)`. The `publisher(for:)` of ``Object`` reports all changes.
/// - The arguments of the attribute and the initial value aren't known until Swift code has created an object of the
///   class. If C creates the first object, GObject names are derived from the Swift names.
/// - If the name is already used in the class or a superclass, the program traps when the C class is created.
@propertyWrapper
public struct GObjectProperty<Value> {
    @usableFromInline var storage: OwnPropertyStorage<Value>

    /// Creates a property whose GObject name is derived from its Swift name. For example, `accentColor` becomes
    /// `accent-color`.
    @inlinable
    public init(wrappedValue: Value) { storage = OwnPropertyStorage(wrappedValue) }

    /// Creates a property with a custom name or with restricted access from C.
    ///
    /// - Parameters:
    ///   - name: The GObject name, or nil to derive it from the Swift name.
    ///   - access: The access that C code has to the property.
    public init(wrappedValue: Value, _ name: String? = nil, access: OwnPropertyAccess = .readWrite) {
        storage = OwnPropertyStorage(wrappedValue, OwnProperty(explicitName: name, access: access))
    }

    /// Creates a property for a number within a range.
    ///
    /// If Swift code sets a number outside of the range, the program traps. If C code sets such a number, GLib clamps
    /// it to the range. `setValue(_:forProperty:)` throws an error for such a number.
    public init(
        wrappedValue: Value,
        _ name: String? = nil,
        access: OwnPropertyAccess = .readWrite,
        range: ClosedRange<Value>
    ) where Value: RangedValue {
        guard range.contains(wrappedValue) else {
            fatalError("The initial value \(wrappedValue) of a GObjectProperty is out of its range \(range)")
        }
        let declared = OwnProperty(explicitName: name, access: access, range: NumberRange(range: range))
        storage = OwnPropertyStorage(wrappedValue, declared)
    }

    /// Creates a property for a number with a minimum.
    public init(
        wrappedValue: Value,
        _ name: String? = nil,
        access: OwnPropertyAccess = .readWrite,
        range: PartialRangeFrom<Value>
    ) where Value: RangedValue {
        self.init(wrappedValue: wrappedValue, name, access: access, range: range.lowerBound...Value.greatest)
    }

    @available(*, unavailable, message: "@GObjectProperty is for properties of subclasses of Object")
    public var wrappedValue: Value {
        get { fatalError("\(Self.self) is only for properties of classes that inherit from Object") }
        set { fatalError("\(Self.self) is only for properties of classes that inherit from Object") }
    }

    @MainActor
    @inlinable
    public static subscript<Owner: Object>(
        _enclosingInstance object: Owner,
        wrapped wrapped: KeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, GObjectProperty>
    ) -> Value {
        // The accessor is always inlined, so that the compiler can resolve the key path.
        @inline(__always)
        get {
            PropertyAccess.record(object, object[keyPath: storage].storage.property?.name ?? "")
            return object[keyPath: storage].storage.value
        }
        @inline(__always)
        set {
            // The old value is retained until the end, because releasing it may run code that reads the property.
            let old = object[keyPath: storage].storage.value
            let property = object[keyPath: storage].storage.property
            // The values are compared here, because the compiler knows their type in inlined code.
            if areKnownToBeEqual(old, newValue) == true { return }
            if let property, !property.accepts(newValue, after: old) { return }
            object[keyPath: storage].storage.value = newValue
            property?.notify(object)
            extendLifetime(old)
        }
    }
}

extension GObjectProperty: OwnPropertyDeclaration {
    static func makeProperty(_ field: ReflectedField, of owner: Object.Type) -> AnyOwnProperty {
        OwnProperty<Value>(field, of: owner, isConstructOnly: false)
    }
}

/// The access that C code has to a GObject property of a Swift class.
public enum OwnPropertyAccess: Sendable {
    /// Both C and Swift code can set the property.
    case readWrite
    /// Only Swift code can set the property. C code can read it and observe its changes.
    case readOnly
}
