/// A filter for scaling or rotating a surface pattern. `cairo_filter_t`.
public enum CairoFilter: NumberedEnumeration, Hashable, Sendable {
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

    static let cases: [Self] = [.fast, .good, .best, .nearest, .bilinear, .gaussian]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
