/// A unit for the width and height of an SVG file. `cairo_svg_unit_t`.
public enum SVGUnit: CairoEnumeration, Hashable, Sendable {
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

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .user
        case 1: self = .em
        case 2: self = .ex
        case 3: self = .pixel
        case 4: self = .inch
        case 5: self = .centimeter
        case 6: self = .millimeter
        case 7: self = .point
        case 8: self = .pica
        case 9: self = .percent
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .user: 0
        case .em: 1
        case .ex: 2
        case .pixel: 3
        case .inch: 4
        case .centimeter: 5
        case .millimeter: 6
        case .point: 7
        case .pica: 8
        case .percent: 9
        case .unrecognized(let rawValue): rawValue
        }
    }
}
