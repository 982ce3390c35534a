import CGtk
import Gsk

/// The handlers and Swift classes to which a description can refer by name.
struct InterfaceNames {
    /// The name of the class that provides the handlers, or a description such as "the builder", for messages.
    let owner: String
    /// The class whose methods can be handlers, or nil if handlers can't be methods.
    let receiver: Object.Type?
    private var handlers: [String: Handler] = [:]
    /// A closure that finds a handler that `handlers` doesn't contain. It's nil if `handlers` contains every handler.
    private let search: (@MainActor (String) -> Handler?)?
    /// The types of Swift classes, by their Swift names and their GTK names.
    private(set) var classes: [String: GType] = [:]

    init(owner: String, receiver: Object.Type? = nil) {
        self.owner = owner
        self.receiver = receiver
        search = nil
    }

    /// Creates names for a builder with a custom scope. The scope finds the handlers.
    @MainActor
    init(_ scope: any BuilderScope, for builder: Builder) {
        owner = "\(type(of: scope))"
        receiver = nil
        search = { scope.handler(named: $0, for: builder) }
    }

    @MainActor
    func handler(named name: String) -> Handler? { handlers[name] ?? search?(name) }

    /// Adds handlers, together with the classes of their parameters and results. An added handler replaces an existing
    /// handler with the same name.
    @MainActor
    mutating func add(_ added: [String: Handler]) {
        handlers.merge(added) { $1 }
        for handler in added.values {
            for type in handler.parameters + [handler.result].compactMap({ $0 }) { add(type.valueType) }
        }
    }

    /// Adds a class. If the class isn't registered with GTK yet, registers the class.
    @MainActor
    mutating func add(_ swiftClass: Object.Type) { add(swiftClass.registeredType) }

    @MainActor
    private mutating func add(_ type: GType) {
        guard let swiftClass = Object.swiftSubclass(for: type) else { return }
        classes[registeredName(of: type)] = type
        // If several types have the same name, a C type takes precedence. Otherwise, the Swift class that was added
        // first takes precedence.
        let name = "\(swiftClass)"
        if g_type_from_name(name) == 0, classes[name] == nil { classes[name] = type }
    }

    // MARK: Names of a widget class

    @MainActor private static var known: [ObjectIdentifier: InterfaceNames] = [:]

    /// Returns the names that the descriptions of a widget's class can use. They are the handlers and
    /// `interfaceClasses` of the class and its superclasses, and the classes of outlets and handler parameters.
    ///
    /// - Parameter outletClasses: The classes of the outlets. The caller reads them from an object of the class.
    @MainActor
    static func of(_ widgetClass: Widget.Type, outletClasses: [Object.Type] = []) -> InterfaceNames {
        var names: InterfaceNames
        if let found = known[ObjectIdentifier(widgetClass)] {
            names = found
        } else {
            names = InterfaceNames(owner: "\(widgetClass)", receiver: widgetClass)
            for ancestor in widgetClass.swiftClasses {
                names.add(ancestor)
                names.add(ancestor.handlers)
                for used in ancestor.interfaceClasses { names.add(used) }
            }
        }
        for used in outletClasses { names.add(used) }
        known[ObjectIdentifier(widgetClass)] = names
        return names
    }
}

extension Widget {
    /// The Swift classes among this class and its superclasses. The direct subclass of a GTK class is first, and this
    /// class is last.
    static var swiftClasses: [Widget.Type] {
        let native = objectType.swiftClass
        var found: [Widget.Type] = []
        var current: AnyClass? = self
        while let candidate = current as? Widget.Type, candidate != native {
            found.append(candidate)
            current = _getSuperclass(candidate)
        }
        return found.reversed()
    }
}
