/// The weight of a font. `cairo_font_weight_t`.
public enum FontWeight: CairoEnumeration, Hashable, Sendable {
    case normal
    case bold
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .bold
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .normal: 0
        case .bold: 1
        case .unrecognized(let rawValue): rawValue
        }
    }
}
