import CGtk

// C interfaces are protocols in Swift. A protocol type can't conform to `PointerConvertible`, so separate functions
// convert objects of these types.

/// Returns the wrapper of an object that a C function returned, as an interface type. Traps if the pointer is `NULL`.
/// The message contains the name of the C function.
@_spi(Binding)
public func convertInterface<T>(_ pointer: UnsafeRawPointer?, _ transfer: Transfer, _ source: StaticString) -> T {
    guard let pointer else { nothingFound(T.self, source) }
    return interface(UnsafeMutableRawPointer(mutating: pointer), transfer)
}

/// Returns the wrapper of an object that a C function returned as an `OpaquePointer`. Traps if the pointer is `NULL`.
@_spi(Binding)
public func convertInterface<T>(_ pointer: OpaquePointer?, _ transfer: Transfer, _ source: StaticString) -> T {
    convertInterface(UnsafeRawPointer(pointer), transfer, source)
}

/// Returns the wrapper of an object that a C function returned, as an interface type. Returns nil if the pointer is
/// `NULL`.
@_spi(Binding)
public func convertOptionalInterface<T>(_ pointer: UnsafeRawPointer?, _ transfer: Transfer) -> T? {
    guard let pointer else { return nil }
    let object = Object.wrapperUnlessDying(for: UnsafeMutableRawPointer(mutating: pointer), transfer: transfer)
    return object.map { implementer($0) }
}

/// Returns the wrapper of an object that a C function returned as an `OpaquePointer`. Returns nil if the pointer is
/// `NULL`.
@_spi(Binding)
public func convertOptionalInterface<T>(_ pointer: OpaquePointer?, _ transfer: Transfer) -> T? {
    convertOptionalInterface(UnsafeRawPointer(pointer), transfer)
}

/// Returns the wrapper of a C object as an interface type. Traps if the object's class doesn't implement the interface.
func interface<T>(_ pointer: UnsafeMutableRawPointer, _ transfer: Transfer) -> T {
    implementer(Object.wrapper(for: pointer, transfer: transfer))
}

private func implementer<T>(_ object: Object) -> T {
    guard let result = object as? T else {
        fatalError("\(type(of: object)) (\(registeredName(of: Object.gType(of: object.pointer)))) isn't a \(T.self)")
    }
    return result
}
