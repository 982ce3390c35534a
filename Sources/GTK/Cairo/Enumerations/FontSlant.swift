/// The slant of a font. `cairo_font_slant_t`.
public enum FontSlant: NumberedEnumeration, Hashable, Sendable {
    case normal
    case italic
    case oblique
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    static let cases: [Self] = [.normal, .italic, .oblique]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
