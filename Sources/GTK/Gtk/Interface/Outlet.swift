import CGtk
import Gsk

/// A property that refers to an object of a loaded user interface description, like UIKit's `@IBOutlet`.
///
/// ```swift
/// final class CounterWindow: ApplicationWindow {
///     @Outlet var increment: Button             // the object whose id is "increment"
///     @Outlet("count-label") var count: Label   // the object whose id is "count-label"
/// }
/// ```
///
/// ``Widget/load(_:)`` or the class's ``Widget/template`` fills the outlets of the widget and of its superclasses.
/// Reading an outlet before that traps. An outlet holds its object.
@MainActor
@propertyWrapper
public final class Outlet<Content: Object> {
    private let explicitID: String?
    private var content: Content?

    /// Creates an outlet for the object whose identifier is the property's name.
    public init() {
        explicitID = nil
    }

    /// Creates an outlet for the object with an identifier.
    public init(_ id: String) {
        explicitID = id
    }

    /// The object.
    public var wrappedValue: Content {
        guard let content else {
            let name = explicitID.map { "\"\($0)\" " } ?? ""
            fatalError("the outlet \(name)of class \(Content.self) is used before the template of its class is loaded")
        }
        return content
    }
}

/// An outlet, independent of its class, for loading.
@MainActor
protocol AnyOutlet: AnyObject {
    /// The class of the outlet's object.
    var contentType: Object.Type { get }
    /// A Boolean value that indicates whether it has its object.
    var isConnected: Bool { get }
    /// Returns the identifier of the outlet's object, for an outlet in a property with a name.
    func id(forProperty name: String) -> String
    /// Connects the object. Returns false if it has another class.
    func connect(_ object: Object) -> Bool
}

extension Outlet: AnyOutlet {
    var contentType: Object.Type { Content.self }

    var isConnected: Bool { content != nil }

    func id(forProperty name: String) -> String { explicitID ?? name }

    func connect(_ object: Object) -> Bool {
        content = object as? Content
        return content != nil
    }
}
