/// The slant of a font. `cairo_font_slant_t`.
public enum FontSlant: CairoEnumeration, Hashable, Sendable {
    case normal
    case italic
    case oblique
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .italic
        case 2: self = .oblique
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .normal: 0
        case .italic: 1
        case .oblique: 2
        case .unrecognized(let rawValue): rawValue
        }
    }
}
