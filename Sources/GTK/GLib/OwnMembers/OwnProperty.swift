import CGtk

/// A GObject property of a Swift class, as C's functions know it, whatever its type.
///
/// At first it holds what the property's attribute says, if that says anything. The class's own, which is described to
/// GLib, replaces it in each object.
@usableFromInline
package class AnyOwnProperty {
    /// The name that the attribute gives.
    let explicitName: String?
    /// The access that C has after the object is created.
    let access: OwnPropertyAccess
    /// A Boolean value that indicates whether it is set only while its object is made.
    let isConstructOnly: Bool

    /// The GObject name.
    @usableFromInline package final var name = ""
    /// The name of the Swift property.
    final var swiftName = ""
    /// The offset of the property's ``OwnPropertyStorage`` in the Swift object.
    final fileprivate(set) var offset = 0
    /// The class that declares it.
    final var owner: Object.Type = Object.self
    /// The description that is registered with GLib, or nil before the registration.
    final fileprivate(set) var specification: UnsafeMutablePointer<GParamSpec>?
    /// A Boolean value that indicates whether the description says what the attribute does, which is known with the
    /// first object.
    final var isSettled = false

    init(explicitName: String?, access: OwnPropertyAccess, isConstructOnly: Bool) {
        self.explicitName = explicitName
        self.access = access
        self.isConstructOnly = isConstructOnly
    }

    /// The property in messages: `Person.name`.
    final var description: String { "\(owner).\(swiftName)" }

    /// The Swift type of its values.
    var valueType: Any.Type { fatalError("\(Self.self) has no values") }

    /// Registers the member with GLib for a class, with its own number.
    @MainActor
    func install(in classPointer: UnsafeMutablePointer<GObjectClass>, id: guint) {
        fatalError("\(Self.self) isn't a property")
    }

    /// Completes the description by what an object's attribute says, and makes the object's value the default.
    @MainActor
    func settle(by object: UnsafeMutableRawPointer) {}

    /// Returns the name that an object's attribute gives.
    func explicitName(in object: UnsafeMutableRawPointer) -> String? { nil }

    /// Connects an object's storage to this property.
    func attach(to object: UnsafeMutableRawPointer) {}

    /// Reads the property of an object.
    @MainActor
    func get(_ object: Object, in value: UnsafeMutablePointer<GValue>) throws(ValueError) {}

    /// Sets the property of an object for C, and notifies.
    @MainActor
    func set(_ object: Object, from value: UnsafePointer<GValue>) throws(ValueError) {}
}

/// A GObject property of a Swift class.
@usableFromInline
package final class OwnProperty<Value>: AnyOwnProperty {
    /// The allowed range of a number.
    let range: (any OwnPropertyRange<Value>)?

    // Of the class's own alone.
    private var conversion: ValueConversion<Value>?
    private var comparison: ValueComparison<Value>?
    /// The range that an attribute states, once it is known.
    private var knownRange: (any OwnPropertyRange<Value>)? {
        didSet { hasRange = knownRange != nil }
    }
    @usableFromInline final var hasRange = false

    init(explicitName: String?, access: OwnPropertyAccess, range: (any OwnPropertyRange<Value>)? = nil) {
        self.range = range
        super.init(explicitName: explicitName, access: access, isConstructOnly: false)
    }

    /// Creates the class's own, for a stored property that was found.
    @MainActor
    init(_ field: ReflectedField, of owner: Object.Type, isConstructOnly: Bool) {
        range = nil
        super.init(explicitName: nil, access: .readWrite, isConstructOnly: isConstructOnly)
        // The storage of a wrapped property is named after it, with an underscore.
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
    // The object's own memory, where reflection says that the stored property is.
    private func storage(in object: UnsafeMutableRawPointer) -> UnsafeMutablePointer<OwnPropertyStorage<Value>> {
        (object + offset).assumingMemoryBound(to: OwnPropertyStorage<Value>.self)
    }

    private func storage(in object: Object) -> UnsafeMutablePointer<OwnPropertyStorage<Value>> {
        storage(in: Unmanaged.passUnretained(object).toOpaque())
    }

    // MARK: Registering

    /// GLib's flags. Properties notify by themselves, and not where they are set to what they are.
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
        // A value that C can't represent, such as an object of a foreign class, can't be a default either.
        guard (try? conversion.store(storage.pointee.value, in: &value)) != nil else { return }
        OwnPropertySpecification.setDefault(specification, &value)
    }

    // MARK: From Swift

    /// Returns a Boolean value that indicates whether a value is news for the property. Traps for one outside its
    /// range.
    //
    // In the caller's module the compiler knows the type, and whether it has been compared.
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

    /// Tells C and Swift that the property of an object has another value.
    @usableFromInline
    @MainActor
    package func notify(_ object: Object) {
        g_object_notify_by_pspec(object.object, specification)
    }

    // MARK: From C

    // Specialized as C calls these, where the compiler knows no types.
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
        // GLib has done so, but for the first object where C makes that.
        let new = knownRange?.clamp(loaded) ?? loaded
        let storage = storage(in: object)
        // Kept to the end, as its release may run a program's code, which may look at the property.
        let old = storage.pointee.value
        if areKnownToBeEqual(old, new) ?? (comparison?.areEqual(old, new) == true) { return }
        storage.pointee.value = new
        notify(object)
        extendLifetime(old)
    }
}
