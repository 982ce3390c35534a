import CGtk

/// A GObject property of a Swift class, independent of its type.
///
/// Initially, each object has its own instance, which contains the arguments of the property's attribute. It's then
/// replaced by the instance of the class, which is registered with GLib.
@usableFromInline
package class AnyOwnProperty {
    /// The name in the attribute, or nil.
    let explicitName: String?
    /// The ways in which C can access the property after the object is created.
    let access: OwnPropertyAccess
    /// A Boolean value that indicates whether it can only be set during the creation of its object.
    let isConstructOnly: Bool

    /// The GObject name.
    @usableFromInline package final var name = ""
    /// The name of the Swift property.
    final var swiftName = ""
    /// The offset of the property's ``OwnPropertyStorage`` in the Swift object.
    final fileprivate(set) var offset = 0
    /// The class that declares the property.
    final var owner: Object.Type = Object.self
    /// The description that is registered with GLib, or nil before the registration.
    final fileprivate(set) var specification: UnsafeMutablePointer<GParamSpec>?
    /// A Boolean value that indicates whether the description contains the arguments of the attribute, which are known
    /// when the first object exists.
    final var isSettled = false

    init(explicitName: String?, access: OwnPropertyAccess, isConstructOnly: Bool) {
        self.explicitName = explicitName
        self.access = access
        self.isConstructOnly = isConstructOnly
    }

    /// The description of the property in messages: `Person.name`.
    final var description: String { "\(owner).\(swiftName)" }

    /// The Swift type of the values.
    var valueType: Any.Type { fatalError("\(Self.self) has no values") }

    /// Registers the property with GLib, with its ID within the class.
    @MainActor
    func install(in classPointer: UnsafeMutablePointer<GObjectClass>, id: guint) {
        fatalError("\(Self.self) isn't a property")
    }

    /// Completes the description with the arguments of the attribute, which are read from an object. The object's value
    /// becomes the default value.
    @MainActor
    func settle(by object: UnsafeMutableRawPointer) {}

    /// Returns the custom name that an object's attribute specifies, or nil.
    func explicitName(in object: UnsafeMutableRawPointer) -> String? { nil }

    /// Connects an object's storage to this property.
    func attach(to object: UnsafeMutableRawPointer) {}

    /// Reads the property of an object.
    @MainActor
    func get(_ object: Object, in value: UnsafeMutablePointer<GValue>) throws(ValueError) {}

    /// Sets the property of an object for C, and notifies of the change.
    @MainActor
    func set(_ object: Object, from value: UnsafePointer<GValue>) throws(ValueError) {}
}

