import CGtk

/// Converts Swift properties to the arrays that `g_object_new_with_properties` requires.
@MainActor
enum ConstructProperties {
    /// Calls `body` with the number of properties, their names and their values. The arrays are freed after the call.
    ///
    /// Traps if one of the properties doesn't exist in the class or a value doesn't match its property. Both are
    /// programming errors.
    static func withValues<Result>(
        _ properties: KeyValuePairs<String, any ValueConvertible>,
        _ type: GType,
        _ body: (guint, UnsafeMutablePointer<UnsafePointer<CChar>?>, UnsafePointer<GValue>) -> Result
    ) -> Result {
        let count = properties.count
        let names = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: count)
        let values = UnsafeMutablePointer<GValue>.allocate(capacity: count)
        values.initialize(repeating: GValue(), count: count)
        let objectClass = g_type_class_ref(type)
        defer {
            for index in 0..<count { g_value_unset(values + index) }
            values.deallocate()
            names.deallocate()
            g_type_class_unref(objectClass)
        }
        for (index, (name, content)) in properties.enumerated() {
            guard !containsNul(name),
                let specification = g_object_class_find_property(
                    objectClass?.assumingMemoryBound(to: GObjectClass.self),
                    name
                )
            else { fatalError("\(PropertyError.unknown(className: registeredName(of: type), property: name))") }
            // The name isn't copied, because it's valid as long as the class exists, and classes are never
            // unregistered.
            names[index] = g_param_spec_get_name(specification)
            g_value_init(values + index, specification.pointee.value_type)
            do {
                try content.store(in: values + index)
            } catch {
                fatalError("\(PropertyError.value(className: registeredName(of: type), property: name, reason: error))")
            }
        }
        return body(guint(count), names, values)
    }
}
