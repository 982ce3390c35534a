import CGtk

/// An object that passes the output of a surface to a Swift closure. The surface owns the object.
@MainActor
final class DocumentStream {
    /// The key of the surface's user data. cairo uses the address of the key and ignores its content.
    private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    private let write: @MainActor ([UInt8]) throws -> Void

    private init(_ write: @escaping @MainActor ([UInt8]) throws -> Void) { self.write = write }

    /// Creates a surface that passes its output to a closure. The surface retains the closure.
    static func surface(
        writingTo write: @escaping @MainActor ([UInt8]) throws -> Void,
        _ create: (cairo_write_func_t, UnsafeMutableRawPointer) -> OpaquePointer?
    ) throws(CairoError) -> OpaquePointer {
        let stream = Unmanaged.passRetained(DocumentStream(write))
        let surface: OpaquePointer
        do {
            surface = try CairoSurface.checked(create(receive, stream.toOpaque()))
        } catch {
            stream.release()
            throw error
        }
        // When the surface is destroyed, cairo first writes the last bytes and then calls this function, which releases
        // the stream.
        let status = cairo_surface_set_user_data(surface, key, stream.toOpaque()) { stream in
            guard let stream else { return }
            Unmanaged<DocumentStream>.fromOpaque(stream).release()
        }
        if status != CAIRO_STATUS_SUCCESS {
            cairo_surface_destroy(surface)
            stream.release()
            throw CairoError(Status(cValue: status))
        }
        return surface
    }

    private static let receive: cairo_write_func_t = { closure, data, length in
        guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
        let bytes = [UInt8](UnsafeBufferPointer(start: data, count: Int(length)))
        let stream = Unmanaged<DocumentStream>.fromOpaque(closure).takeUnretainedValue()
        return MainThread.assume {
            do {
                try stream.write(bytes)
                return CAIRO_STATUS_SUCCESS
            } catch {
                return CAIRO_STATUS_WRITE_ERROR
            }
        }
    }
}
