import CGtk

/// The objects that Swift is creating, whose initializers have called that of `Object`.
///
/// `g_object_new` runs other code before it returns: it sets properties, and a class can run any code. Therefore the C
/// class's instance initializer ties a Swift subclass's object to its C object, after GLib has created the instance and
/// run the instance initializers of its superclasses, and before the first property is set. The reference that GLib is
/// going to return exists from the beginning, floating or not, and the tie's hold represents it. It's sunk and released
/// when `g_object_new` has returned, like for any object that is wrapped. Code in a superclass's instance initializer
/// that passes the object on doesn't see the Swift class yet. The receiver gets another Swift object, whose tie this
/// one takes over. Objects of classes declared in C are tied at the end.
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
    // Unchecked, because an access doesn't call anything that could lead back here.
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

    /// Returns a Boolean value that indicates whether the program sets a property of the object that it is creating, or
    /// nil for other objects.
    static func isGiven(_ property: String, to object: Object) -> Bool? {
        guard let current, current.object.toOpaque() == Unmanaged.passUnretained(object).toOpaque() else { return nil }
        return current.type == 0 ? nil : current.properties.contains { MemberName.canonical($0.key) == property }
    }

    /// The instance initializer of the C classes of all Swift classes. It ties the instance to the object for which it
    /// is created.
    nonisolated static let initializeInstance: GInstanceInitFunc = { instance, classPointer in
        guard let instance, let classPointer, MainThread.isFirstThread else { return }
        RequiredFunctions.check(classPointer.load(as: GType.self))
        MainThread.enter((UnsafeMutableRawPointer(instance), classPointer)) { pointer, classPointer in
            // The initializer of a superclass runs first, and leaves this to that of the class itself.
            guard let current, current.type == classPointer.load(as: GType.self),
                Object.gType(of: pointer) == current.type
            else { return }
            current.object.withGuaranteedReference { $0.begin(pointer) }
        }
    }
}
