/// The relation between a rectangle and a region. `cairo_region_overlap_t`.
public enum RegionOverlap: CairoEnumeration, Hashable, Sendable {
    /// The rectangle is completely inside the region. `CAIRO_REGION_OVERLAP_IN`.
    case inside
    /// The rectangle is completely outside of the region. `CAIRO_REGION_OVERLAP_OUT`.
    case outside
    /// The rectangle is partly inside the region. `CAIRO_REGION_OVERLAP_PART`.
    case partial
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .inside
        case 1: self = .outside
        case 2: self = .partial
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .inside: 0
        case .outside: 1
        case .partial: 2
        case .unrecognized(let rawValue): rawValue
        }
    }
}
