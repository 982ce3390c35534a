import CGtk

/// Traps, with the names of the C function and the parameter, if a C enumeration doesn't declare a number.
///
/// A newer C library can declare values for which this library has no case. Numbers that no library declares trap.
@_spi(Binding)
public func requireDeclared<Value: EnumValue>(_ number: Int, by type: Value.Type, _ what: StaticString) {
    let enumeration = g_type_class_ref(type.valueType)
    defer { g_type_class_unref(enumeration) }
    guard let declared = gint(exactly: number),
        g_enum_get_value(enumeration?.assumingMemoryBound(to: GEnumClass.self), declared) != nil
    else { undeclared(number, registeredName(of: type.valueType), what) }
}

/// Traps, with the names of the C function and the parameter, for a number that a C enumeration doesn't declare.
@_spi(Binding)
public func undeclared(_ number: Int, _ enumeration: String, _ what: StaticString) -> Never {
    fatalError("\(what): \(number) isn't a value of \(enumeration)")
}
