import CGtk

/// Returns a new C object, or frees it and throws if its status is an error.
func checked(
    _ pointer: OpaquePointer?,
    status: (OpaquePointer?) -> cairo_status_t,
    destroy: (OpaquePointer?) -> Void,
    subject: String? = nil
) throws(CairoError) -> OpaquePointer {
    guard let pointer else { throw CairoError(.noMemory, subject: subject) }
    let status = Status(cValue: status(pointer))
    if status == .success { return pointer }
    destroy(pointer)
    throw CairoError(status, subject: subject)
}
