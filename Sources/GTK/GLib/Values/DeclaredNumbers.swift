import CGtk

/// Traps if a number isn't a value that a C enumeration declares. The message contains the names of the C function and
/// the parameter.
///
/// A newer version of the C library can declare values for which this library has no case. These values are accepted.
@_spi(Binding)
public func requireDeclared<Value: EnumValue>(_ number: Int, by type: Value.Type, _ what: StaticString) {
    let enumeration = g_type_class_ref(type.valueType)
    defer { g_type_class_unref(enumeration) }
    guard let declared = gint(exactly: number),
        g_enum_get_value(enumeration?.assumingMemoryBound(to: GEnumClass.self), declared) != nil
    else { undeclared(number, registeredName(of: type.valueType), what) }
}

/// Traps because a C enumeration doesn't declare the given number. The message contains the names of the C function and
/// the parameter.
@_spi(Binding)
public func undeclared(_ number: Int, _ enumeration: String, _ what: StaticString) -> Never {
    fatalError("\(what): \(number) isn't a value of \(enumeration)")
}
