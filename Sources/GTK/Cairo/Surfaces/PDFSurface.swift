import CGtk
@_spi(Binding) import GLib

/// A PDF document with any number of pages. `cairo_pdf_surface_create`.
///
/// Coordinates are in points, 1/72 of an inch. The document is complete when the surface has been finished. To check
/// that the document was written, call ``CairoSurface/finish()`` and then `status.check()`.
public final class PDFSurface: CairoSurface {
    override nonisolated class var nativeType: SurfaceType? { .pdf }

    /// Creates a document.
    ///
    /// Throws ``CairoError`` if the file can't be written. The error contains the path.
    ///
    /// - Parameter path: The path of the file to write. If the path is nil, the document isn't written. You can use
    ///   such a surface to measure content.
    public convenience init(path: String?, width: Double, height: Double) throws(CairoError) {
        let surface = cairo_pdf_surface_create(try CairoSurface.checked(optionalPath: path), width, height)
        self.init(wrapping: try CairoSurface.checked(surface, subject: path), transfer: .full)
    }

    /// Creates a document whose bytes are passed to a closure. `cairo_pdf_surface_create_for_stream`.
    ///
    /// - Parameter write: A closure that receives the bytes in parts. The last part is passed when the surface is
    ///   finished. If the closure throws an error, the surface's status becomes ``Status/writeError``.
    public convenience init(
        width: Double,
        height: Double,
        write: @escaping @MainActor ([UInt8]) throws -> Void
    ) throws(CairoError) {
        let surface = try DocumentStream.surface(writingTo: write) {
            cairo_pdf_surface_create_for_stream($0, $1, width, height)
        }
        self.init(wrapping: surface, transfer: .full)
    }

    /// Sets the size of the current page and later pages. Call this method before drawing on the page.
    /// `cairo_pdf_surface_set_size`.
    public func setSize(width: Double, height: Double) { cairo_pdf_surface_set_size(pointer, width, height) }

    /// Restricts the file to features of a PDF version. Call this method before drawing.
    /// `cairo_pdf_surface_restrict_to_version`.
    public func restrict(to version: PDFVersion) { cairo_pdf_surface_restrict_to_version(pointer, version.cValue()) }

    /// Sets a metadata field of the document, such as its title. `cairo_pdf_surface_set_metadata`.
    public func setMetadata(_ metadata: PDFMetadata, _ text: String) {
        cairo_pdf_surface_set_metadata(pointer, metadata.cValue(), terminated(text, "PDFSurface.setMetadata(text)"))
    }

    /// Sets the label of the current page, such as "iv". `cairo_pdf_surface_set_page_label`.
    public func setPageLabel(_ label: String) {
        cairo_pdf_surface_set_page_label(pointer, terminated(label, "PDFSurface.setPageLabel(label)"))
    }

    /// Sets the size of thumbnails of the current page and later pages. If the size is 0, pages have no thumbnails.
    /// `cairo_pdf_surface_set_thumbnail_size`.
    public func setThumbnailSize(width: Int, height: Int) {
        cairo_pdf_surface_set_thumbnail_size(
            pointer,
            exactInteger(width, "PDFSurface.setThumbnailSize(width)"),
            exactInteger(height, "PDFSurface.setThumbnailSize(height)")
        )
    }

    /// Adds an entry to the outline of the document. `cairo_pdf_surface_add_outline`.
    ///
    /// - Parameters:
    ///   - parent: The ID of the parent entry, or nil for a top-level entry.
    ///   - link: The link target, such as `"page=2"`. It has the same format as the attributes that you pass to
    ///     ``CairoContext/beginTag(_:attributes:)``.
    /// - Returns: The ID of the entry.
    @discardableResult
    public func addOutline(_ title: String, link: String, parent: Int? = nil, flags: PDFOutlineFlags = []) -> Int {
        let parent: Int32 = exactInteger(parent ?? Int(CAIRO_PDF_OUTLINE_ROOT), "PDFSurface.addOutline(parent)")
        let title = terminated(title, "PDFSurface.addOutline(title)")
        let link = terminated(link, "PDFSurface.addOutline(link)")
        let flags = cairo_pdf_outline_flags_t(rawValue: UInt32(truncatingIfNeeded: flags.rawValue))
        return Int(cairo_pdf_surface_add_outline(pointer, parent, title, link, flags))
    }
}

extension PDFVersion {
    /// The PDF versions that cairo supports. `cairo_pdf_get_versions`.
    public static var supported: [PDFVersion] {
        var versions: UnsafePointer<cairo_pdf_version_t>?
        var count: Int32 = 0
        cairo_pdf_get_versions(&versions, &count)
        return UnsafeBufferPointer(start: versions, count: Int(count)).map { PDFVersion(cValue: $0) }
    }
}
