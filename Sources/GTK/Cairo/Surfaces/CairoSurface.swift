import CGtk

/// Something to draw on: an image, a document, a window's content. `cairo_surface_t`.
///
/// - Draw on it with a ``CairoContext``. A surface that C returns is wrapped in an ``ImageSurface``, ``PDFSurface``,
///   ``SVGSurface`` or ``RecordingSurface`` according to its type.
/// - Two instances are equal if they wrap the same C surface.
/// - A failure puts the ``status`` in a permanent error state. Only functions that create a surface or read or write a
///   file throw.
@MainActor
public class CairoSurface {
    /// The `cairo_surface_t *`, valid for as long as this object lives.
    ///
    /// Not isolated, because reading an address is safe anywhere. Only the main actor uses the memory that it points
    /// to.
    public nonisolated(unsafe) let pointer: OpaquePointer

    /// The one type of surface that this class is for, or nil for any.
    nonisolated class var nativeType: SurfaceType? { nil }

    /// Wraps a surface that C made. Traps if it is not of the class's type.
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

    /// Returns the Swift object for a surface that C handed over or lent, of the class that suits it.
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

    /// Returns the type of a surface, except for a part of an image: cairo reports the type of the whole for it,
    /// although it isn't an image.
    private nonisolated static func nativeType(of surface: OpaquePointer) -> SurfaceType {
        let type = SurfaceType(cValue: cairo_surface_get_type(surface))
        guard type == .image, cairo_image_surface_get_stride(surface) == 0 else { return type }
        // An image without a stride is empty. A surface that can be drawn on nevertheless isn't an image.
        let context = cairo_create(surface)
        defer { cairo_destroy(context) }
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &x1, &y1, &x2, &y2)
        return x2 > x1 && y2 > y1 ? .subsurface : .image
    }

    /// A reference for C to keep, `cairo_surface_reference`.
    @_spi(Binding)
    public nonisolated var consumedPointer: OpaquePointer { cairo_surface_reference(pointer) }

    /// Lets through a new surface that is well, and frees one that is in error, throwing why.
    static func checked(_ surface: OpaquePointer?, subject: String? = nil) throws(CairoError) -> OpaquePointer {
        guard let surface else { throw CairoError(.noMemory, subject: subject) }
        let status = Status(cValue: cairo_surface_status(surface))
        if status != .success {
            cairo_surface_destroy(surface)
            throw CairoError(status, subject: subject)
        }
        return surface
    }

    /// Returns the name of a file as C takes it. Throws for one with a NUL, which C would take for its end.
    static func checked(path: String) throws(CairoError) -> [CChar] {
        let bytes = path.fileNameBytes
        if bytes.contains(0) { throw CairoError(.invalidString, subject: path) }
        return bytes.map { CChar(truncatingIfNeeded: $0) } + [0]
    }

    /// Returns the name of a file as C takes it, or none.
    static func checked(optionalPath path: String?) throws(CairoError) -> [CChar]? {
        guard let path else { return nil }
        return try checked(path: path)
    }

    /// Throws where the surface is in error or finished.
    func checkUsable() throws(CairoError) {
        // cairo has no function that returns whether a surface is finished, and reports some failures on finished
        // surfaces as a lack of memory. This call, whose result isn't used, sets the right status.
        _ = cairo_surface_has_show_text_glyphs(pointer)
        try status.check()
    }

    /// Returns a new surface that draws as fast as possible to this one, `cairo_surface_create_similar`.
    ///
    /// It starts transparent, or black where there is only color. Throws ``CairoError`` for a size that cannot be, or
    /// where this surface is in error or finished.
    public func similar(content: Content, width: Int, height: Int) throws(CairoError) -> CairoSurface {
        try checkUsable()
        let (width, height) = try CairoSurface.size(width, height)
        let surface = try CairoSurface.checked(
            cairo_surface_create_similar(pointer, content.cValue(), width, height)
        )
        return CairoSurface.fromPointer(UnsafeMutableRawPointer(surface), transfer: .full)
    }

    /// Returns a new image that draws as fast as possible to this surface, `cairo_surface_create_similar_image`.
    ///
    /// Throws ``CairoError`` as ``similar(content:width:height:)`` does.
    public func similarImage(format: Format, width: Int, height: Int) throws(CairoError) -> ImageSurface {
        try checkUsable()
        let (width, height) = try CairoSurface.size(width, height)
        let surface = try CairoSurface.checked(
            cairo_surface_create_similar_image(pointer, format.cValue(), width, height)
        )
        return ImageSurface(wrapping: surface, transfer: .full)
    }

    /// Returns a part of this surface as its own surface, `cairo_surface_create_for_rectangle`.
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
