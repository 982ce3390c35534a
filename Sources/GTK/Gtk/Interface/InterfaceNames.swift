import CGtk
import Gsk

/// The handlers and Swift classes that a description can use.
struct InterfaceNames {
    /// The owner of the handlers, for messages.
    let owner: String
    /// The class whose methods can be handlers, or nil if only other handlers are allowed.
    let receiver: Object.Type?
    private var handlers: [String: Handler] = [:]
    /// A closure that finds handlers that aren't listed, or nil if all handlers are listed.
    private let search: (@MainActor (String) -> Handler?)?
    /// The types of Swift classes, by their Swift names and their GTK names.
    private(set) var classes: [String: GType] = [:]

    init(owner: String, receiver: Object.Type? = nil) {
        self.owner = owner
        self.receiver = receiver
        search = nil
    }

    /// Creates the names that a program's scope provides to a builder.
    @MainActor
    init(_ scope: any BuilderScope, for builder: Builder) {
        owner = "\(type(of: scope))"
        receiver = nil
        search = { scope.handler(named: $0, for: builder) }
    }

    /// Returns the handler with a name, or nil if there isn't one.
    @MainActor
    func handler(named name: String) -> Handler? {
        handlers[name] ?? search?(name)
    }

    /// Adds handlers, and the classes of their parameters and results. Existing handlers with the same name aren't
    /// replaced.
    @MainActor
    mutating func add(_ added: [String: Handler]) {
        handlers.merge(added) { $1 }
        for handler in added.values {
            for type in handler.parameters + [handler.result].compactMap({ $0 }) { add(type.valueType) }
        }
    }

    /// Adds a class and registers it with GTK.
    @MainActor
    mutating func add(_ swiftClass: Object.Type) {
        add(swiftClass.registeredType)
    }

    @MainActor
    private mutating func add(_ type: GType) {
        guard let swiftClass = Object.swiftSubclass(for: type) else { return }
        classes[registeredName(of: type)] = type
        // A C type takes precedence over a class with the same name, and an earlier class over a later one.
        let name = "\(swiftClass)"
        if g_type_from_name(name) == 0, classes[name] == nil { classes[name] = type }
    }

    // MARK: Names of a widget class

    @MainActor private static var known: [ObjectIdentifier: InterfaceNames] = [:]

    /// Returns the names that a description of a widget's class can use. They are the handlers of the class and its
    /// superclasses, the classes that these declare, and the classes of outlets and handler parameters.
    ///
    /// - Parameter outletClasses: The classes of the outlets, which must be read from an object.
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
    /// The Swift classes in the hierarchy of this class, from the direct subclass of a GTK class to this class.
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
