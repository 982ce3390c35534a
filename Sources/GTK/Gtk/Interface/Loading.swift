import CGtk
@_spi(Binding) import Gsk

extension Widget {
    /// Creates the content of this widget from a description, and connects the widget's outlets.
    ///
    /// The description must contain a template with the Swift name of the widget's class:
    ///
    /// ```xml
    /// <interface>
    ///   <template class="CounterWindow" parent="GtkApplicationWindow"> … </template>
    /// </interface>
    /// ```
    ///
    /// Call this method once, in the initializer, after `super.init`. The superclass may have loaded its own template.
    /// Signals are connected to the ``handlers`` of the class. `gtk_builder_extend_with_template`.
    ///
    /// Throws ``InterfaceError`` if the description can't be read. Also throws this error if a handler or class doesn't
    /// exist or has the wrong type, or if an outlet of the class has no object. If the widget is a window, the window
    /// is destroyed before the error is thrown, because GTK retains windows.
    ///
    /// If your class has only one description and you know that it's valid, declare it as the ``template`` of the class
    /// instead of calling this method.
    public func load(_ interface: Interface) throws(InterfaceError) {
        do throws(InterfaceError) {
            let interface = try InterfaceLoading.current(interface)
            let widgetClass = type(of: self)
            let templateClass = InterfaceLoading.templateClass(of: interface, for: widgetClass)
            if let templateClass, templateClass.ownTemplate != nil {
                throw .loadedAlready(file: interface.file, className: "\(templateClass)")
            }
            try build(interface, as: templateClass ?? widgetClass)
        } catch {
            (self as? Window)?.destroy()
            throw error
        }
    }

    // MARK: The template of a class

    /// The template that this class itself declares, or nil if this class declares no template.
    static var ownTemplate: Interface? {
        guard let template else { return nil }
        let inherited = (_getSuperclass(self) as? Widget.Type)?.template
        return inherited == template ? nil : template
    }

    /// Loads the templates of this widget's class and its superclasses. Traps if a template doesn't match its class.
    func loadTemplates() {
        for templateClass in type(of: self).swiftClasses {
            guard let template = templateClass.ownTemplate else { continue }
            do {
                try build(template, as: templateClass)
            } catch {
                fatalError("\(error)")
            }
        }
    }

    // MARK: Building

    private func build(_ interface: Interface, as templateClass: Widget.Type) throws(InterfaceError) {
        let outlets = outlets(of: templateClass)
        // This call also registers the Swift classes that the description uses. They must be registered before GTK
        // reads the description.
        let checked = try InterfaceLoading.checked(
            interface,
            templateClass: templateClass,
            widgetClass: type(of: self),
            outletClasses: outlets.map { $0.outlet.contentType }
        )
        let scope = InterfaceScope(checked.names, file: interface.file, receiver: self)
        let builder = InterfaceLoading.makeBuilder(scope)
        defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
        let object = pointer.assumingMemoryBound(to: GObject.self)
        gtk_builder_set_current_object(builder, object)
        do {
            try InterfaceLoading.read(interface) { content, count, error in
                _ = gtk_builder_extend_with_template(
                    builder,
                    object,
                    templateClass.registeredType,
                    content,
                    count,
                    error
                )
            }
        } catch .malformed(let file, let reason) {
            throw .malformed(file: file, reason: templateClass.explained(reason))
        }
        for (property, outlet) in outlets {
            let id = outlet.id(forProperty: property)
            let found = containsNul(id) ? nil : gtk_builder_get_object(builder, id)
            guard let found else {
                throw .missingObject(file: interface.file, id: id, expected: "\(outlet.contentType)")
            }
            let object = Object.wrapper(for: UnsafeMutableRawPointer(found), transfer: .none)
            guard outlet.connect(object) else {
                throw .wrongClass(
                    file: interface.file,
                    id: id,
                    expected: "\(outlet.contentType)",
                    found: "\(type(of: object))"
                )
            }
        }
    }

    /// Returns the outlets that a template must connect. These are the outlets of the template's class and its
    /// superclasses, except those that are already connected.
    private func outlets(of templateClass: Widget.Type) -> [(property: String, outlet: any AnyOutlet)] {
        var found: [(property: String, outlet: any AnyOutlet)] = []
        var isIncluded = false
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if current.subjectType == templateClass { isIncluded = true }
            for (label, value) in current.children where isIncluded {
                // The name of the stored property is the name of the wrapped property with an underscore in front.
                guard let outlet = value as? any AnyOutlet, let label, !outlet.isConnected else { continue }
                found.append((String(label.dropFirst()), outlet))
            }
            mirror = current.superclassMirror
        }
        return found
    }

    /// Returns a message from GTK. Adds an explanation if the GTK name of the class differs from its Swift name.
    private static func explained(_ message: String) -> String {
        let (name, typeName) = ("\(self)", registeredName(of: registeredType))
        // `g_strstr_len` is used, because a search in a Swift string would require the regular expression library.
        guard name != typeName, g_strstr_len(message, -1, "'\(typeName)'") != nil else { return message }
        return message + ". The template of \(name) must have the class \(typeName), which is its name in GTK."
    }
}
