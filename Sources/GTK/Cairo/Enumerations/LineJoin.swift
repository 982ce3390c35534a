/// The shape of joins between line segments. `cairo_line_join_t`.
public enum LineJoin: CairoEnumeration, Hashable, Sendable {
    /// A sharp corner, up to the miter limit. This is the default.
    case miter
    /// A round corner.
    case round
    /// A beveled corner, which is cut off.
    case bevel
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .miter
        case 1: self = .round
        case 2: self = .bevel
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .miter: 0
        case .round: 1
        case .bevel: 2
        case .unrecognized(let rawValue): rawValue
        }
    }
}
