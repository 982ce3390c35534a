/// A compositing operator, which combines new shapes with the existing content. `cairo_operator_t`.
///
/// The first fourteen operators are the Porter-Duff operators. The others are blend modes.
public enum Operator: CairoEnumeration, Hashable, Sendable {
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

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .clear
        case 1: self = .source
        case 2: self = .over
        case 3: self = .in
        case 4: self = .out
        case 5: self = .atop
        case 6: self = .destination
        case 7: self = .destinationOver
        case 8: self = .destinationIn
        case 9: self = .destinationOut
        case 10: self = .destinationAtop
        case 11: self = .xor
        case 12: self = .add
        case 13: self = .saturate
        case 14: self = .multiply
        case 15: self = .screen
        case 16: self = .overlay
        case 17: self = .darken
        case 18: self = .lighten
        case 19: self = .colorDodge
        case 20: self = .colorBurn
        case 21: self = .hardLight
        case 22: self = .softLight
        case 23: self = .difference
        case 24: self = .exclusion
        case 25: self = .hslHue
        case 26: self = .hslSaturation
        case 27: self = .hslColor
        case 28: self = .hslLuminosity
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .clear: 0
        case .source: 1
        case .over: 2
        case .in: 3
        case .out: 4
        case .atop: 5
        case .destination: 6
        case .destinationOver: 7
        case .destinationIn: 8
        case .destinationOut: 9
        case .destinationAtop: 10
        case .xor: 11
        case .add: 12
        case .saturate: 13
        case .multiply: 14
        case .screen: 15
        case .overlay: 16
        case .darken: 17
        case .lighten: 18
        case .colorDodge: 19
        case .colorBurn: 20
        case .hardLight: 21
        case .softLight: 22
        case .difference: 23
        case .exclusion: 24
        case .hslHue: 25
        case .hslSaturation: 26
        case .hslColor: 27
        case .hslLuminosity: 28
        case .unrecognized(let rawValue): rawValue
        }
    }
}
