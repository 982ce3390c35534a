/// The kind of content that a surface stores: color, opacity or both. `cairo_content_t`.
public enum Content: CairoEnumeration, Hashable, Sendable {
    /// Color only. The surface is opaque.
    case color
    /// Opacity only.
    case alpha
    /// Both color and opacity.
    case colorAlpha
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    public init(rawValue: Int) {
        switch rawValue {
        case 0x1000: self = .color
        case 0x2000: self = .alpha
        case 0x3000: self = .colorAlpha
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .color: 0x1000
        case .alpha: 0x2000
        case .colorAlpha: 0x3000
        case .unrecognized(let rawValue): rawValue
        }
    }
}
