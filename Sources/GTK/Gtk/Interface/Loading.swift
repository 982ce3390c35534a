import CGtk
import Gsk

extension Widget {
    /// Builds this widget's content from a description, and fills its outlets.
    ///
    /// The description holds a template for the widget's class, by its Swift name:
    ///
    /// ```xml
    /// <interface>
    ///   <template class="CounterWindow" parent="GtkApplicationWindow"> … </template>
    /// </interface>
    /// ```
    ///
    /// Call it once, in the initialiser, after `super.init`. Answers to `gtk_builder_extend_with_template`.
    ///
    /// Throws ``InterfaceError``, naming the file, the identifier and the classes, where the description cannot be read
    /// or lacks what an outlet of the class asks for.
    /// A window is then destroyed, as GTK would keep it otherwise.
    public func load(_ interface: Interface) throws(InterfaceError) {
        do {
            try build(interface)
        } catch {
            (self as? Window)?.destroy()
            throw error
        }
    }

    private func build(_ interface: Interface) throws(InterfaceError) {
        let outlets = outlets()
        // A Swift class that the description uses has to be known to GTK by then.
        for (_, outlet) in outlets { _ = outlet.contentType.registeredType }
        guard let builder = gtk_builder_new() else {
            fatalError("GTK could not make a builder")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
        do {
            try GLibError.check { error in
                interface.content.withUnsafeBytes { content in
                    _ = gtk_builder_extend_with_template(
                        builder,
                        pointer.assumingMemoryBound(to: GObject.self),
                        gType,
                        content.bindMemory(to: CChar.self).baseAddress,
                        gssize(content.count),
                        error
                    )
                }
            }
        } catch {
            throw .malformed(file: interface.file, reason: explained(Self.readable(error.message)))
        }
        for (property, outlet) in outlets {
            let id = outlet.id(forProperty: property)
            guard !holdsNul(id), let found = gtk_builder_get_object(builder, id) else {
                throw .missingObject(file: interface.file, id: id, expected: "\(outlet.contentType)")
            }
            let object = Object.wrapper(for: UnsafeMutableRawPointer(found), transfer: .none)
            guard outlet.connect(object) else {
                if object.gType == outlet.contentType.registeredType {
                    throw .notConstructible(file: interface.file, id: id, className: "\(outlet.contentType)")
                }
                throw .wrongClass(
                    file: interface.file,
                    id: id,
                    expected: "\(outlet.contentType)",
                    found: "\(type(of: object))"
                )
            }
        }
    }

    /// The outlets among the stored properties, with the properties' names.
    private func outlets() -> [(property: String, outlet: any AnyOutlet)] {
        var found: [(property: String, outlet: any AnyOutlet)] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for (label, value) in current.children {
                // The storage of a wrapped property is named after it, with an underscore.
                if let outlet = value as? any AnyOutlet, let label { found.append((String(label.dropFirst()), outlet)) }
            }
            mirror = current.superclassMirror
        }
        return found
    }

    /// GTK's message, with a word on the class's name where GTK expects another than Swift's.
    private func explained(_ message: String) -> String {
        let name = "\(type(of: self))"
        // GLib's search, as Swift's in a text would link the library of regular expressions.
        guard name != typeName, g_strstr_len(message, -1, "'\(typeName)'") != nil else { return message }
        return message + "; GTK knows the class \(name) as \(typeName), so that is what its template is called"
    }

    /// GTK's message without the name that it makes up for a description which is no file.
    private static func readable(_ message: String) -> String {
        for invented in ["<input>:", ".:"] where message.hasPrefix(invented) {
            return String(message.dropFirst(invented.count))
        }
        return message
    }
}
