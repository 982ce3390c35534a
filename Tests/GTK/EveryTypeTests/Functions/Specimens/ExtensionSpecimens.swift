import Gtk

/// Extensions that modules register with GIO, and content that is transferred between programs.
extension HandmadeValues {
    static func addExtensions(to makers: inout Makers) {
        makers.make(IOExtensionPoint.self) { _ in IOExtensionPoint.lookup("gio-vfs") }
        makers.make(IOExtension.self) { arguments in try arguments.made(IOExtensionPoint.self).extensions.first }
    }
}
