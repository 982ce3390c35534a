/// An error in a user interface description, or in a class that loads a description.
public enum InterfaceError: Error, Equatable, CustomStringConvertible {
    /// The file or resource can't be read.
    case unreadable(file: String, reason: String)
    /// The description isn't well-formed, or it uses a class or property that GTK doesn't have.
    case malformed(file: String, reason: String)
    /// The description doesn't contain the object that an outlet or the program requires.
    case missingObject(file: String, id: String, expected: String)
    /// The object isn't an instance of the required class.
    case wrongClass(file: String, id: String, expected: String, found: String)
    /// The object is an instance of a Swift class whose objects C can't create. The `id` is nil if the object doesn't
    /// have an ID.
    case notConstructible(file: String, line: Int, id: String?, className: String)
    /// The class of the widget declares a ``Widget/template``, but the widget tried to load a different template for
    /// this class.
    case loadedAlready(file: String, className: String)
    /// A signal, such as `GtkButton::clicked`, or a `<closure>` refers to a handler that the class doesn't have.
    case missingHandler(file: String, line: Int, id: String?, source: String, handler: String, className: String)
    /// The parameters of the handler don't match the arguments of the signal or `<closure>`.
    case wrongHandler(
        file: String,
        line: Int,
        id: String?,
        handler: String,
        className: String,
        source: String,
        given: String,
        taken: String
    )
    /// The result type of the handler doesn't match the signal or `<closure>`.
    case wrongResult(file: String, line: Int, handler: String, className: String, expected: String, found: String)
    /// The handler is a method, but there is no object on which it can be called. Either the class that lists the method
    /// in its ``Widget/handlers`` doesn't inherit from the method's class, or a builder received the method without an
    /// object.
    case foreignHandler(file: String, line: Int, handler: String, className: String, found: String)

    public var description: String {
        switch self {
        case .unreadable(let file, let reason), .malformed(let file, let reason):
            return "\(file): \(reason)"
        case .missingObject(let file, let id, let expected):
            return "\(file): there is no object with the ID \"\(id)\", expected one of class \(expected)"
        case .wrongClass(let file, let id, let expected, let found):
            return "\(file): the object \"\(id)\" is of class \(found), expected \(expected)"
        case .notConstructible(let file, let line, let id, let className):
            return "\(file):\(line): \(object(id)) can't be created: its class \(className) must conform to "
                + "ConstructibleFromC"
        case .loadedAlready(let file, let className):
            return "\(file): \(className) declares a template in its class, and can't load another one"
        case .missingHandler(let file, let line, let id, let source, let handler, let className):
            return "\(file):\(line): \(className) has no handler \"\(handler)\" for \(source) of \(object(id))"
        case .wrongHandler(let file, let line, let id, let handler, let className, let source, let given, let taken):
            return "\(file):\(line): the handler \"\(handler)\" of \(className) expects \(taken), but"
                + " \(source) of \(object(id)) passes \(given)"
        case .wrongResult(let file, let line, let handler, let className, let expected, let found):
            return "\(file):\(line): the handler \"\(handler)\" of \(className) returns \(found), expected \(expected)"
        case .foreignHandler(let file, let line, let handler, let className, let found):
            return "\(file):\(line): the handler \"\(handler)\" of \(className) is a method of \(found), but "
                + "no \(found) loads the description"
        }
    }

    private func object(_ id: String?) -> String {
        id.map { "the object \"\($0)\"" } ?? "an object without an ID"
    }
}
