import CGtk
import CombineModel

/// The functions through which C reads and sets the GObject properties of Swift classes.
@MainActor
enum OwnPropertyFunctions {
    /// The function `GObjectClass.get_property`.
    nonisolated static let get:
        @convention(c) (
            UnsafeMutablePointer<GObject>?, guint, UnsafeMutablePointer<GValue>?, UnsafeMutablePointer<GParamSpec>?
        ) -> Void = { object, id, value, _ in
            guard let object, let value else { return }
            MainThread.enter((UnsafeMutableRawPointer(object), id, value), function: "GObject.get_property") {
                OwnPropertyFunctions.get($0, $1, $2)
            }
        }

    /// The function `GObjectClass.set_property`.
    nonisolated static let set:
        @convention(c) (
            UnsafeMutablePointer<GObject>?, guint, UnsafePointer<GValue>?, UnsafeMutablePointer<GParamSpec>?
        ) -> Void = { object, id, value, _ in
            guard let object, let value else { return }
            MainThread.enter((UnsafeMutableRawPointer(object), id, value), function: "GObject.set_property") {
                OwnPropertyFunctions.set($0, $1, $2)
            }
        }

    private static func get(_ pointer: UnsafeMutableRawPointer, _ id: guint, _ value: UnsafeMutablePointer<GValue>) {
        with(pointer, id, "read") { property, object in
            do {
                try property.get(object, in: value)
            } catch {
                Diagnostics.critical("\(property.description): \(error)")
            }
        }
    }

    private static func set(_ pointer: UnsafeMutableRawPointer, _ id: guint, _ value: UnsafePointer<GValue>) {
        with(pointer, id, "set") { property, object in
            if property.isConstructOnly, !isGiven(property, to: object, value) { return }
            do {
                try property.set(object, from: value)
            } catch {
                Diagnostics.critical("\(property.description): \(error)")
            }
        }
    }

    /// Calls a closure with a property and the wrapper of a C object, unless the wrapper was deallocated.
    @inline(__always)
    private static func with(
        _ pointer: UnsafeMutableRawPointer,
        _ id: guint,
        _ use: StaticString,
        _ body: (AnyOwnProperty, Object) -> Void
    ) {
        OwnMembers.property(id)?
            .withGuaranteedReference { property in
                // A wrapper in the ``WrapperField`` is an instance of the Swift class that declares the property. It
                // isn't retained here, because the caller in C has a reference to the object.
                if let held = WrapperField.wrapper(of: pointer) {
                    held.withGuaranteedReference { body(property, $0) }
                } else if let object = find(pointer, property, use) {
                    body(property, object)
                }
            }
    }

    /// Returns the wrapper of a C object, and creates the wrapper if it doesn't exist yet. Returns nil if the wrapper
    /// was deallocated and the C object is about to be finalized.
    ///
    /// Traps if C has created the object although only Swift can create objects of its class.
    @inline(never)
    private static func find(
        _ pointer: UnsafeMutableRawPointer,
        _ property: AnyOwnProperty,
        _ use: StaticString
    ) -> Object? {
        if Object.existingWrapper(for: pointer) == nil, ToggleReference.of(pointer) != nil { return nil }
        let object = Object.wrapper(for: pointer, transfer: .borrowed)
        if TypeRegistry.isClass(type(of: object), derivedFrom: property.owner) { return object }
        let name = registeredName(of: Object.gType(of: pointer))
        fatalError(
            "C can't \(use) \(property.description): C created the \(name), "
                + "but \(property.owner) doesn't conform to ConstructibleFromC."
        )
    }

    /// Returns a Boolean value that indicates whether the code that creates the object specified a value for the
    /// property. If the code didn't specify a value, GLib passes the default value during the construction. The object
    /// then ignores the default value and keeps the initial value from the property's declaration.
    ///
    /// If C creates the object, the specified values are unknown. In this case, a value counts as specified if it
    /// differs from the default value.
    private static func isGiven(_ property: AnyOwnProperty, to object: Object, _ value: UnsafePointer<GValue>) -> Bool {
        if let isGiven = ObjectConstruction.isGiven(property.name, to: object) { return isGiven }
        guard let specification = property.specification else { return true }
        return g_param_values_cmp(specification, value, g_param_spec_get_default_value(specification)) != 0
    }
}
