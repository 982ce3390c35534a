import CGtk

/// The objects that Swift is making, whose initialisers have called `Object`'s.
///
/// `g_object_new` calls back before it returns: it sets properties, and a class's code may do anything. So a Swift
/// subclass's object is tied to its C object by the C class's instance initializer, when GLib has made the instance and
/// those of the classes that it derives from have run, and before the first property is set. The reference that GLib
/// will return is there from the beginning, floating or not, and is what the tie's hold stands for. It is sunk and
/// dropped when `g_object_new` has returned, as for any object that is wrapped. What a superclass's instance
/// initializer hands out is not of the Swift class yet: whoever is handed it gets another Swift object, whose tie this
/// one takes over. Objects of C's own classes are tied at the end.
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
    // Unchecked: an access calls nothing that could come back here.
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

    /// The instance initializer of all Swift classes' C classes: ties the instance to the object that it is made for.
    nonisolated static let initializeInstance: GInstanceInitFunc = { instance, classPointer in
        guard let instance, let classPointer, MainThread.isFirstThread else { return }
        RequiredFunctions.check(classPointer.load(as: GType.self))
        MainThread.enter((UnsafeMutableRawPointer(instance), classPointer)) { pointer, classPointer in
            // A superclass's runs first, and leaves it to that of the class itself.
            guard let current, current.type == classPointer.load(as: GType.self),
                Object.gType(of: pointer) == current.type
            else { return }
            current.object.withGuaranteedReference { $0.begin(pointer) }
        }
    }
}
