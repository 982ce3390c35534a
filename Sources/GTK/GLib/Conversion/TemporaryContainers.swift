import CGtk

// Temporary containers for calls of C functions. Reference-counted containers free their elements when they are
// released.

/// Returns a `GPtrArray` with Swift values, or `NULL` for nil.
///
/// The caller must call ``freePointerArray(_:)``, unless C took ownership.
///
/// - Parameter what: The function and the parameter, for the warning about a null character in a string.
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

/// Releases the caller's reference to an array. `g_ptr_array_unref`.
@_spi(Binding)
public func freePointerArray(_ array: UnsafeMutablePointer<GPtrArray>?) {
    if let array { g_ptr_array_unref(array) }
}

/// Returns a `GArray` with C values, or `NULL` for nil. A zero follows the last element.
///
/// The caller must call ``freeSizedArray(_:)``, unless C took ownership.
@_spi(Binding)
public func temporarySizedArray<C>(_ elements: [C]?) -> UnsafeMutablePointer<GArray>? {
    guard let elements, let array = emptySizedArray(of: C.self) else { return nil }
    elements.withUnsafeBytes { _ = g_array_append_vals(array, $0.baseAddress, guint(elements.count)) }
    return array
}

/// Returns a `GArray` of strings, or `NULL` for nil.
///
/// - Parameter what: The function and the parameter, for the warning about a null character in a string.
@_spi(Binding)
public func temporarySizedArray(strings: [String]?, _ what: StaticString) -> UnsafeMutablePointer<GArray>? {
    let array = temporarySizedArray(strings?.map { g_strdup(terminated($0, what)) })
    if let array {
        g_array_set_clear_func(array) { g_free($0?.load(as: UnsafeMutableRawPointer?.self)) }
    }
    return array
}

/// Returns an empty `GArray` that C fills.
@_spi(Binding)
public func emptySizedArray<C>(of type: C.Type) -> UnsafeMutablePointer<GArray>? {
    g_array_new(1, 1, guint(MemoryLayout<C>.stride))
}

/// Releases the caller's reference to an array. `g_array_unref`.
@_spi(Binding)
public func freeSizedArray(_ array: UnsafeMutablePointer<GArray>?) {
    if let array { g_array_unref(array) }
}

/// Returns a `GByteArray`, or `NULL` for nil.
///
/// The caller must call ``freeByteArray(_:)``, unless C took ownership.
@_spi(Binding)
public func temporaryByteArray(_ bytes: [UInt8]?, _ what: StaticString) -> UnsafeMutablePointer<GByteArray>? {
    bytes.flatMap { g_byte_array_append(g_byte_array_new(), $0, exactInteger($0.count, "\(what)")) }
}

/// Releases the caller's reference to an array. `g_byte_array_unref`.
@_spi(Binding)
public func freeByteArray(_ array: UnsafeMutablePointer<GByteArray>?) {
    if let array { g_byte_array_unref(array) }
}

/// Frees strings in a list that C took ownership of.
@_spi(Binding)
public func freeStrings(_ strings: [UnsafeMutableRawPointer?]) {
    for string in strings { g_free(string) }
}
