import CGtk

/// An immutable, reference-counted sequence of bytes. `GBytes`.
public final class Bytes: Boxed {
    public override class var boxedType: GType { g_bytes_get_type() }
}

extension Bytes {
    /// Creates an object that contains a copy of the given bytes. `g_bytes_new`.
    public nonisolated convenience init(_ bytes: [UInt8]) {
        guard let made = g_bytes_new(bytes, gsize(bytes.count)) else { fatalError("GLib couldn't create a GBytes") }
        self.init(taking: UnsafeMutableRawPointer(made))
    }

    /// The number of bytes. `g_bytes_get_size`.
    public nonisolated var count: Int { Int(g_bytes_get_size(OpaquePointer(pointer))) }

    /// A copy of the bytes.
    public nonisolated var array: [UInt8] { withUnsafeBytes { [UInt8]($0) } }

    /// Calls `body` with the bytes, without copying them. The pointer is valid only during the call.
    /// `g_bytes_get_data`.
    public nonisolated func withUnsafeBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { withExtendedLifetime(self) {} }
        var size: gsize = 0
        let data = g_bytes_get_data(OpaquePointer(pointer), &size)
        return try body(UnsafeRawBufferPointer(start: data, count: Int(size)))
    }
}
