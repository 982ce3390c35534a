import CGtk

/// A drawing target, such as an image, a document or the content of a window. `cairo_surface_t`.
///
/// - To draw on a surface, use a ``CairoContext``. Depending on its type, a surface that C returns is an
///   ``ImageSurface``, ``PDFSurface``, ``SVGSurface``, ``RecordingSurface`` or `CairoSurface`.
/// - Two instances are equal if they wrap the same C surface.
/// - After a failure, the ``status`` is an error and doesn't change anymore. Errors are thrown only when a surface is
///   created and when a file is read or written.
@MainActor
public class CairoSurface {
    /// The `cairo_surface_t *`, valid as long as this object exists. Any thread can read it, like ``CairoContext/pointer``.
    public nonisolated(unsafe) let pointer: OpaquePointer

    /// The type of the C surfaces that this class wraps. It's nil for a class that wraps surfaces of any type.
    nonisolated class var nativeType: SurfaceType? { nil }

    /// Wraps a surface that C created. Traps if its type doesn't match the class.
    ///
    /// - Parameter transfer: A value that indicates whether the caller's reference is transferred to the wrapper.
    public required nonisolated init(wrapping pointer: OpaquePointer, transfer: Transfer) {
        let found = Self.nativeType(of: pointer)
        if let expected = Self.nativeType, expected != found {
            fatalError("\(Self.self): expected a cairo surface of type \(expected), found \(found)")
        }
        if transfer != .full { cairo_surface_reference(pointer) }
        self.pointer = pointer
    }

    isolated deinit { cairo_surface_destroy(pointer) }

    /// Returns a wrapper for a C surface. The class of the wrapper depends on the surface's type.
    @_spi(Binding)
    public nonisolated static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Self {
        let pointer = OpaquePointer(pointer)
        let type = nativeType(of: pointer)
        let surface: CairoSurface =
            switch type {
            case .image: ImageSurface(wrapping: pointer, transfer: transfer)
            case .pdf: PDFSurface(wrapping: pointer, transfer: transfer)
            case .svg: SVGSurface(wrapping: pointer, transfer: transfer)
            case .recording: RecordingSurface(wrapping: pointer, transfer: transfer)
            default: CairoSurface(wrapping: pointer, transfer: transfer)
            }
        guard let surface = surface as? Self else {
            fatalError("expected a cairo surface of class \(Self.self), found one of type \(type)")
        }
        return surface
    }

    /// Returns the type of a surface. For a subsurface of an image, cairo returns the image type, although the
    /// subsurface isn't an image surface.
    private nonisolated static func nativeType(of surface: OpaquePointer) -> SurfaceType {
        let type = SurfaceType(cValue: cairo_surface_get_type(surface))
        guard type == .image, cairo_image_surface_get_stride(surface) == 0 else { return type }
        // A stride of 0 is ambiguous: the surface is either an image without pixels or a subsurface of an image. Only a
        // subsurface has a clip area that isn't empty.
        let context = cairo_create(surface)
        defer { cairo_destroy(context) }
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &x1, &y1, &x2, &y2)
        return x2 > x1 && y2 > y1 ? .subsurface : .image
    }

    /// A pointer with an additional reference, for C code that takes ownership. `cairo_surface_reference`.
    @_spi(Binding)
    public nonisolated var consumedPointer: OpaquePointer { cairo_surface_reference(pointer) }

    /// Checks a C surface that was just created. If the surface's status is an error, frees the surface and throws the
    /// error. Otherwise, returns the surface.
    static func checked(_ surface: OpaquePointer?, subject: String? = nil) throws(CairoError) -> OpaquePointer {
        try Cairo.checked(surface, status: cairo_surface_status, destroy: cairo_surface_destroy, subject: subject)
    }

    /// Returns a file name as a C string. Throws an error if the name contains a null byte, because C would ignore
    /// everything after it.
    static func checked(path: String) throws(CairoError) -> [CChar] {
        let bytes = path.fileNameBytes
        if bytes.contains(0) { throw CairoError(.invalidString, subject: path) }
        return bytes.map { CChar(truncatingIfNeeded: $0) } + [0]
    }

    /// Returns an optional file name as a C string, or nil if the file name is nil.
    static func checked(optionalPath path: String?) throws(CairoError) -> [CChar]? {
        guard let path else { return nil }
        return try checked(path: path)
    }

    /// Throws an error if the surface has an error status or was finished.
    func checkUsable() throws(CairoError) {
        // cairo has no function that reports whether a surface was finished. For some finished surfaces, other
        // functions incorrectly report a lack of memory. If the surface was finished, this call sets the correct status
        // as a side effect.
        _ = cairo_surface_has_show_text_glyphs(pointer)
        try status.check()
    }

    /// Returns a new surface that can be drawn quickly on this surface. `cairo_surface_create_similar`.
    ///
    /// The new surface is initially transparent, or black if it has no alpha channel. Throws ``CairoError`` if the size
    /// isn't valid, or if this surface has an error status or was finished.
    public func similar(content: Content, width: Int, height: Int) throws(CairoError) -> CairoSurface {
        try checkUsable()
        let (width, height) = try CairoSurface.size(width, height)
        let surface = try CairoSurface.checked(cairo_surface_create_similar(pointer, content.cValue(), width, height))
        return CairoSurface.fromPointer(UnsafeMutableRawPointer(surface), transfer: .full)
    }

    /// Returns a new image that can be drawn quickly on this surface. `cairo_surface_create_similar_image`.
    ///
    /// Throws the same errors as ``similar(content:width:height:)``.
    public func similarImage(format: Format, width: Int, height: Int) throws(CairoError) -> ImageSurface {
        try checkUsable()
        let (width, height) = try CairoSurface.size(width, height)
        let surface = try CairoSurface.checked(
            cairo_surface_create_similar_image(pointer, format.cValue(), width, height)
        )
        return ImageSurface(wrapping: surface, transfer: .full)
    }

    /// Returns a part of this surface as a separate surface. `cairo_surface_create_for_rectangle`.
    ///
    /// Drawing on the new surface draws on this surface, within the rectangle. The origin of the new surface's
    /// coordinates is the top left corner of the rectangle. Both surfaces have the same ``surfaceType``. Throws
    /// ``CairoError`` if this surface has an error status or was finished.
    public func subsurface(x: Double, y: Double, width: Double, height: Double) throws(CairoError) -> CairoSurface {
        try checkUsable()
        let surface = try CairoSurface.checked(cairo_surface_create_for_rectangle(pointer, x, y, width, height))
        return CairoSurface(wrapping: surface, transfer: .full)
    }

    /// Converts a size to C integers. Throws an error if the size is too large.
    static func size(_ width: Int, _ height: Int) throws(CairoError) -> (width: Int32, height: Int32) {
        guard let width = Int32(exactly: width), let height = Int32(exactly: height) else {
            throw CairoError(.invalidSize, subject: "\(width) × \(height)")
        }
        return (width, height)
    }
}

extension CairoSurface: Hashable {
    /// Returns a Boolean value that indicates whether two wrappers refer to the same C surface.
    public nonisolated static func == (first: CairoSurface, second: CairoSurface) -> Bool {
        first.pointer == second.pointer
    }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}
