import CGtk
@_spi(Binding) import GLib

extension File {
    /// Traps if the name is empty. Throws an error if GIO can't rename this kind of file, for example because GIO
    /// doesn't support the file's URI scheme. Without this check, GIO would call a null function pointer.
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
