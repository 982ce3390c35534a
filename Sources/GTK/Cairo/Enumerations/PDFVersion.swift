/// A version of the PDF format. `cairo_pdf_version_t`.
public enum PDFVersion: NumberedEnumeration, Hashable, Sendable {
    /// PDF 1.4.
    case version1_4
    /// PDF 1.5.
    case version1_5
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    static let cases: [Self] = [.version1_4, .version1_5]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
