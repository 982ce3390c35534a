import CGtk
@_spi(Binding) import GLib

// Integer attributes of files. The GIO documentation states the type of each attribute. For example, `unix::mode` is a
// `UInt32`.

extension FileInfo {
    /// Returns the value of an integer attribute of any size. Returns 0 if the attribute doesn't exist.
    ///
    /// Traps if the number doesn't fit in an `Int`. `g_file_info_get_attribute_int32`,
    /// `g_file_info_get_attribute_uint32`, `g_file_info_get_attribute_int64`.
    public func integer(forAttribute attribute: String) -> Int {
        let name = terminated(attribute, "g_file_info_get_attribute_type: attribute")
        let info = OpaquePointer(pointer)
        switch type(ofAttribute: attribute) {
        case .int32: return Int(g_file_info_get_attribute_int32(info, name))
        case .uint32: return Int(g_file_info_get_attribute_uint32(info, name))
        case .int64: return Int(g_file_info_get_attribute_int64(info, name))
        case .uint64:
            let number = g_file_info_get_attribute_uint64(info, name)
            guard let exact = Int(exactly: number) else { fatalError("\(attribute): \(number) doesn't fit in Int") }
            return exact
        default: return 0
        }
    }

    /// Returns the value of an unsigned 64-bit attribute. Returns 0 if the attribute doesn't exist.
    ///
    /// `g_file_info_get_attribute_uint64`.
    public func unsignedInteger(forAttribute attribute: String) -> UInt64 {
        let name = terminated(attribute, "g_file_info_get_attribute_uint64: attribute")
        return UInt64(g_file_info_get_attribute_uint64(OpaquePointer(pointer), name))
    }

    /// Sets a 32-bit attribute. `g_file_info_set_attribute_int32`.
    public func setAttribute(_ attribute: String, to value: Int32) {
        let name = terminated(attribute, "g_file_info_set_attribute_int32: attribute")
        g_file_info_set_attribute_int32(OpaquePointer(pointer), name, value)
    }

    /// Sets an unsigned 32-bit attribute. `g_file_info_set_attribute_uint32`.
    public func setAttribute(_ attribute: String, to value: UInt32) {
        let name = terminated(attribute, "g_file_info_set_attribute_uint32: attribute")
        g_file_info_set_attribute_uint32(OpaquePointer(pointer), name, value)
    }

    /// Sets a 64-bit attribute. `g_file_info_set_attribute_int64`.
    public func setAttribute(_ attribute: String, to value: Int64) {
        let name = terminated(attribute, "g_file_info_set_attribute_int64: attribute")
        g_file_info_set_attribute_int64(OpaquePointer(pointer), name, gint64(value))
    }

    /// Sets an unsigned 64-bit attribute. `g_file_info_set_attribute_uint64`.
    public func setAttribute(_ attribute: String, to value: UInt64) {
        let name = terminated(attribute, "g_file_info_set_attribute_uint64: attribute")
        g_file_info_set_attribute_uint64(OpaquePointer(pointer), name, guint64(value))
    }
}

extension File {
    /// Sets a 32-bit attribute. `g_file_set_attribute_int32`.
    public func setAttribute(
        _ attribute: String,
        to value: Int32,
        flags: FileQueryInfoFlags = [],
        cancellable: GCancellable? = nil
    ) throws(GLibError) {
        try setAttribute(attribute, "g_file_set_attribute_int32: attribute", flags, cancellable) {
            g_file_set_attribute_int32($0, $1, value, $2, $3, &$4)
        }
    }

    /// Sets an unsigned 32-bit attribute. `g_file_set_attribute_uint32`.
    public func setAttribute(
        _ attribute: String,
        to value: UInt32,
        flags: FileQueryInfoFlags = [],
        cancellable: GCancellable? = nil
    ) throws(GLibError) {
        try setAttribute(attribute, "g_file_set_attribute_uint32: attribute", flags, cancellable) {
            g_file_set_attribute_uint32($0, $1, value, $2, $3, &$4)
        }
    }

    /// Sets a 64-bit attribute. `g_file_set_attribute_int64`.
    public func setAttribute(
        _ attribute: String,
        to value: Int64,
        flags: FileQueryInfoFlags = [],
        cancellable: GCancellable? = nil
    ) throws(GLibError) {
        try setAttribute(attribute, "g_file_set_attribute_int64: attribute", flags, cancellable) {
            g_file_set_attribute_int64($0, $1, gint64(value), $2, $3, &$4)
        }
    }

    /// Sets an unsigned 64-bit attribute. `g_file_set_attribute_uint64`.
    public func setAttribute(
        _ attribute: String,
        to value: UInt64,
        flags: FileQueryInfoFlags = [],
        cancellable: GCancellable? = nil
    ) throws(GLibError) {
        try setAttribute(attribute, "g_file_set_attribute_uint64: attribute", flags, cancellable) {
            g_file_set_attribute_uint64($0, $1, guint64(value), $2, $3, &$4)
        }
    }

    private func setAttribute(
        _ attribute: String,
        _ what: StaticString,
        _ flags: FileQueryInfoFlags,
        _ cancellable: GCancellable?,
        by function: (
            OpaquePointer, String, GFileQueryInfoFlags, UnsafeMutablePointer<CGtk.GCancellable>?,
            inout UnsafeMutablePointer<GError>?
        ) -> gboolean
    ) throws(GLibError) {
        var failure: UnsafeMutablePointer<GError>?
        _ = function(
            OpaquePointer(pointer),
            terminated(attribute, what),
            GFileQueryInfoFlags(rawValue: UInt32(truncatingIfNeeded: flags.rawValue)),
            cancellable?.pointer.assumingMemoryBound(to: CGtk.GCancellable.self),
            &failure
        )
        if let failure { throw GLibError(taking: failure) }
    }
}
