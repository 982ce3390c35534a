import CGtk

/// Returns the elements of a C array of pointers, such as a `char **`.
///
/// - Parameter count: The number of elements, or nil if the array is `NULL`-terminated.
@_spi(Binding)
public func convertPointerArray<T: PointerConvertible>(
    _ array: UnsafeRawPointer?,
    count: Int?,
    _ transfer: ContainerTransfer
) -> [T] {
    elements(ofPointerArray: array, count, transfer) { T.fromPointer($0, transfer: $1) }
}

/// Returns the elements of a C array of objects that implement an interface.
@_spi(Binding)
public func convertInterfacePointerArray<T>(
    _ array: UnsafeRawPointer?,
    count: Int?,
    _ transfer: ContainerTransfer
) -> [T] {
    elements(ofPointerArray: array, count, transfer) { interface($0, $1) }
}

/// Returns the elements of a `GPtrArray`.
@_spi(Binding)
public func convertPtrArray<T: PointerConvertible>(_ array: UnsafeRawPointer?, _ transfer: ContainerTransfer) -> [T] {
    elements(ofPtrArray: array, transfer) { T.fromPointer($0, transfer: $1) }
}

/// Returns the elements of a `GPtrArray` of objects that implement an interface.
@_spi(Binding)
public func convertInterfacePtrArray<T>(_ array: UnsafeRawPointer?, _ transfer: ContainerTransfer) -> [T] {
    elements(ofPtrArray: array, transfer) { interface($0, $1) }
}

/// Returns the elements of a C array of numbers or structs, each converted with `transform`.
@_spi(Binding)
@inlinable
public func convertArray<C, T>(
    _ array: UnsafeRawPointer?,
    count: Int,
    _ transfer: ContainerTransfer,
    _ transform: (C) -> T
) -> [T] {
    guard let array else { return [] }
    let result = UnsafeBufferPointer(start: array.assumingMemoryBound(to: C.self), count: count).map(transform)
    if transfer.includesContainer { g_free(UnsafeMutableRawPointer(mutating: array)) }
    return result
}

/// Returns the elements of a `GArray` of numbers or structs, each converted with `transform`.
@_spi(Binding)
@inlinable
public func convertSizedArray<C, T>(
    _ array: UnsafeRawPointer?,
    _ transfer: ContainerTransfer,
    _ transform: (C) -> T
) -> [T] {
    guard let array else { return [] }
    let found = UnsafeMutableRawPointer(mutating: array).assumingMemoryBound(to: GArray.self)
    // The conversion takes ownership of the elements, so the array must not free them.
    if transfer == .full { g_array_set_clear_func(found, nil) }
    let result: [T] = convertArray(found.pointee.data, count: Int(found.pointee.len), .none, transform)
    if transfer.includesContainer { g_array_unref(found) }
    return result
}

/// Returns copies of the structures in a `GArray`.
@_spi(Binding)
public func convertSizedStructureArray<T: PointerConvertible>(
    _ array: UnsafeRawPointer?,
    _ transfer: ContainerTransfer
) -> [T] {
    guard let array else { return [] }
    let found = UnsafeMutableRawPointer(mutating: array).assumingMemoryBound(to: GArray.self)
    let size = Int(g_array_get_element_size(found))
    let result = (0..<Int(found.pointee.len)).map { index in
        T.fromPointer(UnsafeMutableRawPointer(found.pointee.data) + index * size, transfer: .none)
    }
    if transfer.includesContainer { g_array_unref(found) }
    return result
}

/// Returns the elements of a `GPtrArray`, each converted with a ``ContainerElement``.
@_spi(Binding)
public func convertPtrArray<Value>(
    _ array: UnsafeRawPointer?,
    _ transfer: ContainerTransfer,
    _ element: ContainerElement<Value>
) -> [Value] {
    guard let array else { return [] }
    let found = UnsafeMutableRawPointer(mutating: array).assumingMemoryBound(to: GPtrArray.self)
    let result = (0..<Int(found.pointee.len)).map { element.load(found.pointee.pdata[$0]) }
    if transfer.includesContainer { g_ptr_array_unref(found) }
    return result
}

