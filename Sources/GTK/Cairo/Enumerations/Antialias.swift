/// The methods of smoothing the edges of shapes and text. `cairo_antialias_t`.
public enum Antialias: CairoEnumeration, Hashable, Sendable {
    /// The antialiasing that suits the surface.
    case `default`
    /// No antialiasing: a pixel is either inside or outside.
    case none
    /// Antialiasing by opacity.
    case gray
    /// Antialiasing by the red, green and blue parts of a pixel, for flat screens.
    case subpixel
    /// Antialiasing that prefers speed to quality.
    case fast
    /// A compromise between speed and quality.
    case good
    /// Antialiasing that prefers quality to speed.
    case best
    /// A value that a newer cairo declares and that this library doesn't know.
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
