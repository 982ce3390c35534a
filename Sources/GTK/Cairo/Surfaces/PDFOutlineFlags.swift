/// The appearance of an entry in a PDF document's table of contents. `cairo_pdf_outline_flags_t`.
public struct PDFOutlineFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// With the entries below it.
    public static let open = PDFOutlineFlags(rawValue: 1)
    /// In bold letters.
    public static let bold = PDFOutlineFlags(rawValue: 2)
    /// In italic letters.
    public static let italic = PDFOutlineFlags(rawValue: 4)
}
