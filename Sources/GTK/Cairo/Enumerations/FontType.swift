/// A font backend. `cairo_font_type_t`.
public enum FontType: NumberedEnumeration, Hashable, Sendable {
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

    static let cases: [Self] = [.toy, .freeType, .win32, .quartz, .user]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
