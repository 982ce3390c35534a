/// A rule that determines which points are inside a path. `cairo_fill_rule_t`.
public enum FillRule: CairoEnumeration, Hashable, Sendable {
    /// The nonzero winding rule, which is the default. The rule counts how often the path winds around a point in each
    /// direction. The point is inside if the clockwise and counterclockwise counts differ.
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
