/// The rules that determine which points are inside a path that crosses itself. `cairo_fill_rule_t`.
public enum FillRule: CairoEnumeration, Hashable, Sendable {
    /// A point is inside if the number of times that the path winds around it clockwise differs from the number of
    /// times counterclockwise. This is the default.
    case winding
    /// A point is inside if a line to the outside crosses the path an odd number of times.
    case evenOdd
    /// A value that a newer cairo declares and that this library doesn't know.
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
