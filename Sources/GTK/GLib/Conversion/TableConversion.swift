import CGtk

/// Returns the entries of a `GHashTable` with texts for keys, each value made by `transform`.
///
/// The table frees what is in it, so that everything is copied before the caller lets it go.
@_spi(Binding)
public func convertTable<T>(
    _ table: UnsafeRawPointer?,
    _ transfer: ContainerTransfer,
    _ transform: (UnsafeMutableRawPointer?) -> T
) -> [String: T] {
    guard let table else { return [:] }
    let found = OpaquePointer(table)
    var result: [String: T] = [:]
    result.reserveCapacity(Int(g_hash_table_size(found)))
    var iterator = GHashTableIter()
    g_hash_table_iter_init(&iterator, found)
    var key: UnsafeMutableRawPointer?
    var value: UnsafeMutableRawPointer?
    while g_hash_table_iter_next(&iterator, &key, &value) != 0 {
        result[convertString(key, .none)] = transform(value)
    }
    if transfer.includesContainer { g_hash_table_unref(found) }
    return result
}

/// Returns the texts of a `GHashTable` by their keys, which are texts as well.
@_spi(Binding)
public func convertTextTable(_ table: UnsafeRawPointer?, _ transfer: ContainerTransfer) -> [String: String] {
    convertTable(table, transfer) { convertString($0, .none) }
}

/// Returns the numbers of a `GHashTable` by their keys, which C keeps in the place of pointers.
@_spi(Binding)
public func convertNumberTable(_ table: UnsafeRawPointer?, _ transfer: ContainerTransfer) -> [String: Int] {
    convertTable(table, transfer) { Int(Int32(truncatingIfNeeded: Int(bitPattern: $0))) }
}

/// A `GHashTable` of Swift strings that exists while a C function needs it, or `NULL` for nil.
///
/// The caller calls ``freeTable(_:)``, unless C took it over.
///
/// - Parameter what: the function and the parameter, for the warning where a text holds a NUL.
@_spi(Binding)
public func temporaryTable(_ entries: [String: String]?, _ what: StaticString) -> OpaquePointer? {
    guard let entries else { return nil }
    let table = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free)
    for (key, value) in entries {
        g_hash_table_replace(table, g_strdup(terminated(key, what)), g_strdup(terminated(value, what)))
    }
    return table
}

/// A `GHashTable` with numbers in the place of pointers, as ``temporaryTable(_:_:)`` makes one of texts.
@_spi(Binding)
public func temporaryTable(numbers: [String: Int]?, _ what: StaticString) -> OpaquePointer? {
    guard let numbers else { return nil }
    let table = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, nil)
    for (key, value) in numbers {
        g_hash_table_replace(table, g_strdup(terminated(key, what)), UnsafeMutableRawPointer(bitPattern: value))
    }
    return table
}

/// Releases a table, which C may have retained. `g_hash_table_unref`.
@_spi(Binding)
public func freeTable(_ table: OpaquePointer?) {
    if let table { g_hash_table_unref(table) }
}
