import CGtk

/// Copies a C structure, and frees the original if its ownership was transferred.
func copied<CValue, Value>(
    from pointer: UnsafeMutableRawPointer,
    as type: CValue.Type,
    transfer: Transfer,
    _ body: (CValue) -> Value
) -> Value {
    let value = body(pointer.assumingMemoryBound(to: type).pointee)
    // The boxed types of cairo structures allocate memory with GLib.
    if case .full = transfer { g_free(pointer) }
    return value
}
