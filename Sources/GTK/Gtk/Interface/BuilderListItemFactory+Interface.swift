import CGtk
import Gsk

extension BuilderListItemFactory {
    /// Creates a factory for list rows from a description that contains a template for `GtkListItem`.
    ///
    /// Throws ``InterfaceError``, with the file name and the line number, if the description isn't well-formed, or if
    /// it uses a handler or class that doesn't exist or has the wrong type.
    /// `gtk_builder_list_item_factory_new_from_bytes`.
    ///
    /// - Parameters:
    ///   - interface: The description.
    ///   - handlers: The handlers of signals and closures, by their names in the description.
    ///   - classes: The Swift classes that the description uses, in addition to the classes of handler parameters.
    public convenience init(
        _ interface: Interface,
        handlers: [String: Handler] = [:],
        classes: [Object.Type] = []
    ) throws(InterfaceError) {
        var names = InterfaceNames(owner: "the factory")
        for used in classes { names.add(used) }
        names.add(handlers)
        guard let description = InterfaceReader.read(interface.content) else {
            throw .malformed(file: interface.file, reason: "the description of a list's rows isn't well-formed")
        }
        let scope = InterfaceScope(names, file: interface.file, receiver: nil)
        let builder = InterfaceLoading.makeBuilder(scope)
        defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
        try InterfaceCheck.check(
            description,
            file: interface.file,
            names: names,
            builder: builder,
            templateType: gtk_list_item_get_type()
        )
        self.init(scope: scope, bytes: Bytes(interface.content))
    }
}
