/// A rule that determines which points are inside a path. `cairo_fill_rule_t`.
public enum FillRule: CairoEnumeration, Hashable, Sendable {
    /// The nonzero winding rule. A point is inside if the number of times that the path winds around it clockwise
    /// differs from the number of times that it winds counterclockwise. This is the default.
    case winding
    /// The even-odd rule. A point is inside if a ray from the point crosses the path an odd number of times.
    case evenOdd
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .winding
        case 1: self = .evenOdd
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .winding: 0
        case .evenOdd: 1
        case .unrecognized(let rawValue): rawValue
        }
    }
}
