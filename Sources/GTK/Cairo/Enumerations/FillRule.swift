/// A rule that determines which points are inside a path. `cairo_fill_rule_t`.
public enum FillRule: NumberedEnumeration, Hashable, Sendable {
    /// The nonzero winding rule, which is the default. The rule counts how often the path winds around a point in each
    /// direction. The point is inside if the clockwise and counterclockwise counts differ.
    case winding
    /// The even-odd rule. A point is inside if a ray from the point crosses the path an odd number of times.
    case evenOdd
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    static let cases: [Self] = [.winding, .evenOdd]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
