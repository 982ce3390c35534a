/// The degrees to which the outlines of letters are fitted to pixels. `cairo_hint_style_t`.
public enum HintStyle: CairoEnumeration, Hashable, Sendable {
    /// The degree that suits the surface.
    case `default`
    /// Outlines aren't fitted to pixels.
    case none
    /// Outlines are slightly fitted, which preserves the shapes.
    case slight
    /// A degree between slight and full.
    case medium
    /// Outlines are fitted for maximum contrast.
    case full
    /// A value that a newer cairo declares and that this library doesn't know.
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
