/// A compositing operator, which combines new shapes with the existing content. `cairo_operator_t`.
///
/// The first fourteen operators are the Porter-Duff operators. The others are blend modes.
public enum Operator: NumberedEnumeration, Hashable, Sendable {
    /// Clears the covered area.
    case clear
    /// Replaces the existing content with the source.
    case source
    /// Draws the source over the existing content. This is the default.
    case over
    /// Shows the source where content exists.
    case `in`
    /// Shows the source where no content exists.
    case out
    /// Draws the source over the existing content, but only where content exists.
    case atop
    /// Keeps the existing content and ignores the source.
    case destination
    /// Draws the source under the existing content.
    case destinationOver
    /// Keeps the existing content only inside the source.
    case destinationIn
    /// Keeps the existing content only outside of the source.
    case destinationOut
    /// Keeps the existing content only inside the source, and draws it over the source.
    case destinationAtop
    /// Shows the source and the existing content where they don't overlap.
    case xor
    /// Adds the source and the existing content.
    case add
    /// Like ``over``, for shapes that don't overlap, such as shapes with a common edge.
    case saturate
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case hardLight
    case softLight
    case difference
    case exclusion
    /// The hue of the source, with the saturation and lightness of the existing content.
    case hslHue
    /// The saturation of the source, with the hue and lightness of the existing content.
    case hslSaturation
    /// The hue and saturation of the source, with the lightness of the existing content.
    case hslColor
    /// The lightness of the source, with the hue and saturation of the existing content.
    case hslLuminosity
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    static let cases: [Self] = [
        .clear, .source, .over, .in, .out, .atop, .destination, .destinationOver, .destinationIn, .destinationOut,
        .destinationAtop, .xor, .add, .saturate, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge,
        .colorBurn, .hardLight, .softLight, .difference, .exclusion, .hslHue, .hslSaturation, .hslColor, .hslLuminosity,
    ]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
