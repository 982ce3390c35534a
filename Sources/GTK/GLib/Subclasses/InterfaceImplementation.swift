import CGtk

/// How C calls the Swift classes that implement one of its interfaces.
@MainActor
package struct InterfaceImplementation {
    /// The C interface.
    let interface: GType
    /// Whether a Swift class implements it.
    let isImplemented: (Object.Type) -> Bool
    /// Fills the C structure of one class's implementation.
    let initialize: GInterfaceInitFunc

    package init(
        _ interface: GType,
        isImplemented: @escaping (Object.Type) -> Bool,
        _ initialize: @escaping GInterfaceInitFunc
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
}

extension VirtualCall {
    /// The Swift object that implements what C calls; `nil` where it has none, as before its beginning and after its end.
    @MainActor
    package static func implementer<Interface>(
        _ pointer: UnsafeMutableRawPointer?,
        _ cast: InterfaceCast<Interface>
    ) -> Interface? {
        // No closures for `map`: the runtime checks at each call of one that it runs on the main actor.
        guard let object = wrapper(pointer) else { return nil }
        return cast(object)
    }

    /// The same of an instance whose C structure is not for others.
    @MainActor
    package static func implementer<Interface>(
        _ pointer: OpaquePointer?,
        _ cast: InterfaceCast<Interface>
    ) -> Interface? {
        implementer(UnsafeMutableRawPointer(pointer), cast)
    }

    /// What C has for all implementations of an interface that leave a function out.
    package static func defaultInterface<Structure>(
        _ interface: GType,
        _ structure: Structure.Type
    ) -> UnsafeMutablePointer<Structure> {
        guard let table = g_type_default_interface_ref(interface) else {
            fatalError("\(registeredName(of: interface)) is no interface")
        }
        return table.assumingMemoryBound(to: structure)
    }

    /// What an object's C class has for an interface.
    @MainActor
    package static func interface<Structure>(
        of object: Object,
        _ interface: GType,
        _ structure: Structure.Type
    ) -> UnsafeMutablePointer<Structure> {
        let instance = object.pointer.assumingMemoryBound(to: GTypeInstance.self)
        guard let table = g_type_interface_peek(instance.pointee.g_class, interface) else {
            fatalError("the C class of \(object) is no \(registeredName(of: interface))")
        }
        return table.assumingMemoryBound(to: structure)
    }
}
