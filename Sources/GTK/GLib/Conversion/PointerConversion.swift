import CGtk

// Generated wrappers use these functions to convert the pointers that C functions return. If a C header declares a type
// as opaque, Swift imports pointers to that type as `OpaquePointer`, which doesn't implicitly convert to a raw pointer.
// Separate overloads convert these pointers.

/// Converts a pointer that a C function returned. Traps if the result is `NULL`. The message contains the name of the
/// function.
@_spi(Binding)
@inlinable
public func convertPointer<T: PointerConvertible>(
    _ pointer: UnsafeRawPointer?,
    _ transfer: Transfer,
    _ source: StaticString
) -> T {
    guard let pointer else { nothingFound(T.self, source) }
    return T.fromPointer(UnsafeMutableRawPointer(mutating: pointer), transfer: transfer)
}

/// Converts an `OpaquePointer` that a C function returned. Traps if the pointer is `NULL`.
@_spi(Binding)
@inlinable
public func convertPointer<T: PointerConvertible>(
    _ pointer: OpaquePointer?,
    _ transfer: Transfer,
    _ source: StaticString
) -> T {
    convertPointer(UnsafeRawPointer(pointer), transfer, source)
}

/// Converts a pointer that a C function returned. Returns nil if the pointer is `NULL`.
@_spi(Binding)
@inlinable
public func convertOptional<T: PointerConvertible>(_ pointer: UnsafeRawPointer?, _ transfer: Transfer) -> T? {
    guard let pointer else { return nil }
    return T.fromOptionalPointer(UnsafeMutableRawPointer(mutating: pointer), transfer: transfer)
}

/// Converts an `OpaquePointer` that a C function returned. Returns nil if the pointer is `NULL`.
@_spi(Binding)
@inlinable
public func convertOptional<T: PointerConvertible>(_ pointer: OpaquePointer?, _ transfer: Transfer) -> T? {
    convertOptional(UnsafeRawPointer(pointer), transfer)
}

/// Returns the string that a C function returned, or an empty string for `NULL`.
@_spi(Binding)
@inlinable
public func convertString(_ pointer: UnsafeRawPointer?, _ transfer: Transfer) -> String {
    convertOptionalString(pointer, transfer) ?? ""
}

/// Returns the string that a C function returned, or nil for `NULL`.
@_spi(Binding)
@inlinable
public func convertOptionalString(_ pointer: UnsafeRawPointer?, _ transfer: Transfer) -> String? {
    guard let pointer else { return nil }
    return String.fromPointer(UnsafeMutableRawPointer(mutating: pointer), transfer: transfer)
}

/// Returns the string of the given length that a C function returned, or an empty string for `NULL`. The string can
/// contain null characters.
@_spi(Binding)
public func convertString(_ pointer: UnsafeRawPointer?, count: Int, _ transfer: Transfer) -> String {
    convertOptionalString(pointer, count: count, transfer) ?? ""
}

/// Returns the string of the given length that a C function returned, or nil for `NULL`.
@_spi(Binding)
public func convertOptionalString(_ pointer: UnsafeRawPointer?, count: Int, _ transfer: Transfer) -> String? {
    guard let pointer else { return nil }
    let result = String(decoding: UnsafeRawBufferPointer(start: pointer, count: count), as: UTF8.self)
    if transfer == .full { g_free(UnsafeMutableRawPointer(mutating: pointer)) }
    return result
}

@_spi(Binding)
public func nothingFound<T>(_ type: T.Type, _ source: StaticString) -> Never {
    fatalError("\(source) returned NULL, expected a \(type)")
}

/// Returns a pointer that a C constructor returned, for an initializer that takes ownership of the object. Traps if the
/// pointer is `NULL`. The message contains the name of the C constructor.
@_spi(Binding)
public func requiredPointer(_ pointer: UnsafeRawPointer?, _ source: StaticString) -> UnsafeMutableRawPointer {
    guard let pointer else { fatalError("\(source) returned NULL") }
    return UnsafeMutableRawPointer(mutating: pointer)
}
