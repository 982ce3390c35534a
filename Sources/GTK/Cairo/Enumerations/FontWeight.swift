/// The weight of a font. `cairo_font_weight_t`.
public enum FontWeight: NumberedEnumeration, Hashable, Sendable {
    case normal
    case bold
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    static let cases: [Self] = [.normal, .bold]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
