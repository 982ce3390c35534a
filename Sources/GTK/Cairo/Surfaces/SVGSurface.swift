import CGtk

/// An SVG file. `cairo_svg_surface_create`.
///
/// The coordinates are points, 1/72 of an inch. The file is complete after the surface is finished. `status.check()`
/// after ``CairoSurface/finish()`` throws if it couldn't be written.
public final class SVGSurface: CairoSurface {
    override nonisolated class var nativeType: SurfaceType? { .svg }

    /// Begins a file.
    ///
    /// Throws ``CairoError``, with the path, where it cannot be written.
    ///
    /// - Parameter path: the file to write, or nil for none.
    public convenience init(path: String?, width: Double, height: Double) throws(CairoError) {
        let surface = cairo_svg_surface_create(try CairoSurface.checked(optionalPath: path), width, height)
        self.init(wrapping: try CairoSurface.checked(surface, subject: path), transfer: .full)
    }

    /// Begins a file whose bytes go to a closure, `cairo_svg_surface_create_for_stream`.
    ///
    /// - Parameter write: takes each part as it is written, the last when the surface is finished. What it throws
    ///   leaves the surface's status at ``Status/writeError``.
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

    /// The unit that the file gives its width and height in, `cairo_svg_surface_set_document_unit`.
    public var documentUnit: SVGUnit {
        get { SVGUnit(cValue: cairo_svg_surface_get_document_unit(pointer)) }
        set { cairo_svg_surface_set_document_unit(pointer, newValue.cValue()) }
    }

    /// Writes no newer format than this one, if called before anything is drawn.
    /// `cairo_svg_surface_restrict_to_version`.
    public func restrict(to version: SVGVersion) {
        cairo_svg_surface_restrict_to_version(pointer, version.cValue())
    }
}

extension SVGVersion {
    /// The versions that cairo can write, `cairo_svg_get_versions`.
    public static var supported: [SVGVersion] {
        var versions: UnsafePointer<cairo_svg_version_t>?
        var count: Int32 = 0
        cairo_svg_get_versions(&versions, &count)
        return UnsafeBufferPointer(start: versions, count: Int(count)).map { SVGVersion(cValue: $0) }
    }
}
