import CGtk

/// An SVG file. `cairo_svg_surface_create`.
///
/// Coordinates are in points, 1/72 of an inch. The file is complete when the surface has been finished. To check that
/// the file was written, call ``CairoSurface/finish()`` and then `status.check()`.
public final class SVGSurface: CairoSurface {
    override nonisolated class var nativeType: SurfaceType? { .svg }

    /// Creates a surface that writes an SVG file.
    ///
    /// Throws ``CairoError`` if the file can't be written. The error contains the path.
    ///
    /// - Parameter path: The path of the file to write. If the path is nil, no file is written.
    public convenience init(path: String?, width: Double, height: Double) throws(CairoError) {
        let surface = cairo_svg_surface_create(try CairoSurface.checked(optionalPath: path), width, height)
        self.init(wrapping: try CairoSurface.checked(surface, subject: path), transfer: .full)
    }

    /// Creates a surface that passes the bytes of an SVG file to a closure. `cairo_svg_surface_create_for_stream`.
    ///
    /// - Parameter write: A closure that receives the bytes in parts. The last part is passed when the surface is
    ///   finished. If the closure throws an error, the surface's status becomes ``Status/writeError``.
    public convenience init(
        width: Double,
        height: Double,
        write: @escaping @MainActor ([UInt8]) throws -> Void
    ) throws(CairoError) {
        let surface = try DocumentStream.surface(writingTo: write) {
            cairo_svg_surface_create_for_stream($0, $1, width, height)
        }
        self.init(wrapping: surface, transfer: .full)
    }

    /// The unit of the file's width and height. `cairo_svg_surface_set_document_unit`.
    public var documentUnit: SVGUnit {
        get { SVGUnit(cValue: cairo_svg_surface_get_document_unit(pointer)) }
        set { cairo_svg_surface_set_document_unit(pointer, newValue.cValue()) }
    }

    /// Restricts the file to features of an SVG version. Call this method before drawing.
    /// `cairo_svg_surface_restrict_to_version`.
    public func restrict(to version: SVGVersion) { cairo_svg_surface_restrict_to_version(pointer, version.cValue()) }
}

extension SVGVersion {
    /// The SVG versions that cairo supports. `cairo_svg_get_versions`.
    public static var supported: [SVGVersion] {
        var versions: UnsafePointer<cairo_svg_version_t>?
        var count: Int32 = 0
        cairo_svg_get_versions(&versions, &count)
        return UnsafeBufferPointer(start: versions, count: Int(count)).map { SVGVersion(cValue: $0) }
    }
}
