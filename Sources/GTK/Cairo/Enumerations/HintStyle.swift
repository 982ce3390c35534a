/// The amount of hinting, which fits glyph outlines to pixels. `cairo_hint_style_t`.
public enum HintStyle: CairoEnumeration, Hashable, Sendable {
    /// The default amount for the surface.
    case `default`
    /// No hinting.
    case none
    /// Slight hinting, which preserves the shapes of the glyphs.
    case slight
    /// Medium hinting.
    case medium
    /// Full hinting, for maximum contrast.
    case full
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .default
        case 1: self = .none
        case 2: self = .slight
        case 3: self = .medium
        case 4: self = .full
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .default: 0
        case .none: 1
        case .slight: 2
        case .medium: 3
        case .full: 4
        case .unrecognized(let rawValue): rawValue
        }
    }
}
