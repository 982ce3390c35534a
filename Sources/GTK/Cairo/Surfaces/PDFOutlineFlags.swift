/// The appearance of an entry in a PDF document's table of contents. `cairo_pdf_outline_flags_t`.
public struct PDFOutlineFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The entry is expanded, so that the entries below it are visible.
    public static let open = PDFOutlineFlags(rawValue: 1)
    /// The entry is bold.
    public static let bold = PDFOutlineFlags(rawValue: 2)
    /// The entry is italic.
    public static let italic = PDFOutlineFlags(rawValue: 4)
}
