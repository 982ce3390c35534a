/// A mode for drawing a pattern outside of its area. `cairo_extend_t`.
public enum Extend: NumberedEnumeration, Hashable, Sendable {
    /// The outside is transparent. This is the default for surface patterns.
    case none
    /// The pattern is repeated.
    case `repeat`
    /// The pattern is repeated, mirrored at each edge.
    case reflect
    /// The outside has the color of the nearest point of the pattern. This is the default for gradients.
    case pad
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    static let cases: [Self] = [.none, .repeat, .reflect, .pad]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
