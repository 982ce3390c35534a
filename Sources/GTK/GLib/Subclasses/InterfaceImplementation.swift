import CGtk

/// A C interface that Swift classes can implement, and the functions that forward calls from C to these classes.
@_spi(Binding)
@MainActor
public struct InterfaceImplementation {
    let interface: GType
    /// A closure that indicates whether a Swift class implements the interface.
    let isImplemented: (Object.Type) -> Bool
    /// A C function that fills the interface's structure for a class, or nil for an interface without functions.
    let initialize: InterfaceInitFunction?
    /// A closure that returns the object to which a given object delegates the interface's properties. It's nil if
    /// classes declare the interface's properties themselves.
    let propertyDelegate: (@MainActor (Object) -> Object)?

    public init(
        _ interface: GType,
        isImplemented: @escaping (Object.Type) -> Bool,
        _ initialize: InterfaceInitFunction? = nil,
        propertyDelegate: (@MainActor (Object) -> Object)? = nil
    ) {
        self.interface = interface
        self.isImplemented = isImplemented
        self.propertyDelegate = propertyDelegate
        self.initialize = initialize
    }

    /// Adds the interfaces of a Swift class to its C class. Interfaces that the C class inherits are skipped.
    static func add(to type: GType, _ swiftClass: Object.Type) {
        for implementation in TypeRegistry.implementations where implementation.isImplemented(swiftClass) {
            if g_type_is_a(type, implementation.interface) != 0 { continue }
            var info = GInterfaceInfo(
                interface_init: implementation.initialize,
                interface_finalize: nil,
                interface_data: nil
            )
            g_type_add_interface_static(type, implementation.interface, &info)
        }
    }

    // MARK: Properties

    /// Returns the interface properties that objects of a new class delegate to other objects.
    ///
    /// - Parameters:
    ///   - classPointer: The C class structure, before the properties of the class are installed.
    ///   - properties: The properties that the class declares.
    static func delegatedProperties(
        of swiftClass: Object.Type,
        _ classPointer: UnsafeMutableRawPointer,
        excluding properties: [AnyOwnProperty]
    ) -> [DelegatedProperty] {
        let objectClass = classPointer.assumingMemoryBound(to: GObjectClass.self)
        return TypeRegistry.implementations.flatMap { implementation -> [DelegatedProperty] in
            guard let delegate = implementation.propertyDelegate, implementation.isImplemented(swiftClass) else {
                return []
            }
            return withProperties(of: implementation.interface) { declared in
                declared.map { String(cString: $0.pointee.name) }
                    .filter { name in
                        g_object_class_find_property(objectClass, name) == nil
                            && !properties.contains { $0.name == name }
                    }
                    .map { DelegatedProperty($0, of: swiftClass, delegate) }
            }
        }
    }

    /// Traps unless a class declares every property of the interfaces that it implements, with a matching type and
    /// access.
    ///
    /// - Parameter classPointer: The C class structure, after the properties are installed.
    static func requireProperties(of swiftClass: Object.Type, _ classPointer: UnsafeMutableRawPointer) {
        let objectClass = classPointer.assumingMemoryBound(to: GObjectClass.self)
        let implemented = TypeRegistry.implementations.filter { $0.isImplemented(swiftClass) }.map(\.interface)
        for type in implemented + swiftClass.interfaces.map(\.registeredType) {
            withProperties(of: type) { declared in
                for declared in declared { requireProperty(declared, of: type, swiftClass, objectClass) }
            }
        }
    }

