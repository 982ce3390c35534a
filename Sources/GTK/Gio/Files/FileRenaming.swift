import CGtk
@_spi(Binding) import GLib

extension File {
    /// Requires a name, and throws an error if GIO can't rename files of this kind, for example because their URI
    /// scheme isn't supported. GIO itself calls a function pointer that is null for such files.
    func requireRenaming(to displayName: String, _ what: StaticString) throws(GLibError) {
        requireSome(displayName.utf8.count, what)
        let type = pointer.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class
        let interface = g_type_interface_peek(type, g_file_get_type())
        if interface?.assumingMemoryBound(to: GFileIface.self).pointee.set_display_name == nil {
            throw GLibError(
                IOErrorEnum.notSupported,
                message: "Can't rename \(parseName): files of this kind can't be renamed."
            )
        }
    }
}
