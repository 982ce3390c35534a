import CGtk

/// Returns the given C object, which was just created. If its status is an error, frees the object and throws the
/// error.
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
