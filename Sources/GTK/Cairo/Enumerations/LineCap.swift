/// The shape of line ends. `cairo_line_cap_t`.
public enum LineCap: CairoEnumeration, Hashable, Sendable {
    /// The line ends exactly at its end point. This is the default.
    case butt
    /// The line ends with a semicircle around the end point.
    case round
    /// The line ends with half a square beyond the end point.
    case square
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .butt
        case 1: self = .round
        case 2: self = .square
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .butt: 0
        case .round: 1
        case .square: 2
        case .unrecognized(let rawValue): rawValue
        }
    }
}
