/// A font backend. `cairo_font_type_t`.
public enum FontType: CairoEnumeration, Hashable, Sendable {
    /// A font that was selected by family, slant and weight with the simple text API.
    case toy
    /// A FreeType font.
    case freeType
    /// A Windows font.
    case win32
    /// A macOS font.
    case quartz
    /// A font whose glyphs are drawn by the program or by cairo itself.
    case user
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .toy
        case 1: self = .freeType
        case 2: self = .win32
        case 3: self = .quartz
        case 4: self = .user
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .toy: 0
        case .freeType: 1
        case .win32: 2
        case .quartz: 3
        case .user: 4
        case .unrecognized(let rawValue): rawValue
        }
    }
}
