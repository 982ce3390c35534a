/// The arrangement of the red, green and blue parts of a screen's pixels. `cairo_subpixel_order_t`.
public enum SubpixelOrder: CairoEnumeration, Hashable, Sendable {
    /// The default arrangement for the surface.
    case `default`
    /// Horizontal, with red on the left.
    case rgb
    /// Horizontal, with blue on the left.
    case bgr
    /// Vertical, with red at the top.
    case vrgb
    /// Vertical, with blue at the top.
    case vbgr
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .default
        case 1: self = .rgb
        case 2: self = .bgr
        case 3: self = .vrgb
        case 4: self = .vbgr
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .default: 0
        case .rgb: 1
        case .bgr: 2
        case .vrgb: 3
        case .vbgr: 4
        case .unrecognized(let rawValue): rawValue
        }
    }
}
