/// The type of a pattern. `cairo_pattern_type_t`.
public enum PatternType: NumberedEnumeration, Hashable, Sendable {
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

    static let cases: [Self] = [.solid, .surface, .linear, .radial, .mesh, .rasterSource]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
