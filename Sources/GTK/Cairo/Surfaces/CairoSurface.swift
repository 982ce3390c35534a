import CGtk

/// A target for drawing, such as an image, a document or the content of a window. `cairo_surface_t`.
///
/// - Draw on it with a ``CairoContext``. A surface that C returns is wrapped in an ``ImageSurface``, ``PDFSurface``,
///   ``SVGSurface`` or ``RecordingSurface`` according to its type.
/// - Two instances are equal if they wrap the same C surface.
/// - A failure sets the ``status`` to an error permanently. Only functions that create a surface or read or write a
///   file throw.
@MainActor
public class CairoSurface {
    /// The `cairo_surface_t *`, valid as long as this object exists.
    ///
    /// The property isn't isolated, because any thread can read an address. Only the main actor uses the memory that it
    /// points to.
    public nonisolated(unsafe) let pointer: OpaquePointer

    /// The type of surface that this class wraps, or nil for any type.
    nonisolated class var nativeType: SurfaceType? { nil }

    /// Wraps a surface that C created. Traps if it doesn't have the type of the class.
    ///
    /// - Parameter transfer: The ownership transfer of the reference.
    public required nonisolated init(wrapping pointer: OpaquePointer, transfer: Transfer) {
        let found = Self.nativeType(of: pointer)
        if let expected = Self.nativeType, expected != found {
            fatalError("\(Self.self) wraps a cairo surface of type \(expected), found \(found)")
        }
        if transfer != .full { cairo_surface_reference(pointer) }
        self.pointer = pointer
    }

    isolated deinit {
        cairo_surface_destroy(pointer)
    }

    /// Returns the Swift object for a C surface, as an instance of the class for its type.
    @_spi(Binding)
    public nonisolated static func fromPointer(
        _ pointer: UnsafeMutableRawPointer,
        transfer: Transfer
    ) -> Self {
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

    /// Returns the type of a surface. For a part of an image, cairo reports the type of the whole image, although it
    /// isn't an image.
    private nonisolated static func nativeType(of surface: OpaquePointer) -> SurfaceType {
        let type = SurfaceType(cValue: cairo_surface_get_type(surface))
        guard type == .image, cairo_image_surface_get_stride(surface) == 0 else { return type }
        // An image with a stride of 0 is empty. If drawing on it succeeds anyway, it isn't an image.
        let context = cairo_create(surface)
        defer { cairo_destroy(context) }
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &x1, &y1, &x2, &y2)
        return x2 > x1 && y2 > y1 ? .subsurface : .image
    }

    /// A new reference for C, `cairo_surface_reference`.
    @_spi(Binding)
    public nonisolated var consumedPointer: OpaquePointer { cairo_surface_reference(pointer) }

    /// Returns a new surface if it has no error. Otherwise it frees the surface and throws the error.
    static func checked(_ surface: OpaquePointer?, subject: String? = nil) throws(CairoError) -> OpaquePointer {
        try Cairo.checked(surface, status: cairo_surface_status, destroy: cairo_surface_destroy, subject: subject)
    }

    /// Returns the name of a file as a C string. Throws an error if it contains a null byte, at which C would end the
    /// name.
    static func checked(path: String) throws(CairoError) -> [CChar] {
        let bytes = path.fileNameBytes
        if bytes.contains(0) { throw CairoError(.invalidString, subject: path) }
        return bytes.map { CChar(truncatingIfNeeded: $0) } + [0]
    }

    /// Returns the optional name of a file as a C string.
    static func checked(optionalPath path: String?) throws(CairoError) -> [CChar]? {
        guard let path else { return nil }
        return try checked(path: path)
    }

    /// Throws if the surface has an error status or is finished.
    func checkUsable() throws(CairoError) {
        // cairo has no function that returns whether a surface is finished, and reports some failures on finished
        // surfaces as a lack of memory. This call, whose result isn't used, sets the right status.
        _ = cairo_surface_has_show_text_glyphs(pointer)
        try status.check()
    }

    /// Returns a new surface that is optimized for drawing it on this surface, `cairo_surface_create_similar`.
    ///
    /// It's initially transparent, or black if it only has color. Throws ``CairoError`` if the size isn't valid, or if
    /// this surface has an error status or is finished.
    public func similar(content: Content, width: Int, height: Int) throws(CairoError) -> CairoSurface {
        try checkUsable()
        let (width, height) = try CairoSurface.size(width, height)
        let surface = try CairoSurface.checked(
            cairo_surface_create_similar(pointer, content.cValue(), width, height)
        )
        return CairoSurface.fromPointer(UnsafeMutableRawPointer(surface), transfer: .full)
    }

    /// Returns a new image that is optimized for drawing it on this surface, `cairo_surface_create_similar_image`.
    ///
    /// Throws ``CairoError``, like ``similar(content:width:height:)``.
    public func similarImage(format: Format, width: Int, height: Int) throws(CairoError) -> ImageSurface {
        try checkUsable()
        let (width, height) = try CairoSurface.size(width, height)
        let surface = try CairoSurface.checked(
            cairo_surface_create_similar_image(pointer, format.cValue(), width, height)
        )
        return ImageSurface(wrapping: surface, transfer: .full)
    }

    /// Returns a part of this surface as a separate surface, `cairo_surface_create_for_rectangle`.
    ///
    /// Drawing on the new surface draws on this one, within the rectangle, whose corner is the origin of its
    /// coordinates. Throws ``CairoError`` if this surface has an error status or is finished. Both surfaces have the
    /// same ``surfaceType``.
    public func subsurface(x: Double, y: Double, width: Double, height: Double) throws(CairoError) -> CairoSurface {
        try checkUsable()
        let surface = try CairoSurface.checked(cairo_surface_create_for_rectangle(pointer, x, y, width, height))
        return CairoSurface(wrapping: surface, transfer: .full)
    }

    /// Returns a size as C integers. A size that doesn't fit is too large for cairo.
    static func size(_ width: Int, _ height: Int) throws(CairoError) -> (width: Int32, height: Int32) {
        guard let width = Int32(exactly: width), let height = Int32(exactly: height) else {
            throw CairoError(.invalidSize, subject: "\(width) × \(height)")
        }
        return (width, height)
    }
}

extension CairoSurface: Hashable {
    /// Returns a Boolean value that indicates whether both are the same C surface.
    public nonisolated static func == (first: CairoSurface, second: CairoSurface) -> Bool {
        first.pointer == second.pointer
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(pointer)
    }
}
