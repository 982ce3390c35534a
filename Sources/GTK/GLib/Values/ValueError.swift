import CGtk

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

extension ValueError {
    /// Returns the error for a `GValue` whose type isn't suitable for a Swift value.
    static func cannotStore(_ found: String, in value: UnsafePointer<GValue>) -> ValueError {
        .wrongType(expected: registeredName(of: storedType(value)), found: found)
    }

    /// Returns the error for a `GValue` whose type isn't suitable for the expected Swift type.
    static func cannotLoad(_ expected: String, from value: UnsafePointer<GValue>) -> ValueError {
        .wrongType(expected: expected, found: registeredName(of: storedType(value)))
    }
}
