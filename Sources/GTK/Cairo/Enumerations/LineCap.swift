/// The shape of line ends. `cairo_line_cap_t`.
public enum LineCap: NumberedEnumeration, Hashable, Sendable {
    /// The line ends exactly at its end point. This is the default.
    case butt
    /// The line ends with a semicircle around the end point.
    case round
    /// The line ends with half a square beyond the end point.
    case square
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    static let cases: [Self] = [.butt, .round, .square]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
