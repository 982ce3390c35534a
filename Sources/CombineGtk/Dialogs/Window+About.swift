import Gtk

extension Window {
    /// Shows what the program is, by whom, and under which license.
    ///
    /// ```swift
    /// window.presentAbout("Notebook", version: "1.2", comments: "Notes, in order.", authors: ["Ada"], license: .mitX11)
    /// ```
    ///
    /// The dialog ends with the window. If you show it again, it's the same dialog. A window that was never shown
    /// traps. For a window that was closed, nothing is shown and a message is logged.
    ///
    /// - Parameters:
    ///   - name: the program's.
    ///   - version: its number, for people.
    ///   - comments: what it is for, in a sentence.
    ///   - website: an address to open.
    ///   - copyright: the line that says whose it is.
    ///   - license: a license whose text GTK knows.
    ///   - authors: names, each with an address within `<>` if it has one.
    ///   - icon: the name of an icon of the theme.
    /// - Returns: the dialog, to set what else it has, or nil if the window is closed.
    ///
    /// A `GtkAboutDialog`.
    @discardableResult
    public func presentAbout(
        _ name: String,
        version: String? = nil,
        comments: String? = nil,
        website: String? = nil,
        copyright: String? = nil,
        license: License = .unknown,
        authors: [String] = [],
        icon: String? = nil
    ) -> AboutDialog? {
        guard canPresent("the about dialog of \"\(name)\"") else { return nil }
        let dialog = dialogs(of: AboutDialog.self).first { $0.programName == name } ?? AboutDialog()
        dialog.programName = name
        dialog.version = version
        dialog.comments = comments
        dialog.website = website
        dialog.copyright = copyright
        dialog.licenseType = license
        dialog.authors = authors
        if let icon { dialog.logoIconName = icon }
        dialog.belong(to: self)
        dialog.present()
        return dialog
    }

    /// Returns the windows of a class that belong to this one and are open.
    func dialogs<Dialog: Window>(of kind: Dialog.Type) -> [Dialog] {
        Window.all.compactMap { $0 as? Dialog }.filter { $0.transientFor === self && $0.isMapped }
    }

    /// Puts the window in front of another one, and makes it end with that window.
    func belong(to parent: Window) {
        transientFor = parent
        isDestroyedWithParent = true
        isModal = true
    }
}
