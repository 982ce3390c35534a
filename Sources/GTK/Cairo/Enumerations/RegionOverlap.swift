/// The relation between a rectangle and a region. `cairo_region_overlap_t`.
public enum RegionOverlap: NumberedEnumeration, Hashable, Sendable {
    /// The rectangle is completely inside the region. `CAIRO_REGION_OVERLAP_IN`.
    case inside
    /// The rectangle is completely outside of the region. `CAIRO_REGION_OVERLAP_OUT`.
    case outside
    /// The rectangle is partly inside the region. `CAIRO_REGION_OVERLAP_PART`.
    case partial
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    static let cases: [Self] = [.inside, .outside, .partial]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
