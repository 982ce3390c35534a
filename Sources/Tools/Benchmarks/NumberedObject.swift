import CGtk

/// A GObject class that is implemented with C functions. Its instances contain a number and a string.
enum NumberedObject {
    /// The memory layout of an instance.
    private struct Instance {
        var parent: GObject
        var number: Int
        var text: UnsafeMutablePointer<CChar>?
    }

    static let gType = g_type_register_static_simple(
        g_object_get_type(),
        "BenchmarkNumberedObject",
        guint(MemoryLayout<GObjectClass>.size),
        { objectClass, _ in
            objectClass?.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { object in
                g_free(UnsafeMutableRawPointer(instance(object)?.pointee.text))
                let parent = g_type_class_peek(g_object_get_type())
                parent?.assumingMemoryBound(to: GObjectClass.self).pointee.finalize(object)
            }
        },
        guint(MemoryLayout<Instance>.size),
        nil,
        GTypeFlags(rawValue: 0)
    )

    /// Creates an instance. If `text` is nil, the text of the instance is its number.
    static func make(_ number: Int, text: String? = nil) -> UnsafeMutableRawPointer? {
        let object = UnsafeMutableRawPointer(g_object_new_with_properties(gType, 0, nil, nil))
        instance(object)?.pointee.number = number
        instance(object)?.pointee.text = g_strdup(text ?? String(number))
        return object
    }

    private static func instance(_ object: UnsafeRawPointer?) -> UnsafeMutablePointer<Instance>? {
        UnsafeMutableRawPointer(mutating: object)?.assumingMemoryBound(to: Instance.self)
    }

    /// Returns the text of an instance.
    static func text(of object: UnsafeRawPointer?) -> UnsafeMutablePointer<CChar>? { instance(object)?.pointee.text }

    static let compareNumbers: GCompareDataFunc = { first, second, _ in
        guard let first = instance(first)?.pointee.number, let second = instance(second)?.pointee.number else {
            return 0
        }
        return first < second ? -1 : first > second ? 1 : 0
    }

    static let compareTexts: GCompareDataFunc = { first, second, _ in
        g_strcmp0(instance(first)?.pointee.text, instance(second)?.pointee.text)
    }

    static let isEven: GtkCustomFilterFunc = { item, _ in
        (instance(item)?.pointee.number ?? 0) & 1 == 0 ? 1 : 0
    }

    /// Returns a factory that shows the text of an instance in a label.
    static func makeFactory() -> OpaquePointer? {
        let factory = gtk_signal_list_item_factory_new()
        let setUp: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, item, _ in
            gtk_list_item_set_child(item, gtk_label_new(nil))
        }
        let bind: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, item, _ in
            let text = NumberedObject.text(of: gtk_list_item_get_item(item))
            gtk_label_set_label(OpaquePointer(gtk_list_item_get_child(item)), text)
        }
        for (name, function) in [("setup", setUp), ("bind", bind)] {
            let callback = unsafeBitCast(function, to: GCallback.self)
            let flags = GConnectFlags(rawValue: 0)
            g_signal_connect_data(UnsafeMutableRawPointer(factory), name, callback, nil, nil, flags)
        }
        return factory
    }
}
