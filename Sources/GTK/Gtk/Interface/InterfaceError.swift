/// What is wrong with a user interface description, or with a class that loads one.
public enum InterfaceError: Error, Equatable, CustomStringConvertible {
    /// The description cannot be read: not well-formed, or it names a class or property that GTK does not have.
    case malformed(file: String, reason: String)
    /// No object in the description has the identifier that an outlet asks for.
    case missingObject(file: String, id: String, expected: String)
    /// The object with an outlet's identifier is of another class.
    case wrongClass(file: String, id: String, expected: String, found: String)
    /// The object is of a Swift class that only Swift can make.
    case notConstructible(file: String, id: String, className: String)

    public var description: String {
        switch self {
        case .malformed(let file, let reason):
            "\(file): \(reason)"
        case .missingObject(let file, let id, let expected):
            "\(file): no object has the id “\(id)”; expected one of class \(expected)"
        case .wrongClass(let file, let id, let expected, let found):
            "\(file): the object “\(id)” is of class \(found); expected \(expected)"
        case .notConstructible(let file, let id, let className):
            "\(file): the object “\(id)” is of class \(className), which must conform to ConstructibleFromC for that"
        }
    }
}
