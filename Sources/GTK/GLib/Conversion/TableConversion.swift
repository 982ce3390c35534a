import CGtk

/// Returns the entries of a `GHashTable` as a dictionary.
///
/// The keys and values are copied, because the table frees them when it's released.
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
    while g_hash_table_iter_next(&iterator, &key, &value) != 0 { result[keys.load(key)] = values.load(value) }
    if transfer.includesContainer { g_hash_table_unref(found) }
    return result
}

/// Returns a `GHashTable` with Swift keys and values to pass to a C function, or `NULL` if the dictionary is nil.
///
/// Unless C takes ownership of the table, the caller must call ``freeTable(_:)``. The table frees its contents when
/// it's released.
///
/// - Parameter what: The names of the function and the parameter, for the warning that is logged if a string contains a
///   null character.
@_spi(Binding)
public func temporaryTable<Key: Hashable, Value>(
    _ entries: [Key: Value]?,
    _ what: StaticString,
    _ keys: ContainerElement<Key>,
    _ values: ContainerElement<Value>
) -> OpaquePointer? {
    guard let entries else { return nil }
    let table = g_hash_table_new_full(keys.hash, keys.isEqual, keys.free, values.free)
    for (key, value) in entries { g_hash_table_replace(table, keys.store(key, what), values.store(value, what)) }
    return table
}

/// Releases a table that ``temporaryTable(_:_:_:_:)`` returned. `g_hash_table_unref`.
@_spi(Binding)
public func freeTable(_ table: OpaquePointer?) {
    if let table { g_hash_table_unref(table) }
}
