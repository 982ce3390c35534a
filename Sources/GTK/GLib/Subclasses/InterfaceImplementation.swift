import CGtk

/// How C calls the Swift classes that implement one of its interfaces.
@_spi(Binding)
@MainActor
public struct InterfaceImplementation {
    /// The C interface.
    let interface: GType
    /// Whether a Swift class implements it.
    let isImplemented: (Object.Type) -> Bool
    /// Fills the C structure of one class's implementation; `nil` for an interface without functions.
    let initialize: GInterfaceInitFunc?

    public init(
        _ interface: GType,
        isImplemented: @escaping (Object.Type) -> Bool,
        _ initialize: GInterfaceInitFunc? = nil
    ) {
        self.interface = interface
        self.isImplemented = isImplemented
        self.initialize = initialize
    }

    /// Gives a new C class the interfaces that its Swift class implements and its superclass does not.
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

    /// Traps where a class leaves out a property of an interface that it implements, or has it as another type.
    ///
    /// - Parameter classPointer: the C class, which is being made and has its properties.
    static func requireProperties(of swiftClass: Object.Type, _ classPointer: UnsafeMutableRawPointer) {
        let objectClass = classPointer.assumingMemoryBound(to: GObjectClass.self)
        for implementation in TypeRegistry.implementations where implementation.isImplemented(swiftClass) {
            guard let functions = g_type_default_interface_ref(implementation.interface) else { continue }
            defer { g_type_default_interface_unref(functions) }
            var count: guint = 0
            let stated = g_object_interface_list_properties(functions, &count)
            defer { g_free(stated) }
            for case let stated? in UnsafeBufferPointer(start: stated, count: Int(count)) {
                let interface = registeredName(of: implementation.interface)
                let name = String(cString: stated.pointee.name)
                let type = registeredName(of: stated.pointee.value_type)
                guard let found = g_object_class_find_property(objectClass, name) else {
                    fatalError(
                        "\(swiftClass) implements \(interface) without its property \"\(name)\": expected a "
                            + "@GObjectProperty of type \(type)"
                    )
                }
                if g_type_is_a(found.pointee.value_type, stated.pointee.value_type) == 0 {
                    let other = registeredName(of: found.pointee.value_type)
                    fatalError("\(swiftClass): \(interface) has a property \"\(name)\" of type \(type), found \(other)")
                }
            }
        }
    }
}

extension VirtualCall {
    /// The Swift object that implements what C calls; `nil` where it has none, as before its beginning and after its end.
    @_spi(Binding)
    @MainActor
    public static func implementer<Interface>(
        _ pointer: UnsafeMutableRawPointer?,
        _ cast: InterfaceCast<Interface>
    ) -> Interface? {
        // No closures for `map`: the runtime checks at each call of one that it runs on the main actor.
        guard let object = wrapper(pointer) else { return nil }
        return cast(object)
    }

    /// The same of an instance whose C structure is not for others.
    @_spi(Binding)
    @MainActor
    public static func implementer<Interface>(
        _ pointer: OpaquePointer?,
        _ cast: InterfaceCast<Interface>
    ) -> Interface? {
        implementer(UnsafeMutableRawPointer(pointer), cast)
    }

    /// What C has for all implementations of an interface that leave a function out.
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

    /// What an object's C class has for an interface.
    @_spi(Binding)
    @MainActor
    public static func interface<Structure>(
        of object: Object,
        _ interface: GType,
        _ structure: Structure.Type
    ) -> UnsafeMutablePointer<Structure> {
        let instance = object.pointer.assumingMemoryBound(to: GTypeInstance.self)
        guard let table = g_type_interface_peek(instance.pointee.g_class, interface) else {
            fatalError("The C class of \(object) isn't a \(registeredName(of: interface))")
        }
        return table.assumingMemoryBound(to: structure)
    }
}
