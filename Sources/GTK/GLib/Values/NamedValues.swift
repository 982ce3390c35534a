import CGtk
import Synchronization

/// The C types of Swift enumerations and option sets. Each one is registered on first use, on any thread.
enum NamedValues {
    /// The names and the number of a value. GLib keeps them.
    struct Value {
        let name: UnsafeMutablePointer<CChar>?
        let nick: UnsafeMutablePointer<CChar>?
    }

    /// The object with the C type of a Swift type, or nil if the type couldn't be registered.
    private struct Made: @unchecked Sendable {
        // `@unchecked Sendable`: the object is immutable.
        let object: AnyObject?
    }

    private static let types = Mutex<[ObjectIdentifier: Made]>([:])

    /// Returns the object with the C type of a Swift type, and creates it on first use.
    static func find(_ type: Any.Type, _ make: () -> AnyObject?) -> AnyObject? {
        let identifier = ObjectIdentifier(type)
        let found = types.withLock { types in
            if let known = types[identifier] { return known }
            let made = Made(object: make())
            types[identifier] = made
            return made
        }
        return found.object
    }

    /// Registers a C type under an unused name, with values of the given names.
    static func register(_ type: Any.Type, _ names: [String], _ register: (String, [Value]) -> GType) -> GType {
        let name = TypeName.free(for: type)
        let made = register(name, names.map { Value(name: g_strdup($0), nick: g_strdup(MemberName.kebabCase($0))) })
        guard made != 0 else { fatalError("GLib refused to register \(type) as \(name)") }
        return made
    }
}
