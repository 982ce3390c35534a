import CGtk

/// Keeps track of the objects whose construction in Swift is in progress.
///
/// `g_object_new` sets properties, and the C class can run any code. That code must already find the object of a Swift
/// subclass, so the instance initializer of the C class ties the wrapper to its C object. This happens after the
/// instance initializers of the superclasses have run, and before the first property is set. The reference that
/// `g_object_new` is going to return already exists, floating or not, and the wrapper is held on its behalf. It's sunk
/// and released when `g_object_new` has returned, as for any object that is wrapped. If the instance initializer of a
/// superclass passes the object to other code, that code gets another wrapper, because the object doesn't have its
/// Swift class yet. The wrapper under construction later takes over that wrapper's tie. Objects of classes that are
/// declared in C are tied after `g_object_new` has returned.
@MainActor
enum ObjectConstruction {
    private struct Construction {
        let object: Unmanaged<Object>
        /// The class of which GLib creates an instance, or 0 if the instance already exists.
        let type: GType
        /// The properties that the program sets during the construction, by the names that the program uses.
        let properties: KeyValuePairs<String, any ValueConvertible>
    }

    /// The innermost construction in progress.
    //
    // Exclusive access isn't checked, because an access doesn't run other code.
    @exclusivity(unchecked) private static var current: Construction?

    /// Runs `body`, which creates the C object of a wrapper.
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

    /// Returns the object under construction, or nil if it isn't an instance of the given class. The stored properties
    /// of the class already have their initial values.
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

    /// The instance initializer of the C classes of all Swift classes. It ties the instance to its wrapper.
    nonisolated static let initializeInstance: GInstanceInitFunc = { instance, classPointer in
        guard let instance, let classPointer, MainThread.isFirstThread else { return }
        RequiredFunctions.check(classPointer.load(as: GType.self))
        MainThread.enter((UnsafeMutableRawPointer(instance), classPointer)) { pointer, classPointer in
            // GLib also calls this function for the superclasses, before it calls it for the class itself. Only the
            // last call ties the object.
            guard let current, current.type == classPointer.load(as: GType.self),
                Object.gType(of: pointer) == current.type
            else { return }
            current.object.withGuaranteedReference { $0.begin(pointer) }
        }
    }
}
