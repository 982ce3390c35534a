/// An error that is thrown if a property can't be read or set by name.
public enum PropertyError: Error, Equatable, CustomStringConvertible {
    /// The class doesn't have a property with this name.
    case unknown(className: String, property: String)
    /// The property can only be set during the creation of the object, or not at all.
    case notWritable(className: String, property: String)
    /// The property can only be set.
    case notReadable(className: String, property: String)
    /// The type of the value differs from the type of the property, or the value doesn't fit.
    case value(className: String, property: String, reason: ValueError)

    public var description: String {
        switch self {
        case .unknown(let className, let property): "\(className) has no property \"\(property)\""
        case .notWritable(let className, let property): "\(className).\(property) can't be set"
        case .notReadable(let className, let property): "\(className).\(property) can't be read"
        case .value(let className, let property, let reason): "\(className).\(property): \(reason)"
        }
    }
}
