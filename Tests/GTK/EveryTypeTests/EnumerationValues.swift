import CGtk
import GLib

/// The values that C registers for its enumerations and flags.
enum EnumerationValues {
    /// Returns the numbers of an enumeration (`GEnumClass`).
    ///
    /// Newer versions of GLib register some types as flags that older versions registered as enumerations.
    static func cases(of type: CGtk.GType) -> [Int] {
        if g_type_fundamental(type) == FundamentalType.flags { return [0] + flags(of: type) }
        guard let pointer = g_type_class_ref(type) else { return [] }
        defer { g_type_class_unref(pointer) }
        let enumClass = pointer.assumingMemoryBound(to: GEnumClass.self).pointee
        return (0..<Int(enumClass.n_values)).map { Int(enumClass.values[$0].value) }
    }

    /// Returns the number of the enumeration value in a `GValue`.
    static func number(in value: UnsafePointer<GValue>) -> Int {
        let isFlags = g_type_fundamental(value.pointee.g_type) == FundamentalType.flags
        return isFlags ? Int(g_value_get_flags(value)) : Int(g_value_get_enum(value))
    }

    /// Returns the bits and combinations of bits of flags (`GFlagsClass`).
    static func flags(of type: CGtk.GType) -> [Int] {
        guard let pointer = g_type_class_ref(type) else { return [] }
        defer { g_type_class_unref(pointer) }
        let flagsClass = pointer.assumingMemoryBound(to: GFlagsClass.self).pointee
        return (0..<Int(flagsClass.n_values)).map { Int(flagsClass.values[$0].value) }.filter { $0 != 0 }
    }
}
