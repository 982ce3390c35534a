/// The appearance of an entry in the outline of a PDF document. `cairo_pdf_outline_flags_t`.
public struct PDFOutlineFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The entry is initially expanded.
    public static let open = PDFOutlineFlags(rawValue: 1)
    /// The entry is bold.
    public static let bold = PDFOutlineFlags(rawValue: 2)
    /// The entry is italic.
    public static let italic = PDFOutlineFlags(rawValue: 4)
}
