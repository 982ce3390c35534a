/// A version of the SVG format. `cairo_svg_version_t`.
public enum SVGVersion: NumberedEnumeration, Hashable, Sendable {
    /// SVG 1.1.
    case version1_1
    /// SVG 1.2.
    case version1_2
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    static let cases: [Self] = [.version1_1, .version1_2]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
