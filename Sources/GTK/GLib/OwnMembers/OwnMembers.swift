import CGtk

/// The GObject properties and signals that a Swift class declares. They are found by reflection when the C class is
/// created.
@MainActor
final class OwnMembers {
    /// The properties that this class declares. Inherited properties aren't included.
    private let properties: [AnyOwnProperty]
    private let signals: [any OwnSignalMember]
    private let inherited: OwnMembers?
    /// A Boolean value that indicates whether the class neither declares nor inherits members.
    private let isEmpty: Bool
    /// A Boolean value that indicates whether the arguments of all attributes have been applied to the registered
    /// properties and signals.
    private var hasAppliedArguments = false
    /// An object of the class, used to evaluate key paths.
    private(set) weak var sampleObject: Object?

    /// The members of the Swift classes whose C classes have been created.
    private static var tables: [ObjectIdentifier: OwnMembers] = [:]

    /// The properties of all classes. GLib refers to a property by an ID, which is the property's index plus 1. The
    /// properties are never released.
    //
    // Exclusivity isn't checked, because no other code runs during an access.
    @exclusivity(unchecked)
    private static var allProperties: [Unmanaged<AnyOwnProperty>] = []

    private init(_ properties: [AnyOwnProperty], _ signals: [any OwnSignalMember], _ inherited: OwnMembers?) {
        self.properties = properties
        self.signals = signals
        self.inherited = inherited
        isEmpty = properties.isEmpty && signals.isEmpty && inherited?.isEmpty != false
        hasAppliedArguments = properties.isEmpty && signals.isEmpty
    }

    /// Returns the members of a class, or nil if its C class hasn't been created.
    static func existing(of swiftClass: Object.Type) -> OwnMembers? {
        tables[ObjectIdentifier(swiftClass)]
    }

    // MARK: Registering

    /// Finds the members of a class and registers them with GLib. This method is called while the C class is created,
    /// after the members of the superclass were registered.
    ///
    /// Traps if a name isn't valid or is already used.
    static func register(_ swiftClass: Object.Type, _ classPointer: UnsafeMutableRawPointer) {
        var properties: [AnyOwnProperty] = []
        var signals: [any OwnSignalMember] = []
        for field in FieldReflection.fields(declaredBy: swiftClass) {
            if let declaration = field.type as? any OwnPropertyDeclaration.Type {
                properties.append(declaration.makeProperty(field, of: swiftClass))
            } else if let declaration = field.type as? any OwnSignalDeclaration.Type {
                signals.append(declaration.makeMember(field, of: swiftClass))
            }
        }
        let inherited = (_getSuperclass(swiftClass) as? Object.Type).flatMap { existing(of: $0) }
        let members = OwnMembers(properties, signals, inherited)
        tables[ObjectIdentifier(swiftClass)] = members
        let objectClass = classPointer.assumingMemoryBound(to: GObjectClass.self)
        let delegated = InterfaceImplementation.delegatedProperties(of: swiftClass, classPointer, excluding: properties)
        if !properties.isEmpty || !delegated.isEmpty {
            objectClass.pointee.get_property = OwnPropertyFunctions.get
            objectClass.pointee.set_property = OwnPropertyFunctions.set
        }
        let made = ObjectConstruction.object(of: swiftClass).map { Unmanaged.passUnretained($0).toOpaque() }
        for property in properties {
            if let name = made.flatMap({ property.explicitName(in: $0) }) { property.name = name }
            install(property, objectClass)
        }
        for property in delegated { install(property, objectClass) }
        InterfaceImplementation.requireProperties(of: swiftClass, classPointer)
        for signal in signals { signal.install(in: classPointer.load(as: GType.self), made) }
    }

    private static func install(_ property: AnyOwnProperty, _ objectClass: UnsafeMutablePointer<GObjectClass>) {
        guard MemberName.isValid(property.name) else {
            fatalError(
                "\(property.description): \"\(property.name)\" isn't a valid name for a GObject "
                    + "property. Choose another name."
            )
        }
        if let other = g_object_class_find_property(objectClass, property.name) {
            let owner = registeredName(of: other.pointee.owner_type)
            let type = registeredName(of: other.pointee.value_type)
            fatalError(
                "\(property.description): can't add the property \"\(property.name)\" of type \(property.valueType), "
                    + "because \(owner) already has one of type \(type). Choose another name."
            )
        }
        allProperties.append(.passRetained(property))
        property.install(in: objectClass, id: guint(allProperties.count))
    }

    static func property(_ id: guint) -> Unmanaged<AnyOwnProperty>? {
        allProperties.indices.contains(Int(id) - 1) ? allProperties[Int(id) - 1] : nil
    }

    // MARK: Objects

    /// Connects the properties and signals of a new object to the registered properties and signals of the object's
    /// class.
    static func attach(to object: Object) {
        let swiftClass = ObjectIdentifier(type(of: object))
        if swiftClass != recent.swiftClass { recent = (swiftClass, tables[swiftClass]) }
        recent.members?.attach(to: object, Unmanaged.passUnretained(object).toOpaque())
    }

    /// The class of the most recently created object, with its members. This cache helps because objects of the same
    /// class are often created one after another.
    //
    // Exclusivity isn't checked, because no other code runs during an access.
    @exclusivity(unchecked)
    private static var recent: (swiftClass: ObjectIdentifier, members: OwnMembers?) = (ObjectIdentifier(Void.self), nil)

    private func attach(to object: Object, _ address: UnsafeMutableRawPointer) {
        if isEmpty { return }
        inherited?.attach(to: object, address)
        if !hasAppliedArguments { applyArguments(from: address) }
        for property in properties { property.attach(to: address) }
        for signal in signals { signal.attach(to: object, address) }
        if sampleObject == nil { sampleObject = object }
    }

    /// Applies the arguments of the attributes, which are read from the first object, to the registered properties and
    /// signals.
    private func applyArguments(from object: UnsafeMutableRawPointer) {
        hasAppliedArguments = true
        for property in properties {
            if let name = property.explicitName(in: object), name != property.name { rename(property, name) }
            property.applyArguments(from: object)
        }
        for signal in signals { signal.applyArguments(from: object) }
    }

    /// Renames a property to its custom name. If C creates the class before Swift code creates an object, the custom
    /// name isn't known at first. In this case, the method is called when Swift code creates the first object.
    private func rename(_ property: AnyOwnProperty, _ name: String) {
        let type = property.owner.registeredType
        // GLib doesn't allow adding a property to a class after one of its subclasses was initialized.
        var count: guint = 0
        let children = g_type_children(type, &count)
        defer { g_free(children) }
        let isDerived = UnsafeBufferPointer(start: children, count: Int(count)).contains {
            g_type_class_peek($0) != nil
        }
        guard !isDerived, let classPointer = g_type_class_peek(type) else {
            return Diagnostics.critical(
                "\(property.description) keeps the C name \"\(property.name)\" instead of \"\(name)\": C created an object of a "
                    + "subclass of \(property.owner) before Swift did. Create one in Swift first."
            )
        }
        property.name = name
        OwnMembers.install(property, classPointer.assumingMemoryBound(to: GObjectClass.self))
    }
}
