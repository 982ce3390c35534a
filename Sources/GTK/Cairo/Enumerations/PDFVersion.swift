/// A version of the PDF format. `cairo_pdf_version_t`.
public enum PDFVersion: CairoEnumeration, Hashable, Sendable {
    /// PDF 1.4.
    case version1_4
    /// PDF 1.5.
    case version1_5
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .version1_4
        case 1: self = .version1_5
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .version1_4: 0
        case .version1_5: 1
        case .unrecognized(let rawValue): rawValue
        }
    }
}
