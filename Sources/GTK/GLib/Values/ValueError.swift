/// An error that is thrown if a Swift value and a `GValue` don't match.
public enum ValueError: Error, Equatable, CustomStringConvertible {
    /// The types differ. Both are named.
    case wrongType(expected: String, found: String)
    /// The number does not fit the C type.
    case outOfRange(value: String, type: String)

    public var description: String {
        switch self {
        case .wrongType(let expected, let found): "expected \(expected), found \(found)"
        case .outOfRange(let value, let type): "\(value) doesn't fit \(type)"
        }
    }
}
