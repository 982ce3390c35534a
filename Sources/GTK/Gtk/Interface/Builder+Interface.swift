import CGtk
@_spi(Binding) import Gsk

extension Builder {
    /// Creates the objects of a description without a template.
    ///
    /// ```swift
    /// let builder = try Builder(.preferences, handlers: ["close": Handler(on: self, Editor.closePreferences)])
    /// let window = try builder.object("window", as: Window.self)
    /// ```
    ///
    /// The builder holds the objects that it created until it is deallocated. The program must show and destroy
    /// windows.
    ///
    /// Throws ``InterfaceError``, with the file and the line, if the description can't be read, or if it names a
    /// handler or class that doesn't exist or doesn't match. `gtk_builder_add_from_string`.
    ///
    /// - Parameters:
    ///   - interface: The description.
    ///   - handlers: The handlers of its signals and closures, by their names in the description.
    ///   - classes: The Swift classes that the description names, like ``Widget/interfaceClasses`` for a widget. The
    ///     classes of the handlers' parameters are included automatically.
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

    /// Creates the objects of a description without a template, with handlers and types that a scope provides.
    ///
    /// The builder holds the scope. Throws ``InterfaceError``, with the file and the line, if the description can't be
    /// read, or if a handler in the scope doesn't exist or doesn't match. `gtk_builder_set_scope`.
    public convenience init(_ interface: Interface, scope: any BuilderScope) throws(InterfaceError) {
        self.init(properties: [:])
        self.scope = scope
        try add(interface)
    }

    /// Creates the objects of another description in addition to the existing ones, with the builder's handlers.
    ///
    /// Throws ``InterfaceError``, like the initializer. If it throws, the objects that it has already created are
    /// released.
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
            // Otherwise GTK would keep the windows that it created before the error.
            for window in windowPointers where !windows.contains(window) {
                gtk_window_destroy(window.assumingMemoryBound(to: GtkWindow.self))
            }
            throw error
        }
    }

    /// Returns the object with an identifier, as an instance of a class.
    ///
    /// Throws ``InterfaceError`` if there is no such object, or if it has another class. `gtk_builder_get_object`.
    public func object<Kind: Object>(_ id: String, as kind: Kind.Type) throws(InterfaceError) -> Kind {
        let file = (scope as? InterfaceScope)?.file ?? "the description"
        guard !holdsNul(id), let object = object(id) else {
            throw .missingObject(file: file, id: id, expected: "\(kind)")
        }
        guard let found = object as? Kind else {
            throw .wrongClass(file: file, id: id, expected: "\(kind)", found: "\(Swift.type(of: object))")
        }
        return found
    }

    /// Returns the names that a description can use: those of the program's scope or, if the builder has a C scope,
    /// those of a new scope of this package.
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
