import CGtk
@_spi(Binding) import Gsk

extension Window {
    /// Traps if the window was torn down, because the C widgets in the window no longer exist.
    @_spi(Binding)
    public func requireParts(_ function: StaticString) {
        if isTornDown { fatalError("\(function): \(self) was closed and can't be used anymore. Create a new one.") }
    }

    /// Traps if this is a libadwaita window, whose content includes the title bar. Otherwise, libadwaita would abort
    /// the program when it shows the window.
    func requireSeparateContent(_ what: StaticString) {
        for name in ["AdwWindow", "AdwApplicationWindow"] {
            // The type isn't registered in programs without libadwaita.
            let type = g_type_from_name(name)
            if type == 0 || !isInstance(pointer, of: type) { continue }
            fatalError(
                "\(what) can't be set on an \(name), whose content includes the title bar. Set content to a widget "
                    + "that contains an AdwHeaderBar."
            )
        }
    }
}
