import CGtk

/// Checks a C object that was just created. If the object's status is an error, frees the object and throws the error.
/// Otherwise, returns the object.
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
