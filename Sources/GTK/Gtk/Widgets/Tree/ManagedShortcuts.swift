import CGtk

extension Widget {
    /// Traps if the widget or one of its descendants has shortcuts that a window manages. If the widget isn't in a
    /// window, GTK would search endlessly for that window.
    func requireUnmanagedShortcuts(_ what: StaticString) {
        let controllers = observeControllers()
        for index in 0..<controllers.itemCount {
            guard let shortcuts = controllers.object(index) as? ShortcutController, shortcuts.scope == .managed else {
                continue
            }
            fatalError(
                "\(what): \(self) has shortcuts that a window manages, such as a mnemonic, and "
                    + "can't be outside of a window"
            )
        }
        var child = firstChild
        while let widget = child {
            widget.requireUnmanagedShortcuts(what)
            child = widget.nextSibling
        }
    }
}
