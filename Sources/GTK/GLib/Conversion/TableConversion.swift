import CGtk

/// Returns the entries of a `GHashTable`.
///
/// The contents are copied, because the table frees its keys and values when it's released.
@_spi(Binding)
public func convertTable<Key: Hashable, Value>(
    _ table: UnsafeRawPointer?,
    _ transfer: ContainerTransfer,
    _ keys: ContainerElement<Key>,
    _ values: ContainerElement<Value>
) -> [Key: Value] {
    guard let table else { return [:] }
    let found = OpaquePointer(table)
    var result: [Key: Value] = [:]
    result.reserveCapacity(Int(g_hash_table_size(found)))
    var iterator = GHashTableIter()
    g_hash_table_iter_init(&iterator, found)
    var key: UnsafeMutableRawPointer?
    var value: UnsafeMutableRawPointer?
    while g_hash_table_iter_next(&iterator, &key, &value) != 0 {
        result[keys.load(key)] = values.load(value)
    }
    if transfer.includesContainer { g_hash_table_unref(found) }
    return result
}

/// Returns a `GHashTable` with Swift values for a call of a C function, or `NULL` for nil.
///
/// The caller calls ``freeTable(_:)``, unless C took ownership. The table frees its contents when it is released.
///
/// - Parameter what: The function and the parameter, for the warning about a null character in a string.
@_spi(Binding)
public func temporaryTable<Key: Hashable, Value>(
    _ entries: [Key: Value]?,
    _ what: StaticString,
    _ keys: ContainerElement<Key>,
    _ values: ContainerElement<Value>
) -> OpaquePointer? {
    guard let entries else { return nil }
    let table = g_hash_table_new_full(keys.hash, keys.isEqual, keys.free, values.free)
    for (key, value) in entries {
        g_hash_table_replace(table, keys.store(key, what), values.store(value, what))
    }
    return table
}

/// Releases the caller's reference to a table. `g_hash_table_unref`.
@_spi(Binding)
public func freeTable(_ table: OpaquePointer?) {
    if let table { g_hash_table_unref(table) }
}