/// Returns the values of a C array of `GValue` structures.
@_spi(Binding)
public func convertValueArray(_ array: UnsafeRawPointer?, count: Int, _ transfer: ContainerTransfer) -> [Value] {
    guard let array else { return [] }
    let values = UnsafeMutableRawPointer(mutating: array).assumingMemoryBound(to: GValue.self)
    let result = (0..<count).map { Value(copying: values + $0) }
    if transfer == .full {
        for index in 0..<count where storedType(values + index) != 0 { g_value_unset(values + index) }
    }
    if transfer.includesContainer { g_free(values) }
    return result
}

/// Returns the bytes of a C array.
@_spi(Binding)
public func convertBytes(_ array: UnsafeRawPointer?, count: Int, _ transfer: ContainerTransfer) -> [UInt8] {
    guard let array else { return [] }
    let result = [UInt8](UnsafeRawBufferPointer(start: array, count: count))
    if transfer.includesContainer { g_free(UnsafeMutableRawPointer(mutating: array)) }
    return result
}

/// Returns the bytes of a `GByteArray`.
@_spi(Binding)
public func convertByteArray(_ array: UnsafeRawPointer?, _ transfer: ContainerTransfer) -> [UInt8] {
    guard let array else { return [] }
    let found = UnsafeMutableRawPointer(mutating: array).assumingMemoryBound(to: GByteArray.self)
    let result = convertBytes(found.pointee.data, count: Int(found.pointee.len), .none)
    if transfer.includesContainer { g_byte_array_unref(found) }
    return result
}

private func elements<T>(
    ofPointerArray array: UnsafeRawPointer?,
    _ count: Int?,
    _ transfer: ContainerTransfer,
    _ element: (UnsafeMutableRawPointer, Transfer) -> T
) -> [T] {
    guard let array else { return [] }
    let pointers = array.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    var result: [T] = []
    if let count {
        result.reserveCapacity(count)
        for index in 0..<count {
            guard let pointer = pointers[index] else { fatalError("An array of \(T.self) contains NULL") }
            result.append(element(pointer, transfer.ofElements))
        }
    } else {
        var index = 0
        while let pointer = pointers[index] {
            result.append(element(pointer, transfer.ofElements))
            index += 1
        }
    }
    if transfer.includesContainer { g_free(UnsafeMutableRawPointer(mutating: array)) }
    return result
}

private func elements<T>(
    ofPtrArray array: UnsafeRawPointer?,
    _ transfer: ContainerTransfer,
    _ element: (UnsafeMutableRawPointer, Transfer) -> T
) -> [T] {
    guard let array else { return [] }
    let found = UnsafeMutableRawPointer(mutating: array).assumingMemoryBound(to: GPtrArray.self)
    // The conversion takes ownership of the elements, so the array must not free them.
    if transfer == .full { g_ptr_array_set_free_func(found, nil) }
    let result: [T] = (0..<Int(found.pointee.len)).map { index in
        guard let pointer = found.pointee.pdata[index] else { fatalError("An array of \(T.self) contains NULL") }
        return element(pointer, transfer.ofElements)
    }
    if transfer.includesContainer { g_ptr_array_unref(found) }
    return result
}

/// Returns the bytes of a zero-terminated C array.
@_spi(Binding)
public func convertZeroTerminatedBytes(_ array: UnsafeRawPointer?, _ transfer: ContainerTransfer) -> [UInt8] {
    guard let array else { return [] }
    return convertBytes(array, count: Int(strlen(array.assumingMemoryBound(to: CChar.self))), transfer)
}

/// Returns the numbers of a zero-terminated C array, each converted with `transform`.
@_spi(Binding)
public func convertZeroTerminatedArray<C: FixedWidthInteger, T>(
    _ array: UnsafeRawPointer?,
    _ transfer: ContainerTransfer,
    _ transform: (C) -> T
) -> [T] {
    guard let array else { return [] }
    let numbers = array.assumingMemoryBound(to: C.self)
    var count = 0
    while numbers[count] != 0 { count += 1 }
    return convertArray(array, count: count, transfer, transform)
}
