import CGtk

/// Registers a `GType` for each Swift subclass, so that GTK knows the class by its Swift name.
@MainActor
enum SwiftType {
    private static var types: [ObjectIdentifier: GType] = [:]
    /// The Swift classes by `GType`, for the class initialiser, which C calls with nothing else to go by.
    private static var swiftClasses: [GType: Object.Type] = [:]

    /// The `GType` of a class: the C one of a wrapper class, or a user's subclass's own.
    static func gType(of swiftClass: Object.Type) -> GType {
        let native = swiftClass.objectType
        if native.swiftClass == swiftClass { return native.interface ?? native.gType }
        if let known = types[ObjectIdentifier(swiftClass)] { return known }
        return register(swiftClass, native: native)
    }

    /// The Swift subclass that a type was registered for.
    static func swiftClass(for type: GType) -> Object.Type? {
        swiftClasses[type]
    }

    private static func register(_ swiftClass: Object.Type, native: ObjectType) -> GType {
        // A class that is not `native.swiftClass` itself inherits `objectType` from it, so it has a superclass that is
        // an `Object` class.
        guard let superclass = _getSuperclass(swiftClass) as? Object.Type else {
            fatalError("\(swiftClass) has no superclass that wraps a GObject")
        }
        // A class that derives from Object alone may implement what a module has that nothing of was used yet.
        combine_gtk_register_modules()
        let parent = gType(of: superclass)
        requireFunctions(of: parent, for: swiftClass)
        var query = GTypeQuery()
        g_type_query(parent, &query)
        let name = freeName(for: swiftClass)
        let place = WrapperWord.place(parent: parent, parentSize: Int(query.instance_size))
        let type = g_type_register_static_simple(
            parent,
            name,
            query.class_size,
            { classPointer, _ in
                guard let classPointer else { return }
                MainThread.assume {
                    let type = classPointer.load(as: GType.self)
                    guard let swiftClass = SwiftType.swiftClasses[type] else { return }
                    swiftClass.installVirtualFunctions(in: classPointer)
                    swiftClass.initializeClass(classPointer)
                }
            },
            guint(place.instanceSize),
            nil,
            GTypeFlags(rawValue: 0)
        )
        guard type != 0 else {
            fatalError("GLib refused to register \(swiftClass) as \(name), a kind of \(registeredName(of: parent))")
        }
        InterfaceImplementation.add(to: type, swiftClass)
        WrapperWord.register(type, as: swiftClass, offset: place.offset)
        types[ObjectIdentifier(swiftClass)] = type
        swiftClasses[type] = swiftClass
        return type
    }

    /// The class's own name, or, where another type has it or is to have it, its name with all that encloses it.
    private static func freeName(for swiftClass: Object.Type) -> String {
        // What describing the class says, without a search for a description of its own.
        let simple = valid(_typeName(swiftClass, qualified: false))
        if g_type_from_name(simple) == 0, !isReserved(simple) { return simple }
        let full = valid(_typeName(swiftClass))
        if g_type_from_name(full) == 0 { return full }
        var count = 2
        while g_type_from_name("\(full)-\(count)") != 0 { count += 1 }
        return "\(full)-\(count)"
    }

    /// Whether a name belongs to C, whose types may be registered later: a wrapper's, or any with GTK's prefixes.
    private static func isReserved(_ name: String) -> Bool {
        TypeRegistry.isRegistered(name)
            || ["Gtk", "Gdk", "Gsk", "Pango"].contains {
                name.hasPrefix($0) && name.utf8.dropFirst($0.utf8.count).first.map(isUppercase) == true
            }
    }

    /// Replaces what a type's name may not hold, such as the brackets of a generic class.
    private static func valid(_ name: String) -> String {
        // Looked at by ASCII's codes, as asking a `Character` reads Unicode's tables into memory when a program starts.
        let result = String(
            decoding: name.unicodeScalars.map { isValid($0) ? UInt8($0.value) : UInt8(ascii: "_") },
            as: UTF8.self
        )
        // The first character must be a letter or `_`, and a name has at least three.
        let start = result.utf8.first.map { isLetter($0) || $0 == UInt8(ascii: "_") } ?? false
        return start && result.utf8.count >= 3 ? result : "Swift_" + result
    }

    private static func isValid(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return false }
        switch UInt8(scalar.value) {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"): return true
        case let code: return isLetter(code)
        }
    }

    private static func isLetter(_ code: UInt8) -> Bool {
        isUppercase(code) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(code)
    }

    private static func isUppercase(_ code: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(code)
    }
}
