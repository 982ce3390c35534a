import CGtk

// What generated wrappers call with each pointer that a C function returns. Pointers to types that C's headers hide come
// as `OpaquePointer`, which unlike the others does not convert to a raw one by itself.

/// What a C function returned; traps, naming the function, where that is `NULL`.
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

/// What a C function returned as a pointer to a hidden type.
@_spi(Binding)
@inlinable
public func convertPointer<T: PointerConvertible>(
    _ pointer: OpaquePointer?,
    _ transfer: Transfer,
    _ source: StaticString
) -> T {
    convertPointer(UnsafeRawPointer(pointer), transfer, source)
}

/// What a C function returned, which may be `NULL`.
@_spi(Binding)
@inlinable
public func convertOptional<T: PointerConvertible>(_ pointer: UnsafeRawPointer?, _ transfer: Transfer) -> T? {
    guard let pointer else { return nil }
    return T.fromOptionalPointer(UnsafeMutableRawPointer(mutating: pointer), transfer: transfer)
}

/// What a C function returned as a pointer to a hidden type, which may be `NULL`.
@_spi(Binding)
@inlinable
public func convertOptional<T: PointerConvertible>(_ pointer: OpaquePointer?, _ transfer: Transfer) -> T? {
    convertOptional(UnsafeRawPointer(pointer), transfer)
}

/// Returns a string that a C function returned; `NULL` is the empty one.
@_spi(Binding)
@inlinable
public func convertString(_ pointer: UnsafeRawPointer?, _ transfer: Transfer) -> String {
    convertOptionalString(pointer, transfer) ?? ""
}

/// Returns a string that a C function returned, or none.
@_spi(Binding)
@inlinable
public func convertOptionalString(_ pointer: UnsafeRawPointer?, _ transfer: Transfer) -> String? {
    guard let pointer else { return nil }
    return String.fromPointer(UnsafeMutableRawPointer(mutating: pointer), transfer: transfer)
}

/// Returns a string that a C function returned with its length, in which a NUL does not end it; `NULL` is the empty
/// one.
@_spi(Binding)
public func convertString(_ pointer: UnsafeRawPointer?, count: Int, _ transfer: Transfer) -> String {
    convertOptionalString(pointer, count: count, transfer) ?? ""
}

/// Returns a string that a C function returned with its length, or none.
@_spi(Binding)
public func convertOptionalString(_ pointer: UnsafeRawPointer?, count: Int, _ transfer: Transfer) -> String? {
    guard let pointer else { return nil }
    let result = String(decoding: UnsafeRawBufferPointer(start: pointer, count: count), as: UTF8.self)
    if transfer == .full { g_free(UnsafeMutableRawPointer(mutating: pointer)) }
    return result
}

@_spi(Binding)
public func nothingFound<T>(_ type: T.Type, _ source: StaticString) -> Never {
    fatalError("\(source) returned no \(type)")
}

/// What a C function returned, for an initialiser to take over; traps, naming the function, where that is `NULL`.
@_spi(Binding)
public func requiredPointer(_ pointer: UnsafeRawPointer?, _ source: StaticString) -> UnsafeMutableRawPointer {
    guard let pointer else { fatalError("\(source) returned nothing") }
    return UnsafeMutableRawPointer(mutating: pointer)
}
