/// An antialiasing mode for shapes and text. `cairo_antialias_t`.
public enum Antialias: CairoEnumeration, Hashable, Sendable {
    /// The default mode for the surface.
    case `default`
    /// No antialiasing. A pixel is either inside or outside of a shape.
    case none
    /// Antialiasing with a single opacity for each pixel.
    case gray
    /// Antialiasing with separate opacities for the red, green and blue parts of each pixel, for LCD screens.
    case subpixel
    /// Antialiasing that prefers speed over quality.
    case fast
    /// A compromise between speed and quality.
    case good
    /// Antialiasing that prefers quality over speed.
    case best
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .default
        case 1: self = .none
        case 2: self = .gray
        case 3: self = .subpixel
        case 4: self = .fast
        case 5: self = .good
        case 6: self = .best
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .default: 0
        case .none: 1
        case .gray: 2
        case .subpixel: 3
        case .fast: 4
        case .good: 5
        case .best: 6
        case .unrecognized(let rawValue): rawValue
        }
    }
}
