import CGtk
import Gsk

/// A property that refers to an object in the user interface description of its class. It corresponds to `@IBOutlet` in
/// UIKit.
///
/// ```swift
/// final class CounterWindow: ApplicationWindow {
///     @Outlet var increment: Button             // the object whose id is "increment"
///     @Outlet("count-label") var count: Label   // the object whose id is "count-label"
/// }
/// ```
///
/// ``Widget/load(_:)`` or the ``Widget/template`` of the class connects the outlets of the widget and its superclasses.
/// The program traps if it reads an outlet that isn't connected yet. An outlet retains its object.
@MainActor
@propertyWrapper
public final class Outlet<Content: Object> {
    private let explicitID: String?
    private var content: Content?

    /// Creates an outlet for the object whose ID is the name of the property.
    public init() { explicitID = nil }

    /// Creates an outlet for the object with the given ID.
    public init(_ id: String) { explicitID = id }

    /// The object to which the outlet refers.
    public var wrappedValue: Content {
        guard let content else {
            let name = explicitID.map { "\"\($0)\" " } ?? ""
            fatalError("the outlet \(name)of type \(Content.self) was used before its template was loaded")
        }
        return content
    }
}

@MainActor
protocol AnyOutlet: AnyObject {
    /// The required class of the outlet's object.
    var contentType: Object.Type { get }
    var isConnected: Bool { get }
    /// Returns the ID of the object to which the outlet refers. `name` is the name of the property that contains the
    /// outlet.
    func id(forProperty name: String) -> String
    /// Connects the outlet to an object. Returns false if the object has the wrong class.
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
