import CGtk
import CombineModel

/// A record of the objects that Swift code is currently constructing.
///
/// `g_object_new` sets properties, and it may run any code of the C class. That code must already be able to access the
/// object's wrapper. Therefore, the instance initializer of a Swift subclass's C class adds the wrapper's toggle
/// reference to the C object (see ``ToggleReference``). At that time, the instance initializers of the superclasses
/// have run, and no property has been set yet. The reference that `g_object_new` is going to return already exists and
/// keeps the wrapper alive. This reference can be floating. After `g_object_new` has returned, the reference is sunk
/// and released, as for any object that is wrapped.
///
/// The instance initializer of a superclass may pass the object to other code. That code gets a different wrapper,
/// because the object isn't an instance of the Swift subclass yet. Later, the wrapper that is being constructed takes
/// over the toggle reference from the first wrapper. For a class that is declared in C, the toggle reference is added
/// after `g_object_new` has returned.
@MainActor
enum ObjectConstruction {
    private struct Construction {
        let object: Unmanaged<Object>
        /// The class that GLib instantiates, or 0 if the instance already exists.
        let type: GType
        /// The properties that the program sets during the construction. The names are spelled as in the program.
        let properties: KeyValuePairs<String, any ValueConvertible>
    }

    /// The innermost construction in progress.
    //
    // Exclusivity isn't checked, because no other code runs during an access.
    @exclusivity(unchecked) private static var current: Construction?

    /// Calls `body`, which creates the C object of a wrapper.
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

    /// Returns the object that is being constructed, or nil if the object isn't an instance of the given class. The
    /// stored properties that the class declares already have their initial values.
    static func object(of swiftClass: Object.Type) -> Object? {
        current?.object.withGuaranteedReference { object in
            TypeRegistry.isClass(type(of: object), derivedFrom: swiftClass) ? object : nil
        }
    }

    /// Returns a Boolean value that indicates whether the program passes a value for a property to the initializer of
    /// an object. Returns nil if the program isn't constructing the given object.
    static func isGiven(_ property: String, to object: Object) -> Bool? {
        guard let current, current.object.toOpaque() == Unmanaged.passUnretained(object).toOpaque() else { return nil }
        return current.type == 0 ? nil : current.properties.contains { MemberName.canonical($0.key) == property }
    }

    /// The instance initializer of the C classes that are registered for Swift subclasses. It adds the wrapper's toggle
    /// reference to the C object.
    nonisolated static let initializeInstance: GInstanceInitFunc = { instance, classPointer in
        guard let instance, let classPointer, MainThread.isFirstThread else { return }
        RequiredFunctions.check(classPointer.load(as: GType.self))
        MainThread.enter((UnsafeMutableRawPointer(instance), classPointer)) { pointer, classPointer in
            // For each new object, GLib calls this function once for each Swift superclass, and then for the class
            // itself. Only the last call adds the toggle reference.
            guard let current, current.type == classPointer.load(as: GType.self),
                Object.gType(of: pointer) == current.type
            else { return }
            current.object.withGuaranteedReference { $0.begin(pointer) }
        }
    }
}
