/// The ways of rounding the metrics of letters to whole pixels. `cairo_hint_metrics_t`.
public enum HintMetrics: CairoEnumeration, Hashable, Sendable {
    /// The setting that suits the surface.
    case `default`
    /// Measures aren't rounded to pixels.
    case off
    /// Measures are rounded to pixels.
    case on
    /// A value that a newer cairo declares and that this library doesn't know.
    case unrecognized(Int)

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .default
        case 1: self = .off
        case 2: self = .on
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .default: 0
        case .off: 1
        case .on: 2
        case .unrecognized(let rawValue): rawValue
        }
    }
}
