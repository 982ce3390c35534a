/// The rules that determine which points are inside a path that crosses itself. `cairo_fill_rule_t`.
public enum FillRule: CairoEnumeration, Hashable, Sendable {
    /// Those that the path goes round, counting each direction against the other. What a context starts with.
    case winding
    /// Those from which a line to the outside crosses the path an odd number of times.
    case evenOdd
    /// A value that a newer cairo has and this library does not know.
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
