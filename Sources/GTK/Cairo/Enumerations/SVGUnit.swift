/// A unit for the width and height of an SVG file. `cairo_svg_unit_t`.
public enum SVGUnit: NumberedEnumeration, Hashable, Sendable {
    /// User units. The program that displays the file determines their size.
    case user
    /// The font size (`em`).
    case em
    /// The x-height of the font (`ex`).
    case ex
    /// A pixel, 1/96 of an inch.
    case pixel
    /// An inch, 2.54 centimeters.
    case inch
    case centimeter
    case millimeter
    /// A point, 1/72 of an inch. This is the default.
    case point
    /// A pica, 12 points.
    case pica
    /// A percentage of the area in which the SVG file is displayed.
    case percent
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    static let cases: [Self] = [.user, .em, .ex, .pixel, .inch, .centimeter, .millimeter, .point, .pica, .percent]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
