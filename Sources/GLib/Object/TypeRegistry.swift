import CGtk

/// Finds the most derived Swift class for a C object.
@MainActor
public enum TypeRegistry {
    private static var classes: [String: Object.Type] = ["GObject": Object.self]
    private static var resolved: [GType: ObjectType] = [:]

    /// Makes classes known by the name of their C type, so that objects which C hands over come as them.
    ///
    /// Each module of wrappers does this once for all its classes; names are used so that no C class is initialised
    /// before a program needs it.
    public static func register(_ classes: KeyValuePairs<String, Object.Type>) {
        for (name, type) in classes {
            self.classes[name] = type
        }
        resolved.removeAll()
    }

    /// The wrapper class for a C type: its own, or that of its nearest ancestor that has one.
    ///
    /// A Swift subclass counts if C can make it; of others the objects have their Swift object from the beginning.
    static func objectType(for type: GType) -> ObjectType {
        if let known = resolved[type] { return known }
        var ancestor = type
        while ancestor != 0 {
            if let swiftClass = SwiftType.swiftClass(for: ancestor) as? any ConstructibleFromC.Type {
                let found = ObjectType(swiftClass, ancestor) { swiftClass.init(wrapping: $0, transfer: $1) }
                resolved[type] = found
                return found
            }
            if let swiftClass = classes[registeredName(of: ancestor)] {
                let found = swiftClass.objectType
                resolved[type] = found
                return found
            }
            ancestor = g_type_parent(ancestor)
        }
        fatalError("\(registeredName(of: type)) is not a GObject class")
    }
}
