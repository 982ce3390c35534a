/// The degrees to which the outlines of letters are fitted to pixels. `cairo_hint_style_t`.
public enum HintStyle: CairoEnumeration, Hashable, Sendable {
    /// Whatever suits the surface.
    case `default`
    /// Not at all.
    case none
    /// A little, keeping the shapes.
    case slight
    /// Between slight and full.
    case medium
    /// As far as it gives contrast.
    case full
    /// A value that a newer cairo has and this library does not know.
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
