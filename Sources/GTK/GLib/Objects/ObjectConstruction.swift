import CGtk

/// The objects that Swift is creating, whose initializers have called the initializer of `Object`.
///
/// While `g_object_new` runs, it sets properties, and the C class can run any code. Therefore the instance initializer
/// of the C class ties a Swift subclass's object to its C object. This happens after the instance initializers of the
/// superclasses have run, and before the first property is set. The reference that GLib is going to return exists from
/// the beginning, floating or not, and the hold represents it. It's sunk and released when `g_object_new` has returned,
/// as for any object that is wrapped. If the instance initializer of a superclass passes the object to other code, that
/// code doesn't see the Swift class yet and gets another Swift object, whose tie the new object takes over later.
/// Objects of classes that are declared in C are tied at the end.
@MainActor
enum ObjectConstruction {
    private struct Construction {
        let object: Unmanaged<Object>
        /// The class that GLib creates an instance of, or 0 if the instance already exists.
        let type: GType
        /// The properties that the program sets during the construction, by the names that it uses.
        let properties: KeyValuePairs<String, any ValueConvertible>
    }

    /// The innermost construction in progress.
    //
    // Exclusive access isn't checked, because an access doesn't run other code.
    @exclusivity(unchecked) private static var current: Construction?

    /// Runs `body`, which creates an instance for an object.
    static func making<Result>(
        _ object: Object,
        _ type: GType,
        _ properties: KeyValuePairs<String, any ValueConvertible>,
        _ body: () -> Result
    ) -> Result {
        let outer = current
        current = Construction(object: .passUnretained(object), type: type, properties: properties)
        defer { current = outer }
        return body()
    }

    /// Returns the object under construction if it's an instance of a class: its stored properties have their initial
    /// values.
    static func object(of swiftClass: Object.Type) -> Object? {
        current?.object.withGuaranteedReference { object in
            TypeRegistry.isClass(type(of: object), derivedFrom: swiftClass) ? object : nil
        }
    }

    /// Returns a Boolean value that indicates whether the program sets a property of the object that it is creating.
    /// Returns nil for other objects.
    static func isGiven(_ property: String, to object: Object) -> Bool? {
        guard let current, current.object.toOpaque() == Unmanaged.passUnretained(object).toOpaque() else { return nil }
        return current.type == 0 ? nil : current.properties.contains { MemberName.canonical($0.key) == property }
    }

    /// The instance initializer of the C classes of all Swift classes. It ties the instance to the Swift object for
    /// which it's created.
    nonisolated static let initializeInstance: GInstanceInitFunc = { instance, classPointer in
        guard let instance, let classPointer, MainThread.isFirstThread else { return }
        RequiredFunctions.check(classPointer.load(as: GType.self))
        MainThread.enter((UnsafeMutableRawPointer(instance), classPointer)) { pointer, classPointer in
            // The initializer of a superclass runs first. It does nothing, because the initializer of the class itself
            // ties the object.
            guard let current, current.type == classPointer.load(as: GType.self),
                Object.gType(of: pointer) == current.type
            else { return }
            current.object.withGuaranteedReference { $0.begin(pointer) }
        }
    }
}
