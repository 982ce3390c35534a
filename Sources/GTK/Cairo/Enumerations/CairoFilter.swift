/// A filter for scaling or rotating a surface pattern. `cairo_filter_t`.
public enum CairoFilter: CairoEnumeration, Hashable, Sendable {
    /// A fast, low-quality filter.
    case fast
    /// A compromise between speed and quality. This is the default.
    case good
    /// The filter with the highest quality.
    case best
    /// Nearest-neighbor filtering.
    case nearest
    /// Linear interpolation in two dimensions.
    case bilinear
    /// A filter that cairo doesn't implement.
    case gaussian
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .fast
        case 1: self = .good
        case 2: self = .best
        case 3: self = .nearest
        case 4: self = .bilinear
        case 5: self = .gaussian
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .fast: 0
        case .good: 1
        case .best: 2
        case .nearest: 3
        case .bilinear: 4
        case .gaussian: 5
        case .unrecognized(let rawValue): rawValue
        }
    }
}
