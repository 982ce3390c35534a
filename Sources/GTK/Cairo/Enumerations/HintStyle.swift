/// The amount of hinting, which fits glyph outlines to pixels. `cairo_hint_style_t`.
public enum HintStyle: NumberedEnumeration, Hashable, Sendable {
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

    static let cases: [Self] = [.default, .none, .slight, .medium, .full]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
