/// An error that is thrown if a Swift value and a `GValue` don't match.
public enum ValueError: Error, Equatable, CustomStringConvertible {
    /// The types differ. The associated values are their names.
    case wrongType(expected: String, found: String)
    /// The number doesn't fit the C type.
    case outOfRange(value: String, type: String)

    public var description: String {
        switch self {
        case .wrongType(let expected, let found): "expected \(expected), found \(found)"
        case .outOfRange(let value, let type): "\(value) doesn't fit \(type)"
        }
    }
}
