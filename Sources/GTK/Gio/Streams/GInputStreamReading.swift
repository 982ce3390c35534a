import CGtk
@_spi(Binding) import GLib

extension GInputStream {
    /// Reads the available bytes, up to the given number. Returns an empty array at the end of the stream.
    /// `g_input_stream_read`.
    ///
    /// This method blocks until bytes are available. If that can take a long time, use ``read(count:priority:)``
    /// instead.
    public func readBlocking(count: Int, cancellable: GCancellable? = nil) throws(GLibError) -> [UInt8] {
        let buffer = ReadBuffer(count, "g_input_stream_read: count")
        let size = try GLibError.check {
            g_input_stream_read(stream, buffer.pointer, gsize(count), cancellable?.cancellablePointer, $0)
        }
        return buffer.bytes(size)
    }

    /// Reads the available bytes, up to the given number, without blocking the thread. Returns an empty array at the
    /// end of the stream. `g_input_stream_read_async`, `g_input_stream_read_finish`.
    public func read(count: Int, priority: MainContext.Priority = .default) async throws(GLibError) -> [UInt8] {
        let buffer = ReadBuffer(count, "g_input_stream_read_async: count")
        let finished = await AsyncOperation.run { cancellable, completion, data in
            g_input_stream_read_async(
                stream,
                buffer.pointer,
                gsize(count),
                priority.rawValue,
                cancellable,
                completion,
                data
            )
        }
        let size = try GLibError.check { g_input_stream_read_finish(stream, finished.pointer, $0) }
        return buffer.bytes(size)
    }

    /// Reads the given number of bytes, or fewer if the stream ends earlier. `g_input_stream_read_all`.
    public func readAllBlocking(count: Int, cancellable: GCancellable? = nil) throws(GLibError) -> [UInt8] {
        let buffer = ReadBuffer(count, "g_input_stream_read_all: count")
        var size: gsize = 0
        _ = try GLibError.check {
            g_input_stream_read_all(stream, buffer.pointer, gsize(count), &size, cancellable?.cancellablePointer, $0)
        }
        return buffer.bytes(Int(size))
    }

    /// Reads the given number of bytes, or fewer if the stream ends earlier, without blocking the thread.
    /// `g_input_stream_read_all_async`, `g_input_stream_read_all_finish`.
    public func readAll(count: Int, priority: MainContext.Priority = .default) async throws(GLibError) -> [UInt8] {
        let buffer = ReadBuffer(count, "g_input_stream_read_all_async: count")
        let finished = await AsyncOperation.run { cancellable, completion, data in
            g_input_stream_read_all_async(
                stream,
                buffer.pointer,
                gsize(count),
                priority.rawValue,
                cancellable,
                completion,
                data
            )
        }
        var size: gsize = 0
        _ = try GLibError.check { g_input_stream_read_all_finish(stream, finished.pointer, &size, $0) }
        return buffer.bytes(Int(size))
    }

    private var stream: UnsafeMutablePointer<CGtk.GInputStream> {
        pointer.assumingMemoryBound(to: CGtk.GInputStream.self)
    }
}

extension GCancellable {
    var cancellablePointer: UnsafeMutablePointer<CGtk.GCancellable> {
        pointer.assumingMemoryBound(to: CGtk.GCancellable.self)
    }
}
