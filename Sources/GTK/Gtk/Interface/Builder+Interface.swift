import CGtk
@_spi(Binding) import Gsk

extension Builder {
    /// Creates the objects of a user interface description without a template.
    ///
    /// ```swift
    /// let builder = try Builder(.preferences, handlers: ["close": Handler(on: self, Editor.closePreferences)])
    /// let window = try builder.object("window", as: Window.self)
    /// ```
    ///
    /// The builder retains the objects until it's deallocated. Your program must show and destroy windows itself.
    ///
    /// Throws ``InterfaceError``, with the file name and the line number, if the description can't be read, or if a
    /// handler or class doesn't exist or doesn't match. `gtk_builder_add_from_string`.
    ///
    /// - Parameters:
    ///   - interface: The description.
    ///   - handlers: The handlers of signals and closures, by their names in the description.
    ///   - classes: The Swift classes that the description uses. They correspond to a widget's
    ///     ``Widget/interfaceClasses``. The classes of handler parameters are included automatically.
    public convenience init(
        _ interface: Interface,
        handlers: [String: Handler] = [:],
        classes: [Object.Type] = []
    ) throws(InterfaceError) {
        var names = InterfaceNames(owner: "the builder")
        for used in classes { names.add(used) }
        names.add(handlers)
        self.init(properties: [:])
        let scope = InterfaceScope(names, file: interface.file, receiver: nil)
        gtk_builder_set_scope(OpaquePointer(pointer), OpaquePointer(scope.pointer))
        try add(interface)
    }

    /// Creates the objects of a user interface description without a template. A scope object provides the handlers and
    /// types.
    ///
    /// The builder retains the scope. Throws ``InterfaceError``, with the file name and the line number, if the
    /// description can't be read, or if a handler in the scope doesn't exist or doesn't match. `gtk_builder_set_scope`.
    public convenience init(_ interface: Interface, scope: any BuilderScope) throws(InterfaceError) {
        self.init(properties: [:])
        self.scope = scope
        try add(interface)
    }

    /// Creates the objects of another description, and keeps the existing objects. The builder's handlers also apply to
    /// the new description.
    ///
    /// Throws the same errors as the initializer. If this method throws an error, the objects that it has already
    /// created are released.
    public func add(_ interface: Interface) throws(InterfaceError) {
        let interface = try InterfaceLoading.current(interface)
        let builder = OpaquePointer(pointer)
        let names = names(for: interface)
        if let description = InterfaceReader.read(interface.content) {
            try InterfaceCheck.check(description, file: interface.file, names: names, builder: builder)
        }
        let windows = Set(windowPointers)
        do {
            try InterfaceLoading.read(interface) { content, count, error in
                _ = gtk_builder_add_from_string(builder, content, count, error)
            }
        } catch {
            // GTK retains windows. Therefore, the windows that were created before the error must be destroyed.
            for window in windowPointers where !windows.contains(window) {
                gtk_window_destroy(window.assumingMemoryBound(to: GtkWindow.self))
            }
            throw error
        }
    }

    /// Returns the object with the given ID as an instance of the given class.
    ///
    /// Throws ``InterfaceError`` if there is no object with this ID, or if the object has a different class.
    /// `gtk_builder_get_object`.
    public func object<Kind: Object>(_ id: String, as kind: Kind.Type) throws(InterfaceError) -> Kind {
        let file = (scope as? InterfaceScope)?.file ?? "the description"
        guard !containsNul(id), let object = object(id) else {
            throw .missingObject(file: file, id: id, expected: "\(kind)")
        }
        guard let found = object as? Kind else {
            throw .wrongClass(file: file, id: id, expected: "\(kind)", found: "\(Swift.type(of: object))")
        }
        return found
    }

    /// Returns the names that a description can use. The builder's scope provides the names. If the scope is
    /// implemented in C, this method first replaces the scope with a new `InterfaceScope`.
    private func names(for interface: Interface) -> InterfaceNames {
        switch scope {
        case let own as InterfaceScope:
            own.file = interface.file
            return own.names
        case is any NativeBuilderScope:
            let own = InterfaceScope(InterfaceNames(owner: "the builder"), file: interface.file, receiver: nil)
            scope = own
            return own.names
        case let scope: return InterfaceNames(scope, for: self)
        }
    }

    private var windowPointers: [UnsafeMutableRawPointer] {
        objects.compactMap { ($0 as? Window)?.pointer }
    }
}
