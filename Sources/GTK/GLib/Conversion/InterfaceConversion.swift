import CGtk

// Interfaces are existential types in Swift, which don't conform to protocols, so they have separate conversions.

/// Converts the result of a C function to an interface. Traps, naming the function, if the result is `NULL`.
@_spi(Binding)
public func convertInterface<T>(
    _ pointer: UnsafeRawPointer?,
    _ transfer: Transfer,
    _ source: StaticString
) -> T {
    guard let pointer else { nothingFound(T.self, source) }
    return interface(UnsafeMutableRawPointer(mutating: pointer), transfer)
}

/// Converts the result of a C function, a pointer to an opaque type, to an interface.
@_spi(Binding)
public func convertInterface<T>(_ pointer: OpaquePointer?, _ transfer: Transfer, _ source: StaticString) -> T {
    convertInterface(UnsafeRawPointer(pointer), transfer, source)
}

/// Converts the result of a C function, which can be `NULL`, to an interface.
@_spi(Binding)
public func convertOptionalInterface<T>(_ pointer: UnsafeRawPointer?, _ transfer: Transfer) -> T? {
    guard let pointer else { return nil }
    let object = Object.wrapperUnlessDying(for: UnsafeMutableRawPointer(mutating: pointer), transfer: transfer)
    return object.map { implementer($0) }
}

/// Converts the result of a C function, a pointer to an opaque type that can be `NULL`, to an interface.
@_spi(Binding)
public func convertOptionalInterface<T>(_ pointer: OpaquePointer?, _ transfer: Transfer) -> T? {
    convertOptionalInterface(UnsafeRawPointer(pointer), transfer)
}

/// Returns the Swift object of a C object as an interface. Traps, with both names, if its class doesn't implement it.
func interface<T>(_ pointer: UnsafeMutableRawPointer, _ transfer: Transfer) -> T {
    implementer(Object.wrapper(for: pointer, transfer: transfer))
}

private func implementer<T>(_ object: Object) -> T {
    guard let result = object as? T else {
        fatalError("\(type(of: object)) (\(registeredName(of: Object.gType(of: object.pointer)))) isn't a \(T.self)")
    }
    return result
}