/// A GObject property of a Swift class.
@usableFromInline
package final class OwnProperty<Value>: AnyOwnProperty {
    /// The allowed range of a number.
    let range: (any OwnPropertyRange<Value>)?

    // The conversion of values to C. Only the instance of the class has it.
    private var conversion: ValueConversion<Value>?
    private var comparison: ValueComparison<Value>?
    /// The range in the attribute, or nil before it's known.
    private var knownRange: (any OwnPropertyRange<Value>)? {
        didSet { hasRange = knownRange != nil }
    }
    @usableFromInline final var hasRange = false

    init(explicitName: String?, access: OwnPropertyAccess, range: (any OwnPropertyRange<Value>)? = nil) {
        self.range = range
        super.init(explicitName: explicitName, access: access, isConstructOnly: false)
    }

    /// Creates the property of the class for a stored property that reflection found.
    @MainActor
    init(_ field: ReflectedField, of owner: Object.Type, isConstructOnly: Bool) {
        range = nil
        super.init(explicitName: nil, access: .readWrite, isConstructOnly: isConstructOnly)
        // The storage of a wrapped property has the property's name with an underscore in front.
        swiftName = String(field.name.dropFirst())
        name = MemberName.kebabCase(swiftName)
        offset = field.offset
        self.owner = owner
        conversion = ValueConversion.make()
        comparison = ValueComparison.make()
    }

    override var valueType: Any.Type { Value.self }

    /// Returns the storage in an object.
    //
    // This is the object's own memory, at the offset that reflection returned for the stored property.
    private func storage(in object: UnsafeMutableRawPointer) -> UnsafeMutablePointer<OwnPropertyStorage<Value>> {
        (object + offset).assumingMemoryBound(to: OwnPropertyStorage<Value>.self)
    }

    private func storage(in object: Object) -> UnsafeMutablePointer<OwnPropertyStorage<Value>> {
        storage(in: Unmanaged.passUnretained(object).toOpaque())
    }

    // MARK: Registering

    /// The GLib flags. Properties notify of changes themselves, and only if the value differs.
    private var flags: GParamFlags {
        let construction = isConstructOnly ? G_PARAM_CONSTRUCT_ONLY.rawValue : 0
        return GParamFlags(rawValue: G_PARAM_READWRITE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue | construction)
    }

    @MainActor
    override func install(in classPointer: UnsafeMutablePointer<GObjectClass>, id: guint) {
        guard let conversion else { return }
        let made = OwnPropertySpecification.make(name, conversion.type, flags)
        g_object_class_install_property(classPointer, id, made)
        specification = made
    }

    override func explicitName(in object: UnsafeMutableRawPointer) -> String? {
        storage(in: object).pointee.property?.explicitName
    }

    override func attach(to object: UnsafeMutableRawPointer) {
        storage(in: object).pointee.property = self
    }

    @MainActor
    override func settle(by object: UnsafeMutableRawPointer) {
        guard let specification, let conversion else { return }
        isSettled = true
        let storage = storage(in: object)
        if let stated = storage.pointee.property {
            knownRange = stated.range
            knownRange?.limit(specification)
            if stated.access == .readOnly {
                specification.pointee.flags = GParamFlags(
                    rawValue: specification.pointee.flags.rawValue & ~G_PARAM_WRITABLE.rawValue
                )
            }
        }
        var value = GValue()
        g_value_init(&value, conversion.type)
        defer { g_value_unset(&value) }
        // If C can't represent the value, it isn't used as the default.
        guard (try? conversion.store(storage.pointee.value, in: &value)) != nil else { return }
        OwnPropertySpecification.setDefault(specification, &value)
    }

    // MARK: From Swift

    /// Returns a Boolean value that indicates whether a value is new for the property. Traps if it's outside of the
    /// range.
    //
    // In the caller's module the compiler knows the type, and has already compared the values.
    @inlinable
    @inline(__always)
    @MainActor
    package func accepts(_ new: Value, after old: Value) -> Bool {
        if !hasRange, areKnownToBeEqual(old, new) != nil { return true }
        return isNews(new, after: old)
    }

    @usableFromInline
    @inline(never)
    @MainActor
    func isNews(_ new: Value, after old: Value) -> Bool {
        if let knownRange, !knownRange.contains(new) {
            fatalError("\(description): \(new) is out of the range \(knownRange.text)")
        }
        return comparison?.areEqual(old, new) != true
    }

    /// Notifies C and Swift that the property of an object has another value.
    @usableFromInline
    @MainActor
    package func notify(_ object: Object) {
        g_object_notify_by_pspec(object.object, specification)
    }

    // MARK: From C

    // Specialized, because the types aren't known at compile time in calls from C.
    @_specialize(where Value == Bool)
    @_specialize(where Value == Int)
    @_specialize(where Value == Double)
    @_specialize(where Value == String)
    @MainActor
    override func get(_ object: Object, in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try conversion?.store(storage(in: object).pointee.value, in: value)
    }

    @_specialize(where Value == Bool)
    @_specialize(where Value == Int)
    @_specialize(where Value == Double)
    @_specialize(where Value == String)
    @MainActor
    override func set(_ object: Object, from value: UnsafePointer<GValue>) throws(ValueError) {
        guard let loaded = try conversion?.load(from: value) else { return }
        // GLib has already checked the range, except for the first object if C creates it.
        let new = knownRange?.clamp(loaded) ?? loaded
        let storage = storage(in: object)
        // The old value is retained until the end, because its release may run code that reads the property.
        let old = storage.pointee.value
        if areKnownToBeEqual(old, new) ?? (comparison?.areEqual(old, new) == true) { return }
        storage.pointee.value = new
        notify(object)
        extendLifetime(old)
    }
}
