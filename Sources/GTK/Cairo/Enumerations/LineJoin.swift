/// The shape of joins between line segments. `cairo_line_join_t`.
public enum LineJoin: NumberedEnumeration, Hashable, Sendable {
    /// A sharp corner, up to the miter limit. This is the default.
    case miter
    /// A round corner.
    case round
    /// A beveled corner, which is cut off.
    case bevel
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    static let cases: [Self] = [.miter, .round, .bevel]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
