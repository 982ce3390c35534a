/// A pixel format of an image surface. `cairo_format_t`.
///
/// Values of more than one byte are stored in native byte order.
public enum Format: CairoEnumeration, Hashable, Sendable {
    /// The format of a surface that isn't an image.
    case invalid
    /// 32 bits: alpha in the upper 8 bits, then red, green and blue. Colors are premultiplied by alpha.
    case argb32
    /// 32 bits: the upper 8 bits are unused, then red, green and blue.
    case rgb24
    /// 8 bits of alpha.
    case a8
    /// 1 bit of alpha. Pixels are packed into 32-bit values.
    case a1
    /// 16 bits: 5 bits of red, 6 bits of green, 5 bits of blue.
    case rgb16565
    /// 32 bits: 10 bits each of red, green and blue.
    case rgb30
    /// An unknown value, for example from a newer version of cairo.
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
