import CGtk

extension Object {
    /// Reads a property by its GObject name. `g_object_get_property`.
    ///
    /// Use this method for properties without a Swift name. Throws ``PropertyError`` if the property can't be read as
    /// the given type.
    public func value<Content: ValueConvertible>(
        forProperty name: String,
        as type: Content.Type = Content.self
    ) throws(PropertyError) -> Content {
        let specification = try specification(forProperty: name)
        guard specification.pointee.flags.rawValue & G_PARAM_READABLE.rawValue != 0 else {
            throw .notReadable(className: typeName, property: name)
        }
        PropertyAccess.record(self, name)
        var value = GValue()
        g_value_init(&value, specification.pointee.value_type)
        defer { g_value_unset(&value) }
        g_object_get_property(object, name, &value)
        do {
            return try Content.load(from: &value)
        } catch {
            throw .value(className: typeName, property: name, reason: error)
        }
    }

    /// Sets a property by its GObject name. `g_object_set_property`.
    ///
    /// Use this method for properties without a Swift name. Throws ``PropertyError`` if the property can't be set to
    /// the value, for example because a number is outside of the property's range.
    public func setValue(_ content: some ValueConvertible, forProperty name: String) throws(PropertyError) {
        let specification = try specification(forProperty: name)
        let flags = specification.pointee.flags.rawValue
        guard flags & G_PARAM_WRITABLE.rawValue != 0, flags & G_PARAM_CONSTRUCT_ONLY.rawValue == 0 else {
            throw .notWritable(className: typeName, property: name)
        }
        var value = GValue()
        g_value_init(&value, specification.pointee.value_type)
        defer { g_value_unset(&value) }
        do {
            try content.store(in: &value)
        } catch {
            throw .value(className: typeName, property: name, reason: error)
        }
        if g_param_value_validate(specification, &value) != 0 {
            let reason = ValueError.outOfRange(value: "\(content)", type: "the property's range")
            throw .value(className: typeName, property: name, reason: reason)
        }
        g_object_set_property(object, name, &value)
    }

    func specification(forProperty name: String) throws(PropertyError) -> UnsafeMutablePointer<GParamSpec> {
        let objectClass = pointer.load(as: UnsafeMutablePointer<GObjectClass>.self)
        // C would ignore everything after a null character in the name, and might find a different property.
        guard !containsNul(name), let specification = g_object_class_find_property(objectClass, name) else {
            throw .unknown(className: typeName, property: name)
        }
        return specification
    }
}

extension Object {
    /// Returns the value of a property. The class must have the property. Generated wrappers call this method for
    /// properties without a C accessor.
    @_spi(Binding)
    public func property<Content: ValueConvertible>(_ name: String) -> Content {
        do {
            return try value(forProperty: name)
        } catch {
            fatalError("\(error)")
        }
    }

    /// Sets a property. The class must have the property. Generated wrappers call this method for properties without a
    /// C accessor.
    ///
    /// Traps if a number doesn't fit in the property's type.
    @_spi(Binding)
    public func setProperty(_ name: String, _ content: some ValueConvertible) {
        do {
            try setValue(content, forProperty: name)
        } catch {
            fatalError("\(error)")
        }
    }
}
