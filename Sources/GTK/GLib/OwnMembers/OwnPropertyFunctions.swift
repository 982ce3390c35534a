import CGtk

/// The functions by which C reads and sets the properties of all Swift classes.
enum OwnPropertyFunctions {
    typealias Function = @convention(c) (
        UnsafeMutablePointer<GObject>?, guint, UnsafeMutablePointer<GValue>?, UnsafeMutablePointer<GParamSpec>?
    ) -> Void

    /// `GObjectClass.get_property`.
    static let get: Function = { object, id, value, _ in
        guard let object, let value else { return }
        MainThread.enter((UnsafeMutableRawPointer(object), id, value), function: "GObject.get_property") {
            pointer, id, value in
            guard let property = OwnMembers.property(id), let object = find(pointer, property, "read") else { return }
            do {
                try property.get(object, in: value)
            } catch {
                Diagnostics.critical("\(property.description): \(error)")
            }
        }
    }

    /// `GObjectClass.set_property`.
    static let set: @convention(c) (
        UnsafeMutablePointer<GObject>?, guint, UnsafePointer<GValue>?, UnsafeMutablePointer<GParamSpec>?
    ) -> Void = { object, id, value, _ in
        guard let object, let value else { return }
        MainThread.enter((UnsafeMutableRawPointer(object), id, value), function: "GObject.set_property") {
            pointer, id, value in
            guard let property = OwnMembers.property(id), let object = find(pointer, property, "set") else { return }
            if property.isConstructOnly, !isGiven(property, to: object, value) { return }
            do {
                try property.set(object, from: value)
            } catch {
                Diagnostics.critical("\(property.description): \(error)")
            }
        }
    }

    /// The Swift object of a C object, which it gets here if it has none; `nil` where that has ended, and C's is about to.
    ///
    /// Traps where the object was made by C and its class lets only Swift make it.
    @MainActor
    private static func find(_ pointer: UnsafeMutableRawPointer, _ property: AnyOwnProperty, _ use: String) -> Object? {
        // What the word leads to is of the C class's own Swift class, which has the property.
        if let held = WrapperWord.wrapper(of: pointer) { return held.withGuaranteedReference { $0 } }
        if Object.existingWrapper(for: pointer) == nil, ToggleReference.of(pointer) != nil { return nil }
        let object = Object.wrapper(for: pointer, transfer: .borrowed)
        var current: AnyClass? = type(of: object)
        while let candidate = current {
            if candidate == property.owner { return object }
            current = _getSuperclass(candidate)
        }
        let name = registeredName(of: Object.gType(of: pointer))
        fatalError(
            "\(property.description) is \(use) by C in a \(name) that C made; "
                + "\(property.owner) must conform to ConstructibleFromC for that"
        )
    }

    /// Whether a value is one that somebody gives, as GLib sets construct-only properties in any case.
    ///
    /// An object that nobody gives a value keeps the one that it is declared with. Where C makes the object, the value that GLib
    /// takes for the property's own is nobody's.
    @MainActor
    private static func isGiven(
        _ property: AnyOwnProperty,
        to object: Object,
        _ value: UnsafePointer<GValue>
    ) -> Bool {
        if let isGiven = ObjectConstruction.isGiven(property.name, to: object) { return isGiven }
        guard let specification = property.specification else { return true }
        return g_param_values_cmp(specification, value, g_param_spec_get_default_value(specification)) != 0
    }
}
