/// A mode for drawing a pattern outside of its area. `cairo_extend_t`.
public enum Extend: CairoEnumeration, Hashable, Sendable {
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

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .repeat
        case 2: self = .reflect
        case 3: self = .pad
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .none: 0
        case .repeat: 1
        case .reflect: 2
        case .pad: 3
        case .unrecognized(let rawValue): rawValue
        }
    }
}
