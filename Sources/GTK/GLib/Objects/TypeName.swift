import CGtk

enum TypeName {
    /// Returns the unqualified name of the type. If that name is already used or reserved, returns the qualified name,
    /// which contains all enclosing types. If the qualified name is also used, appends a number to it.
    static func unused(for type: Any.Type, isReserved: (String) -> Bool = { _ in false }) -> String {
        // `_typeName` returns the default name of the type, regardless of custom descriptions.
        let simple = valid(_typeName(type, qualified: false))
        if g_type_from_name(simple) == 0, !isReserved(simple) { return simple }
        let full = valid(_typeName(type))
        if g_type_from_name(full) == 0 { return full }
        var count = 2
        while g_type_from_name("\(full)-\(count)") != 0 { count += 1 }
        return "\(full)-\(count)"
    }

    /// Returns a type's name in which underscores replace the characters that GLib doesn't allow, such as the brackets
    /// of a generic class.
    static func valid(_ name: String) -> String {
        // ASCII codes are compared, because the properties of `Character` would load Unicode tables into memory when a
        // program starts.
        let result = String(
            decoding: name.unicodeScalars.map { isValid($0) ? UInt8($0.value) : UInt8(ascii: "_") },
            as: UTF8.self
        )
        // GLib requires that the first character is a letter or `_`, and that a name has at least three characters.
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

    static func isUppercase(_ code: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(code)
    }
}

/// Returns the name of a registered type. `g_type_name`.
package func registeredName(of type: GType) -> String {
    g_type_name(type).map { String(cString: $0) } ?? "invalid type \(type)"
}

/// Returns a Boolean value that indicates whether a C object has a type or is derived from it.
package func isInstance(_ object: UnsafeMutableRawPointer, of type: GType) -> Bool {
    g_type_check_instance_is_a(object.assumingMemoryBound(to: GTypeInstance.self), type) != 0
}
