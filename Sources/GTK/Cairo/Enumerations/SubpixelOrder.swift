/// The arrangement of the red, green and blue parts of a screen's pixels. `cairo_subpixel_order_t`.
public enum SubpixelOrder: NumberedEnumeration, Hashable, Sendable {
    /// The default arrangement for the surface.
    case `default`
    /// Horizontal, with red on the left.
    case rgb
    /// Horizontal, with blue on the left.
    case bgr
    /// Vertical, with red at the top.
    case vrgb
    /// Vertical, with blue at the top.
    case vbgr
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    static let cases: [Self] = [.default, .rgb, .bgr, .vrgb, .vbgr]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
