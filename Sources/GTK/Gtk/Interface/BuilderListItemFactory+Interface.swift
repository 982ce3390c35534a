import CGtk
import Gsk

extension BuilderListItemFactory {
    /// Creates a factory of rows that a description describes, by a template for `GtkListItem`.
    ///
    /// Throws ``InterfaceError``, naming the file and the line, where the description is not well-formed, or names a
    /// handler
    /// or class that is missing or does not fit. `gtk_builder_list_item_factory_new_from_bytes`.
    ///
    /// - Parameters:
    ///   - interface: the description.
    ///   - handlers: what its signals and closures call, by the names that it has for them.
    ///   - classes: the Swift classes that it names, beyond those that the handlers take.
    public convenience init(
        _ interface: Interface,
        handlers: [String: Handler] = [:],
        classes: [Object.Type] = []
    ) throws(InterfaceError) {
        var names = InterfaceNames(owner: "the factory")
        for used in classes { names.add(used) }
        names.add(handlers)
        guard let description = InterfaceReader.read(interface.content) else {
            throw .malformed(file: interface.file, reason: "the description of a list's rows is not well-formed")
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
