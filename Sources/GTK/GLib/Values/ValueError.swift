/// An error that is thrown if a Swift value can't be stored in a `GValue`, or if a `GValue` can't be read as a Swift
/// value.
public enum ValueError: Error, Equatable, CustomStringConvertible {
    /// The types differ. The associated values are the names of the types.
    case wrongType(expected: String, found: String)
    /// The number doesn't fit in the C type.
    case outOfRange(value: String, type: String)

    public var description: String {
        switch self {
        case .wrongType(let expected, let found): "expected \(expected), found \(found)"
        case .outOfRange(let value, let type): "\(value) doesn't fit in \(type)"
        }
    }
}
