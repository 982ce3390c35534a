/// The pixel formats of image surfaces. `cairo_format_t`.
///
/// Numbers with more than one byte are stored in the machine's byte order.
public enum Format: CairoEnumeration, Hashable, Sendable {
    /// The format of a surface that isn't an image.
    case invalid
    /// 32 bits: opacity in the highest 8, then red, green and blue, each multiplied by the opacity.
    case argb32
    /// 32 bits, the highest 8 unused: red, green and blue.
    case rgb24
    /// 8 bits of opacity.
    case a8
    /// One bit of opacity, with 32 pixels in a 32-bit number.
    case a1
    /// 16 bits: 5 red, 6 green, 5 blue.
    case rgb16565
    /// 32 bits: 10 each of red, green and blue.
    case rgb30
    /// A value that a newer cairo declares and that this library doesn't know.
    case unrecognized(Int)

    public init(rawValue: Int) {
        switch rawValue {
        case -1: self = .invalid
        case 0: self = .argb32
        case 1: self = .rgb24
        case 2: self = .a8
        case 3: self = .a1
        case 4: self = .rgb16565
        case 5: self = .rgb30
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .invalid: -1
        case .argb32: 0
        case .rgb24: 1
        case .a8: 2
        case .a1: 3
        case .rgb16565: 4
        case .rgb30: 5
        case .unrecognized(let rawValue): rawValue
        }
    }
}
