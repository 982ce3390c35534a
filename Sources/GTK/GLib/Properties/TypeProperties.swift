import CGtk

// Access to properties with the type `GType`, which is imported as an integer. A generic function couldn't distinguish
// it from a number.
extension Object {
    /// Returns the value of a property with the type `GType`. Generated wrappers call this method for properties
    /// without a C accessor.
    @_spi(Binding)
    public func typeProperty(_ name: String) -> GType {
        withTypeProperty(name) { (value: UnsafeMutablePointer<GValue>) -> GType in
            PropertyAccess.record(self, name)
            g_object_get_property(object, name, value)
            return g_value_get_gtype(value)
        }
    }

    /// Sets a property with the type `GType`. Generated wrappers call this method for properties without a C accessor.
    @_spi(Binding)
    public func setTypeProperty(_ name: String, _ type: GType) {
        withTypeProperty(name) { (value: UnsafeMutablePointer<GValue>) -> Void in
            g_value_set_gtype(value, type)
            g_object_set_property(object, name, value)
        }
    }

    private func withTypeProperty<Result>(_ name: String, _ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
        do {
            let held = try specification(forProperty: name).pointee.value_type
            guard held == g_gtype_get_type() else {
                let reason = ValueError.wrongType(expected: registeredName(of: held), found: "GType")
                throw PropertyError.value(className: typeName, property: name, reason: reason)
            }
        } catch {
            fatalError("\(error)")
        }
        var value = GValue()
        g_value_init(&value, g_gtype_get_type())
        defer { g_value_unset(&value) }
        return body(&value)
    }
}
