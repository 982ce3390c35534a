/// A mode for rounding font metrics to whole pixels. `cairo_hint_metrics_t`.
public enum HintMetrics: NumberedEnumeration, Hashable, Sendable {
    /// The default mode for the surface.
    case `default`
    /// Metrics aren't rounded.
    case off
    /// Metrics are rounded to whole pixels.
    case on
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    static let cases: [Self] = [.default, .off, .on]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
