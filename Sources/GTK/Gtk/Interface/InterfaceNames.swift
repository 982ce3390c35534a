import CGtk
import Gsk

/// The handlers and Swift classes that a description can name.
struct InterfaceNames {
    /// The owner of the handlers, for messages.
    let owner: String
    /// The class whose methods can be handlers, or nil if no class provides handlers.
    let receiver: Object.Type?
    private var handlers: [String: Handler] = [:]
    /// A closure that finds handlers that aren't listed, or nil if only listed handlers are valid.
    private let search: (@MainActor (String) -> Handler?)?
    /// The types of Swift classes, by their Swift names and their GTK names.
    private(set) var classes: [String: GType] = [:]

    init(owner: String, receiver: Object.Type? = nil) {
        self.owner = owner
        self.receiver = receiver
        search = nil
    }

    /// Creates the names that a program's scope finds, for a builder.
    @MainActor
    init(_ scope: any BuilderScope, for builder: Builder) {
        owner = "\(type(of: scope))"
        receiver = nil
        search = { scope.handler(named: $0, for: builder) }
    }

    /// Returns the handler with a name, or nil if no handler has the name.
    @MainActor
    func handler(named name: String) -> Handler? {
        handlers[name] ?? search?(name)
    }

    /// Adds handlers, and the classes of their parameters and results. Existing handlers take precedence.
    @MainActor
    mutating func add(_ added: [String: Handler]) {
        handlers.merge(added) { $1 }
        for handler in added.values {
            for type in handler.parameters + [handler.result].compactMap({ $0 }) { add(type.valueType) }
        }
    }

    /// Adds a class, which is then registered with GTK.
    @MainActor
    mutating func add(_ swiftClass: Object.Type) {
        add(swiftClass.registeredType)
    }

    @MainActor
    private mutating func add(_ type: GType) {
        guard let swiftClass = Object.swiftSubclass(for: type) else { return }
        classes[registeredName(of: type)] = type
        // If GTK has a type with the same name, that type is used. If two classes have the same name, the first one is
        // used.
        let name = "\(swiftClass)"
        if g_type_from_name(name) == 0, classes[name] == nil { classes[name] = type }
    }

    // MARK: Names of a widget class

    @MainActor private static var known: [ObjectIdentifier: InterfaceNames] = [:]

    /// Returns the names that a description of a widget's class can use: the handlers of the class and its
    /// superclasses, and the classes that it declares and that its outlets and handlers use.
    ///
    /// - Parameter outletClasses: The classes of the outlets, which are determined from an object of the class.
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
    /// The Swift classes from the first one that derives from a GTK class down to this one.
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
