import CGtk

// C interfaces are protocols in Swift. Values of protocol types can't conform to `PointerConvertible`, so they have
// separate conversions.

/// Converts the result of a C function to an interface. Traps if the result is `NULL`, with the name of the function in
/// the message.
@_spi(Binding)
public func convertInterface<T>(
    _ pointer: UnsafeRawPointer?,
    _ transfer: Transfer,
    _ source: StaticString
) -> T {
    guard let pointer else { nothingFound(T.self, source) }
    return interface(UnsafeMutableRawPointer(mutating: pointer), transfer)
}

/// Converts the `OpaquePointer` that a C function returned to an interface.
@_spi(Binding)
public func convertInterface<T>(_ pointer: OpaquePointer?, _ transfer: Transfer, _ source: StaticString) -> T {
    convertInterface(UnsafeRawPointer(pointer), transfer, source)
}

/// Converts the result of a C function to an interface, or to nil if it's `NULL`.
@_spi(Binding)
public func convertOptionalInterface<T>(_ pointer: UnsafeRawPointer?, _ transfer: Transfer) -> T? {
    guard let pointer else { return nil }
    let object = Object.wrapperUnlessDying(for: UnsafeMutableRawPointer(mutating: pointer), transfer: transfer)
    return object.map { implementer($0) }
}

/// Converts the `OpaquePointer` that a C function returned to an interface, or to nil if it's `NULL`.
@_spi(Binding)
public func convertOptionalInterface<T>(_ pointer: OpaquePointer?, _ transfer: Transfer) -> T? {
    convertOptionalInterface(UnsafeRawPointer(pointer), transfer)
}

/// Returns the wrapper of a C object as an interface. Traps if its class doesn't implement the interface.
func interface<T>(_ pointer: UnsafeMutableRawPointer, _ transfer: Transfer) -> T {
    implementer(Object.wrapper(for: pointer, transfer: transfer))
}

private func implementer<T>(_ object: Object) -> T {
    guard let result = object as? T else {
        fatalError("\(type(of: object)) (\(registeredName(of: Object.gType(of: object.pointer)))) isn't a \(T.self)")
    }
    return result
}
