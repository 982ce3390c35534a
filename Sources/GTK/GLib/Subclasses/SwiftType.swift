import CGtk
import CombineModel

/// Registers a `GType` for each Swift subclass, so that C code can refer to the subclass by its Swift name.
@MainActor
enum SwiftType {
    private static var types: [ObjectIdentifier: GType] = [:]
    /// The registered Swift classes by `GType`. The class initializer needs them, because it receives only the C class.
    private static var swiftClasses: [GType: Object.Type] = [:]

    /// Returns the `GType` of a class. For a wrapper class, it's the type of the wrapped C class. For any other class,
    /// a separate type is registered.
    static func gType(of swiftClass: Object.Type) -> GType {
        if ObjectIdentifier(swiftClass) == recent.swiftClass { return recent.type }
        let type = findType(of: swiftClass)
        recent = (ObjectIdentifier(swiftClass), type)
        return type
    }

    /// The class whose type was looked up most recently, with its type. This cache helps because objects of the same
    /// class are often created one after another.
    //
    // Exclusivity isn't checked, because no other code runs during an access.
    @exclusivity(unchecked)
    private static var recent: (swiftClass: ObjectIdentifier, type: GType) = (ObjectIdentifier(Void.self), 0)

    private static func findType(of swiftClass: Object.Type) -> GType {
        let native = swiftClass.objectType
        if native.swiftClass == swiftClass { return native.interface ?? native.gType }
        if let known = types[ObjectIdentifier(swiftClass)] { return known }
        return register(swiftClass, native: native)
    }

    /// Returns the Swift subclass for which the given `GType` was registered, or nil if the type wasn't registered for
    /// a Swift subclass.
    static func swiftClass(for type: GType) -> Object.Type? {
        swiftClasses[type]
    }

    private static func register(_ swiftClass: Object.Type, native: ObjectType) -> GType {
        // Only wrapper classes override the `objectType` property. This class inherits the property, so its superclass
        // is `Object` or a subclass of `Object`.
        guard let superclass = _getSuperclass(swiftClass) as? Object.Type else {
            fatalError("\(swiftClass) has no superclass that wraps a GObject")
        }
        // All modules register their types first, because a class that inherits directly from `Object` can implement
        // interfaces of a module that hasn't been used yet.
        combinegtk_register_modules()
        let parent = gType(of: superclass)
        requireFunctions(of: parent, for: swiftClass)
        var query = GTypeQuery()
        g_type_query(parent, &query)
        let name = TypeName.unused(for: swiftClass, isReserved: isReserved)
        let place = WrapperField.place(parent: parent, parentSize: Int(query.instance_size))
        let type = g_type_register_static_simple(
            parent,
            name,
            query.class_size,
            initializeClass,
            guint(place.instanceSize),
            ObjectConstruction.initializeInstance,
            GTypeFlags(rawValue: 0)
        )
        guard type != 0 else {
            fatalError("GLib couldn't register \(swiftClass) as \(name), a subclass of \(registeredName(of: parent))")
        }
        InterfaceImplementation.add(to: type, swiftClass)
        OwnInterface.add(to: type, swiftClass)
        WrapperField.register(type, as: swiftClass, offset: place.offset)
        types[ObjectIdentifier(swiftClass)] = type
        swiftClasses[type] = swiftClass
        return type
    }

    /// The class initializer of the registered classes. It isn't isolated, because its message names the class if C
    /// calls it on another thread.
    private nonisolated static let initializeClass: GClassInitFunc = { classPointer, _ in
        guard let classPointer else { return }
        MainThread.assume(of: registeredName(of: classPointer.load(as: GType.self)), function: "class_init") {}
        MainThread.enter(classPointer) { classPointer in
            guard let swiftClass = SwiftType.swiftClasses[classPointer.load(as: GType.self)] else { return }
            swiftClass.installVirtualFunctions(in: classPointer)
            OwnMembers.register(swiftClass, classPointer)
            swiftClass.initializeClass(classPointer)
        }
    }

    /// Returns a Boolean value that indicates whether a name is reserved. A C type with a reserved name may be
    /// registered later. The names of wrapper classes and names with a GTK prefix are reserved.
    private static func isReserved(_ name: String) -> Bool {
        TypeRegistry.isRegistered(name)
            || ["Gtk", "Gdk", "Gsk", "Pango"].contains {
                name.hasPrefix($0) && name.utf8.dropFirst($0.utf8.count).first.map(TypeName.isUppercase) == true
            }
    }
}
