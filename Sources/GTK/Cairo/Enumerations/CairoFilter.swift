/// The methods of scaling or rotating a pattern that was created from a surface. `cairo_filter_t`.
public enum CairoFilter: CairoEnumeration, Hashable, Sendable {
    /// A fast filter, at the cost of quality.
    case fast
    /// A compromise between speed and quality. This is the default of a pattern.
    case good
    /// The filter with the best quality.
    case best
    /// The nearest pixel.
    case nearest
    /// A mixture of the nearest four pixels.
    case bilinear
    /// A filter that cairo doesn't implement.
    case gaussian
    /// A value that a newer cairo declares and that this library doesn't know.
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
