import CGtk

/// The type-independent base class of the GObject properties that Swift classes declare.
///
/// There are two kinds of instances. While a Swift object is initialized, its `@GObjectProperty` attribute creates an
/// instance that contains the arguments of the attribute. Afterward, all objects of the Swift class use the instance
/// that is registered with GLib.
@usableFromInline
package class AnyOwnProperty {
    /// The custom name in the attribute, or nil if the attribute doesn't specify a name.
    let explicitName: String?
    /// The access that C code has to the property of an existing object.
    let access: OwnPropertyAccess
    /// A Boolean value that indicates whether the property can be set only while its object is being created.
    let isConstructOnly: Bool

    @usableFromInline package final var name = ""
    final var swiftName = ""
    /// The offset of the property's ``OwnPropertyStorage`` in the Swift object.
    final fileprivate(set) var offset = 0
    /// The class that declares the property.
    final var owner: Object.Type = Object.self
    /// The property's specification in GLib, or nil before it's registered.
    final fileprivate(set) var specification: UnsafeMutablePointer<GParamSpec>?
    /// A Boolean value that indicates whether the attribute's arguments have been applied to the specification. The
    /// arguments are known once the first object exists.
    final var hasAppliedArguments = false

    init(explicitName: String?, access: OwnPropertyAccess, isConstructOnly: Bool) {
        self.explicitName = explicitName
        self.access = access
        self.isConstructOnly = isConstructOnly
    }

    /// The property's description in messages, such as `Person.name`.
    final var description: String { "\(owner).\(swiftName)" }

    var valueType: Any.Type { fatalError("\(Self.self) must override valueType") }

    @MainActor
    func install(in classPointer: UnsafeMutablePointer<GObjectClass>, id: guint) {
        fatalError("\(Self.self) must override install(in:id:)")
    }

    /// Applies the arguments of the attribute, which are read from the given object, to the specification. The current
    /// value of the object's property becomes the default value.
    @MainActor
    func applyArguments(from object: UnsafeMutableRawPointer) {}

    /// Returns the custom name in the attribute of the given object's property, or nil if the attribute doesn't specify
    /// a name.
    func explicitName(in object: UnsafeMutableRawPointer) -> String? { nil }

    /// Makes an object use this shared instance.
    func attach(to object: UnsafeMutableRawPointer) {}

    @MainActor
    func get(_ object: Object, in value: UnsafeMutablePointer<GValue>) throws(ValueError) {}

    /// Sets an object's property to the value of a `GValue`, and notifies observers. C calls this method.
    @MainActor
    func set(_ object: Object, from value: UnsafePointer<GValue>) throws(ValueError) {}
}

