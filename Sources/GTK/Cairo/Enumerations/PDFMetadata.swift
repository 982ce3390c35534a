/// A metadata field of a PDF file. `cairo_pdf_metadata_t`.
public enum PDFMetadata: CairoEnumeration, Hashable, Sendable {
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

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .title
        case 1: self = .author
        case 2: self = .subject
        case 3: self = .keywords
        case 4: self = .creator
        case 5: self = .creationDate
        case 6: self = .modificationDate
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .title: 0
        case .author: 1
        case .subject: 2
        case .keywords: 3
        case .creator: 4
        case .creationDate: 5
        case .modificationDate: 6
        case .unrecognized(let rawValue): rawValue
        }
    }
}
