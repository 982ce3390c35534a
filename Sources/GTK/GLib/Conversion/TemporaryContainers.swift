import CGtk

// Temporary containers to pass to C functions. A reference-counted container frees its elements when the container is
// released.

/// Returns a `GPtrArray` with Swift values, or `NULL` if the array is nil.
///
/// Unless C takes ownership of the array, the caller must call ``freePointerArray(_:)``.
///
/// - Parameter what: The names of the function and the parameter, for the warning that is logged if a string contains a
///   null character.
@_spi(Binding)
public func temporaryPointerArray<Value>(
    _ values: [Value]?,
    _ what: StaticString,
    _ element: ContainerElement<Value>
) -> UnsafeMutablePointer<GPtrArray>? {
    guard let values, let array = g_ptr_array_new_with_free_func(element.free) else { return nil }
    for value in values { g_ptr_array_add(array, element.store(value, what)) }
    return array
}

/// Releases an array that ``temporaryPointerArray(_:_:_:)`` returned. `g_ptr_array_unref`.
@_spi(Binding)
public func freePointerArray(_ array: UnsafeMutablePointer<GPtrArray>?) {
    if let array { g_ptr_array_unref(array) }
}

/// Returns a `GArray` with C values, followed by a zero, or `NULL` if the array is nil.
///
/// Unless C takes ownership of the array, the caller must call ``freeSizedArray(_:)``.
@_spi(Binding)
public func temporarySizedArray<C>(_ elements: [C]?) -> UnsafeMutablePointer<GArray>? {
    guard let elements, let array = emptySizedArray(of: C.self) else { return nil }
    elements.withUnsafeBytes { _ = g_array_append_vals(array, $0.baseAddress, guint(elements.count)) }
    return array
}

/// Returns a `GArray` of strings, or `NULL` if the array is nil.
///
/// - Parameter what: The names of the function and the parameter, for the warning that is logged if a string contains a
///   null character.
@_spi(Binding)
public func temporarySizedArray(strings: [String]?, _ what: StaticString) -> UnsafeMutablePointer<GArray>? {
    let array = temporarySizedArray(strings?.map { g_strdup(terminated($0, what)) })
    if let array {
        g_array_set_clear_func(array) { g_free($0?.load(as: UnsafeMutableRawPointer?.self)) }
    }
    return array
}

/// Returns an empty `GArray` for C to fill.
@_spi(Binding)
public func emptySizedArray<C>(of type: C.Type) -> UnsafeMutablePointer<GArray>? {
    g_array_new(1, 1, guint(MemoryLayout<C>.stride))
}

/// Releases a `GArray`. `g_array_unref`.
@_spi(Binding)
public func freeSizedArray(_ array: UnsafeMutablePointer<GArray>?) {
    if let array { g_array_unref(array) }
}

/// Returns a `GByteArray`, or `NULL` if the array is nil.
///
/// Unless C takes ownership of the array, the caller must call ``freeByteArray(_:)``.
@_spi(Binding)
public func temporaryByteArray(_ bytes: [UInt8]?, _ what: StaticString) -> UnsafeMutablePointer<GByteArray>? {
    bytes.flatMap { g_byte_array_append(g_byte_array_new(), $0, exactInteger($0.count, "\(what)")) }
}

/// Releases a `GByteArray`. `g_byte_array_unref`.
@_spi(Binding)
public func freeByteArray(_ array: UnsafeMutablePointer<GByteArray>?) {
    if let array { g_byte_array_unref(array) }
}

/// Frees the strings in a list that was passed to a C function. The C function takes ownership of the list, but not of
/// the strings.
@_spi(Binding)
public func freeStrings(_ strings: [UnsafeMutableRawPointer?]) {
    for string in strings { g_free(string) }
}
