/// An error that is thrown if a property can't be read or set by name.
public enum PropertyError: Error, Equatable, CustomStringConvertible {
    /// The class doesn't have a property with the given name.
    case unknown(className: String, property: String)
    /// The property can't be set, or it can be set only while the object is being created.
    case notWritable(className: String, property: String)
    /// The property can't be read.
    case notReadable(className: String, property: String)
    /// The type of the value doesn't match the type of the property, or the value is out of range.
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
