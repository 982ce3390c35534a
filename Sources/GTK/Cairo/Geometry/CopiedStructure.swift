import CGtk

/// Returns a copy of a C structure. If C transfers ownership of the structure, this function frees it.
func copied<CValue, Value>(
    from pointer: UnsafeMutableRawPointer,
    as type: CValue.Type,
    transfer: Transfer,
    _ body: (CValue) -> Value
) -> Value {
    let value = body(pointer.assumingMemoryBound(to: type).pointee)
    // The memory is freed with `g_free`, because the GLib boxed types for cairo structures allocate it with GLib.
    if case .full = transfer { g_free(pointer) }
    return value
}
