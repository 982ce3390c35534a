/// A mode for rounding font metrics to whole pixels. `cairo_hint_metrics_t`.
public enum HintMetrics: CairoEnumeration, Hashable, Sendable {
    /// The default mode for the surface.
    case `default`
    /// Metrics aren't rounded.
    case off
    /// Metrics are rounded to whole pixels.
    case on
    /// An unknown value, for example from a newer version of cairo.
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
