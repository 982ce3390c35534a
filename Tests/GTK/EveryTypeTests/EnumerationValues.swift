import CGtk

/// The values that C registers for its enumerations and flags.
enum EnumerationValues {
    /// The numbers of an enumeration, `GEnumClass`.
    static func cases(of type: CGtk.GType) -> [Int] {
        guard let pointer = g_type_class_ref(type) else { return [] }
        defer { g_type_class_unref(pointer) }
        let enumClass = pointer.assumingMemoryBound(to: GEnumClass.self).pointee
        return (0..<Int(enumClass.n_values)).map { Int(enumClass.values[$0].value) }
    }

    /// The bits of flags, or groups of them, `GFlagsClass`.
    static func flags(of type: CGtk.GType) -> [Int] {
        guard let pointer = g_type_class_ref(type) else { return [] }
        defer { g_type_class_unref(pointer) }
        let flagsClass = pointer.assumingMemoryBound(to: GFlagsClass.self).pointee
        return (0..<Int(flagsClass.n_values)).map { Int(flagsClass.values[$0].value) }.filter { $0 != 0 }
    }
}
