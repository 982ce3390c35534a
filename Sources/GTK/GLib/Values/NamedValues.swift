import CGtk
import Synchronization

/// The C types of Swift enumerations and option sets. Each type is registered on first use. The functions can be called
/// on any thread.
enum NamedValues {
    /// The name and the nick of a C value. GLib keeps the strings.
    struct Value {
        let name: UnsafeMutablePointer<CChar>?
        let nick: UnsafeMutablePointer<CChar>?
    }

    /// The object that represents the C type of a Swift type, or nil if the C type couldn't be registered.
    private struct Made: @unchecked Sendable {
        // `@unchecked Sendable` is safe here, because the object is immutable.
        let object: AnyObject?
    }

    private static let types = Mutex<[ObjectIdentifier: Made]>([:])

    /// Returns the object that represents the C type of a Swift type. Creates the object on first use.
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

    /// Registers a C type that has values with the given names. The type gets a name that isn't used yet.
    static func register(_ type: Any.Type, _ names: [String], _ register: (String, [Value]) -> GType) -> GType {
        let name = TypeName.unused(for: type)
        let made = register(name, names.map { Value(name: g_strdup($0), nick: g_strdup(MemberName.kebabCase($0))) })
        guard made != 0 else { fatalError("GLib couldn't register \(type) as \(name)") }
        return made
    }
}
