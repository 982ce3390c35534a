/// A version of the SVG format. `cairo_svg_version_t`.
public enum SVGVersion: CairoEnumeration, Hashable, Sendable {
    /// SVG 1.1.
    case version1_1
    /// SVG 1.2.
    case version1_2
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .version1_1
        case 1: self = .version1_2
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .version1_1: 0
        case .version1_2: 1
        case .unrecognized(let rawValue): rawValue
        }
    }
}
