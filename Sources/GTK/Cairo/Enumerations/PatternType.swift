/// The type of a pattern. `cairo_pattern_type_t`.
public enum PatternType: CairoEnumeration, Hashable, Sendable {
    /// A single color.
    case solid
    /// A surface.
    case surface
    /// A gradient along a line.
    case linear
    /// A gradient between two circles.
    case radial
    /// A mesh of colored patches.
    case mesh
    /// A pattern that gets its pixels from callback functions.
    case rasterSource
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .solid
        case 1: self = .surface
        case 2: self = .linear
        case 3: self = .radial
        case 4: self = .mesh
        case 5: self = .rasterSource
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .solid: 0
        case .surface: 1
        case .linear: 2
        case .radial: 3
        case .mesh: 4
        case .rasterSource: 5
        case .unrecognized(let rawValue): rawValue
        }
    }
}
