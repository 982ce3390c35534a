import CGtk

// Interfaces are existentials in Swift, which conform to no protocol, so they have conversions of their own.

/// What a C function returned, as an interface; traps, naming the function, where that is `NULL`.
@_spi(Binding)
public func convertInterface<T>(
    _ pointer: UnsafeRawPointer?,
    _ transfer: Transfer,
    _ source: StaticString
) -> T {
    guard let pointer else { nothingFound(T.self, source) }
    return interface(UnsafeMutableRawPointer(mutating: pointer), transfer)
}

/// What a C function returned as a pointer to a hidden type, as an interface.
@_spi(Binding)
public func convertInterface<T>(_ pointer: OpaquePointer?, _ transfer: Transfer, _ source: StaticString) -> T {
    convertInterface(UnsafeRawPointer(pointer), transfer, source)
}

/// What a C function returned, which may be `NULL`, as an interface.
@_spi(Binding)
public func convertOptionalInterface<T>(_ pointer: UnsafeRawPointer?, _ transfer: Transfer) -> T? {
    guard let pointer else { return nil }
    let object = Object.wrapperUnlessDying(for: UnsafeMutableRawPointer(mutating: pointer), transfer: transfer)
    return object.map { implementer($0) }
}

/// What a C function returned as a pointer to a hidden type, which may be `NULL`, as an interface.
@_spi(Binding)
public func convertOptionalInterface<T>(_ pointer: OpaquePointer?, _ transfer: Transfer) -> T? {
    convertOptionalInterface(UnsafeRawPointer(pointer), transfer)
}

/// Returns the Swift object of a C object as an interface; traps, naming both, where its class does not implement it.
func interface<T>(_ pointer: UnsafeMutableRawPointer, _ transfer: Transfer) -> T {
    implementer(Object.wrapper(for: pointer, transfer: transfer))
}

private func implementer<T>(_ object: Object) -> T {
    guard let result = object as? T else {
        fatalError("\(type(of: object)) (\(registeredName(of: Object.gType(of: object.pointer)))) is no \(T.self)")
    }
    return result
}
