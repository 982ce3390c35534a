/// An antialiasing mode for shapes and text. `cairo_antialias_t`.
public enum Antialias: NumberedEnumeration, Hashable, Sendable {
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

    static let cases: [Self] = [.default, .none, .gray, .subpixel, .fast, .good, .best]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
