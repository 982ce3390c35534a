/// A metadata field of a PDF file. `cairo_pdf_metadata_t`.
public enum PDFMetadata: NumberedEnumeration, Hashable, Sendable {
    case title
    case author
    case subject
    case keywords
    /// The program that created the document.
    case creator
    /// The date of creation, in ISO 8601 format.
    case creationDate
    /// The date of the last change, in ISO 8601 format.
    case modificationDate
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    static let cases: [Self] = [.title, .author, .subject, .keywords, .creator, .creationDate, .modificationDate]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
