/// The methods of scaling or rotating a pattern that was made of a surface. `cairo_filter_t`.
public enum CairoFilter: CairoEnumeration, Hashable, Sendable {
    /// Quickly, at some cost of quality.
    case fast
    /// A fair middle. What a pattern starts with.
    case good
    /// As well as cairo can.
    case best
    /// By taking the nearest pixel.
    case nearest
    /// By mixing the nearest four pixels.
    case bilinear
    /// cairo does not implement it.
    case gaussian
    /// A value that a newer cairo has and this library does not know.
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