    private static func requireProperty(
        _ declared: UnsafeMutablePointer<GParamSpec>,
        of interface: GType,
        _ swiftClass: Object.Type,
        _ objectClass: UnsafeMutablePointer<GObjectClass>
    ) {
        let interface = registeredName(of: interface)
        let name = String(cString: declared.pointee.name)
        let valueType = declared.pointee.value_type
        let type = registeredName(of: valueType)
        guard let found = g_object_class_find_property(objectClass, name) else {
            fatalError(
                "\(swiftClass) implements \(interface), but doesn't declare its property \"\(name)\": expected a "
                    + "@GObjectProperty of type \(type)"
            )
        }
        let isWritable = declared.pointee.flags.rawValue & G_PARAM_WRITABLE.rawValue != 0
        guard g_type_is_a(found.pointee.value_type, valueType) != 0,
            !isWritable || g_type_is_a(valueType, found.pointee.value_type) != 0
        else {
            let other = registeredName(of: found.pointee.value_type)
            fatalError(
                "\(swiftClass): the property \"\(name)\" of \(interface) must have the type \(type), found \(other)"
            )
        }
        guard found.pointee.flags.rawValue & G_PARAM_WRITABLE.rawValue != 0 || !isWritable else {
            fatalError(
                "\(swiftClass): the property \"\(name)\" of \(interface) must be writable, found a read-only property"
            )
        }
    }

    /// Calls `body` with the descriptions of the properties that an interface declares.
    static func withProperties<Result>(
        of interface: GType,
        _ body: ([UnsafeMutablePointer<GParamSpec>]) -> Result
    ) -> Result {
        guard let functions = g_type_default_interface_ref(interface) else { return body([]) }
        defer { g_type_default_interface_unref(functions) }
        var count: guint = 0
        let declared = g_object_interface_list_properties(functions, &count)
        defer { g_free(declared) }
        return body(UnsafeBufferPointer(start: declared, count: Int(count)).compactMap { $0 })
    }
}

extension VirtualCall {
    /// Returns the wrapper of the instance on which C calls an interface function. Returns nil if the wrapper doesn't
    /// exist yet or was deallocated.
    @_spi(Binding)
    @MainActor
    @inlinable
    public static func implementer<Interface>(
        _ pointer: UnsafeMutableRawPointer?,
        _ cast: InterfaceCast<Interface>
    ) -> Interface? {
        // `map` isn't used, because the runtime would check on each call that its closure runs on the main actor.
        guard let object = wrapper(pointer) else { return nil }
        return cast(object)
    }

    /// Returns the wrapper of the instance on which C calls an interface function. This overload is for instances whose
    /// C structure is opaque.
    @_spi(Binding)
    @MainActor
    @inlinable
    public static func implementer<Interface>(
        _ pointer: OpaquePointer?,
        _ cast: InterfaceCast<Interface>
    ) -> Interface? {
        implementer(UnsafeMutableRawPointer(pointer), cast)
    }

    /// Returns the wrapper of the instance on which C calls an interface function. This overload is for interfaces that
    /// C calls rarely: it looks up the conformance of the class on each call.
    @_spi(Binding)
    @MainActor
    public static func implementer<Interface>(_ pointer: OpaquePointer?, as interface: Interface.Type) -> Interface? {
        wrapper(UnsafeMutableRawPointer(pointer)) as? Interface
    }

    /// Returns the default structure of an interface. If an implementation doesn't provide a function, C calls the
    /// function in this structure.
    @_spi(Binding)
    public static func defaultInterface<Structure>(
        _ interface: GType,
        _ structure: Structure.Type
    ) -> UnsafeMutablePointer<Structure> {
        guard let table = g_type_default_interface_ref(interface) else {
            fatalError("\(registeredName(of: interface)) isn't an interface")
        }
        return table.assumingMemoryBound(to: structure)
    }

    /// Returns the structure that contains an object's implementation of an interface.
    @_spi(Binding)
    @MainActor
    public static func interface<Structure>(
        of object: Object,
        _ interface: GType,
        _ structure: Structure.Type
    ) -> UnsafeMutablePointer<Structure> {
        let instance = object.pointer.assumingMemoryBound(to: GTypeInstance.self)
        guard let table = g_type_interface_peek(instance.pointee.g_class, interface) else {
            fatalError("The C class of \(object) doesn't implement \(registeredName(of: interface))")
        }
        return table.assumingMemoryBound(to: structure)
    }
}