/// A GObject property of a Swift class.
@usableFromInline
package final class OwnProperty<Value>: AnyOwnProperty {
    /// The range in the attribute, if this instance was created by an attribute.
    let range: (any OwnPropertyRange<Value>)?

    // The conversion of values to `GValue`s, and the comparison of values. Only the shared instance of a class has
    // them.
    //
    // Exclusivity isn't checked, because these properties are set before C can use the instance, and other code only
    // reads them.
    @exclusivity(unchecked) private var conversion: ValueConversion<Value>?
    @exclusivity(unchecked) private var comparison: ValueComparison<Value>?
    /// The range in the attribute. Only the shared instance uses it. It's nil if the attribute has no range or its
    /// arguments aren't known yet.
    @exclusivity(unchecked) private var knownRange: (any OwnPropertyRange<Value>)? {
        didSet { hasRange = knownRange != nil }
    }
    @usableFromInline final var hasRange = false

    init(explicitName: String?, access: OwnPropertyAccess, range: (any OwnPropertyRange<Value>)? = nil) {
        self.range = range
        super.init(explicitName: explicitName, access: access, isConstructOnly: false)
    }

    /// Creates the shared instance of a class for a stored property that was found by reflection.
    @MainActor
    init(_ field: ReflectedField, of owner: Object.Type, isConstructOnly: Bool) {
        range = nil
        super.init(explicitName: nil, access: .readWrite, isConstructOnly: isConstructOnly)
        // The name of the stored property is the name of the wrapped property with an underscore in front.
        swiftName = String(field.name.dropFirst())
        name = MemberName.kebabCase(swiftName)
        offset = field.offset
        self.owner = owner
        conversion = ValueConversion.make()
        comparison = ValueComparison.make()
    }

    override var valueType: Any.Type { Value.self }

    // The pointer is valid, because reflection returned the offset of the stored property in the object.
    private func storage(in object: UnsafeMutableRawPointer) -> UnsafeMutablePointer<OwnPropertyStorage<Value>> {
        (object + offset).assumingMemoryBound(to: OwnPropertyStorage<Value>.self)
    }

    private func storage(in object: Object) -> UnsafeMutablePointer<OwnPropertyStorage<Value>> {
        storage(in: Unmanaged.passUnretained(object).toOpaque())
    }

    // MARK: Registering

    /// The GLib flags of the property. The setters notify observers themselves, and only if the value has changed.
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

    // The method is specialized for common types, because its caller doesn't know the type at compile time.
    @_specialize(where Value == Bool)
    @_specialize(where Value == Int)
    @_specialize(where Value == Double)
    @_specialize(where Value == String)
    override func attach(to object: UnsafeMutableRawPointer) { setProperty(of: object) }

    @inline(never)
    private func setProperty(of object: UnsafeMutableRawPointer) {
        storage(in: object).pointee.property = self
    }

    @MainActor
    override func applyArguments(from object: UnsafeMutableRawPointer) {
        guard let specification, let conversion else { return }
        hasAppliedArguments = true
        let storage = storage(in: object)
        if let declared = storage.pointee.property {
            knownRange = declared.range
            knownRange?.limit(specification)
            if declared.access == .readOnly {
                specification.pointee.flags = GParamFlags(
                    rawValue: specification.pointee.flags.rawValue & ~G_PARAM_WRITABLE.rawValue
                )
            }
        }
        var value = GValue()
        g_value_init(&value, conversion.type)
        defer { g_value_unset(&value) }
        // If the value can't be stored in a `GValue`, it can't be the default value.
        guard (try? conversion.store(storage.pointee.value, in: &value)) != nil else { return }
        OwnPropertySpecification.setDefault(specification, &value)
    }

    // MARK: From Swift

    /// Returns a Boolean value that indicates whether the property must be set to the new value. Traps if the new value
    /// is outside of the range.
    //
    // For common types, such as `Int`, the calling accessor has already compared the values.
    @inlinable
    @inline(__always)
    @MainActor
    package func accepts(_ new: Value, after old: Value) -> Bool {
        if !hasRange, areKnownToBeEqual(old, new) != nil { return true }
        return isChange(new, after: old)
    }

    @usableFromInline
    @inline(never)
    @MainActor
    func isChange(_ new: Value, after old: Value) -> Bool {
        if let knownRange, !knownRange.contains(new) {
            fatalError("\(description): \(new) is out of the range \(knownRange.text)")
        }
        return comparison?.areEqual(old, new) != true
    }

    /// Notifies C and Swift observers that an object's property has changed.
    @usableFromInline
    @MainActor
    package func notify(_ object: Object) { g_object_notify_by_pspec(object.object, specification) }

    // MARK: From C

    // The methods are specialized for common types, because the type isn't known at compile time if C makes the call.
    // Each method only calls another method that does the work. If a method did the work itself, its unspecialized
    // version would look up type metadata on entry, even for the common types.
    @_specialize(where Value == Bool)
    @_specialize(where Value == Int)
    @_specialize(where Value == Double)
    @_specialize(where Value == String)
    @MainActor
    override func get(_ object: Object, in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try store(object, in: value)
    }

    @MainActor
    @inline(never)
    private func store(_ object: Object, in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try conversion?.store(storage(in: object).pointee.value, in: value)
    }

    @_specialize(where Value == Bool)
    @_specialize(where Value == Int)
    @_specialize(where Value == Double)
    @_specialize(where Value == String)
    @MainActor
    override func set(_ object: Object, from value: UnsafePointer<GValue>) throws(ValueError) {
        try load(object, from: value)
    }

    @MainActor
    @inline(never)
    private func load(_ object: Object, from value: UnsafePointer<GValue>) throws(ValueError) {
        guard let loaded = try conversion?.load(from: value) else { return }
        // GLib has already clamped the value, except for the first object of the class if C creates that object.
        let new = knownRange?.clamp(loaded) ?? loaded
        let storage = storage(in: object)
        // The old value is retained until the end, because releasing it may run code that reads the property.
        let old = storage.pointee.value
        if areKnownToBeEqual(old, new) ?? (comparison?.areEqual(old, new) == true) { return }
        storage.pointee.value = new
        notify(object)
        extendLifetime(old)
    }
}
