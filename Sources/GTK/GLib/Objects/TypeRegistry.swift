import CGtk

/// A registry of wrapper classes, which finds the most derived Swift class for a C object.
@MainActor
public enum TypeRegistry {
    /// A closure that receives the name of a C type or interface. It returns the class for the name, or nil if there is
    /// no such class.
    public typealias ClassLookup = @MainActor (_ typeName: String) -> Object.Type?

    private static var classes: [ClassLookup] = [{ $0 == "GObject" ? Object.self : nil }]
    private static var interfaces: [ClassLookup] = []
    private static var resolved: [GType: ObjectType] = [:]

    /// Registers wrapper classes by the names of their C types. Objects that C returns become instances of these
    /// classes.
    ///
    /// Each module registers all its wrapper classes with one closure. Because the closure returns classes by name, no
    /// C class or Swift class is initialized before the program uses it. The most recently registered closure is called
    /// first.
    public static func register(classes lookup: @escaping ClassLookup) {
        Diagnostics.installGLibLogWriter
        classes.append(lookup)
        resolved.removeAll()
    }

    /// Registers wrapper classes for interfaces, by the name of the C interface. An object is wrapped in such a class
    /// if the object's own class isn't registered.
    ///
    /// The ``Object/objectType`` of a wrapper class for an interface must be the C class that the interface requires.
    /// The most recently registered closure is called first.
    public static func register(interfaces lookup: @escaping ClassLookup) {
        interfaces.append(lookup)
        resolved.removeAll()
    }

    /// The interfaces that Swift classes can implement. In this array, the interfaces that an interface requires
    /// precede the interface.
    private(set) static var implementations: [InterfaceImplementation] = []

    /// Registers interfaces that Swift classes can implement.
    @_spi(Binding)
    public static func register(implementations new: [InterfaceImplementation]) {
        implementations += new
    }

    /// The signals whose handlers return an object without passing ownership of it to C. Each signal has the form
    /// `Class::signal`.
    private static var lentResults: Set<String> = []

    /// Registers signals whose handlers return an object without passing ownership of it to C.
    ///
    /// The GLib marshallers assume that a handler passes ownership of its result. Therefore, the `GValue` of the
    /// emission releases a reference that the handler never added. To compensate for this, the code that emits these
    /// signals never releases the reference that `g_signal_emit` adds to the result.
    @_spi(Binding)
    public static func register(lentResults new: [String]) { lentResults.formUnion(new) }

    /// Returns the result of an emission if the signal's handlers return an object without passing ownership of it to
    /// C. In all other cases, returns nil.
    package static func lentResult(
        of signal: GSignalQuery,
        _ result: UnsafePointer<GValue>
    ) -> UnsafeMutableRawPointer? {
        guard
            let name = signal.signal_name, Object.containsObject(result), let object = g_value_get_object(result),
            lentResults.contains("\(registeredName(of: signal.itype))::\(String(cString: name))")
        else { return nil }
        return UnsafeMutableRawPointer(object)
    }

    /// Returns a Boolean value that indicates whether a C class or interface is registered.
    static func isRegistered(_ name: String) -> Bool {
        find(name, by: classes) != nil || find(name, by: interfaces) != nil
    }

    private static func find(_ name: String, by lookups: [ClassLookup]) -> Object.Type? {
        for lookup in lookups.reversed() {
            if let found = lookup(name) { return found }
        }
        return nil
    }

    /// Returns the wrapper class for a C type. Usually, the result is the class that is registered for the type or for
    /// its nearest registered ancestor. If the type implements a registered interface that this ancestor doesn't
    /// implement, the result is the class of the interface.
    ///
    /// Swift subclasses are considered only if C can create their objects. Objects of other Swift subclasses already
    /// have a wrapper.
    package static func objectType(for type: GType) -> ObjectType {
        if let known = resolved[type] { return known }
        let found = findObjectType(for: type)
        resolved[type] = found
        return found
    }

    /// Creates the wrapper for an object of a Swift class, if C has created or is creating the object. Returns nil if
    /// only Swift can create objects of the class.
    static func wrapperMadeForC(_ pointer: UnsafeMutableRawPointer) -> Object? {
        guard let swiftClass = SwiftType.swiftClass(for: Object.gType(of: pointer)) as? any ConstructibleFromC.Type
        else { return nil }
        // With `.borrowed`, a floating reference isn't sunk, so that the first owner of the object can sink it.
        return swiftClass.init(wrapping: pointer, transfer: .borrowed)
    }

    private static func findObjectType(for type: GType) -> ObjectType {
        var ancestor = type
        while ancestor != 0 {
            if let swiftClass = SwiftType.swiftClass(for: ancestor) as? any ConstructibleFromC.Type {
                return ObjectType(swiftClass, ancestor) { swiftClass.init(wrapping: $0, transfer: $1) }
            }
            if let swiftClass = find(registeredName(of: ancestor), by: classes) {
                if ancestor == type { return swiftClass.objectType }
                return interfaceType(for: type, below: ancestor, swiftClass) ?? swiftClass.objectType
            }
            ancestor = g_type_parent(ancestor)
        }
        fatalError("\(registeredName(of: type)) isn't a GObject class")
    }

    /// Finds the interfaces that `type` implements and `ancestor` doesn't implement, and returns a wrapper class that
    /// is registered for one of these interfaces. If several classes are registered, returns the most derived class. If
    /// no class is registered, returns nil.
    ///
    /// Only wrapper classes that derive from the ancestor's class are considered. Otherwise, a widget that implements
    /// an interface could be wrapped in a class that isn't a subclass of `Widget`.
    private static func interfaceType(
        for type: GType,
        below ancestor: GType,
        _ ancestorClass: Object.Type
    ) -> ObjectType? {
        var count: guint = 0
        guard let implemented = g_type_interfaces(type, &count) else { return nil }
        defer { g_free(implemented) }
        let candidates: [(interface: GType, swiftClass: Object.Type)] = (0..<Int(count)).compactMap { index in
            let interface = implemented[index]
            guard
                g_type_is_a(ancestor, interface) == 0,
                let swiftClass = find(registeredName(of: interface), by: interfaces),
                isClass(swiftClass, derivedFrom: ancestorClass)
            else { return nil }
            return (interface, swiftClass)
        }
        let chosen = candidates.first { candidate in
            // Chooses an interface that no other candidate requires.
            !candidates.contains {
                $0.interface != candidate.interface && g_type_is_a($0.interface, candidate.interface) != 0
            }
        }
        return chosen?.swiftClass.objectType
    }

    package static func isClass(_ swiftClass: AnyClass?, derivedFrom ancestor: AnyClass) -> Bool {
        var current: AnyClass? = swiftClass
        while let candidate = current {
            if candidate == ancestor { return true }
            current = _getSuperclass(candidate)
        }
        return false
    }
}
