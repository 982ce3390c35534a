import CGtk
import Gtk

extension Window {
    /// Shows an about dialog with the properties of the program's ``GtkApp`` and the icon whose name is the program's
    /// ID.
    ///
    /// ```swift
    /// Command("about", title: String(localized: "About Notebook"), on: self) { $0.presentAbout() }
    /// ```
    ///
    /// In a process without a ``GtkApp``, such as a test, the dialog only shows the name of the process.
    ///
    /// - Returns: The dialog, or nil if the window is closed. See
    ///   ``presentAbout(_:version:comments:website:copyright:license:authors:icon:)``.
    @discardableResult
    public func presentAbout() -> Window? {
        guard let program = ProgramDescription.current else {
            return presentAbout(g_get_prgname().map { String(cString: $0) } ?? "")
        }
        func stated(_ text: String) -> String? { text.isEmpty ? nil : text }
        return presentAbout(
            program.name,
            version: stated(program.version),
            comments: stated(program.summary),
            website: stated(program.website),
            license: program.license,
            authors: program.developer.isEmpty ? [] : [program.developer],
            icon: IconTheme.forDisplay(display).hasIcon(program.id) ? program.id : nil
        )
    }

    /// Shows an about dialog with the name, the authors and the license of the program.
    ///
    /// ```swift
    /// window.presentAbout("Notebook", version: "1.2", comments: "Notes, in order.", authors: ["Ada"], license: .mitX11)
    /// ```
    ///
    /// The dialog closes when the window closes. While the dialog is open, another call updates the dialog instead of
    /// opening a second dialog. The method traps if the window was never shown. If the window is closed, the method
    /// logs a message and shows nothing.
    ///
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - version: The version that the dialog shows.
    ///   - comments: A sentence that describes the program.
    ///   - website: The address of the website.
    ///   - copyright: The copyright notice.
    ///   - license: The license, which the dialog links to.
    ///   - authors: The names of the authors. Each name can be followed by an address in `<>`.
    ///   - icon: The name of an icon in the icon theme.
    /// - Returns: The dialog, or nil if the window is closed. It's an ``/Gtk/AboutDialog``, or an `AboutWindow` in an
    ///   Adwaita window, and you can set further properties on it.
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
    ) -> Window? {
        guard canPresent("the about dialog of \"\(name)\"") else { return nil }
        let shown = dialogs(of: Window.self).lazy.compactMap { $0 as? any PresentedAbout }
        let dialog: any PresentedAbout =
            shown.first { $0.describedName == name } ?? (self as? any DialogPresenter)?.makeAbout() ?? AboutDialog()
        dialog.describe(
            AboutContent(
                name: name,
                version: version,
                comments: comments,
                website: website,
                copyright: copyright,
                license: license,
                authors: authors,
                icon: icon
            )
        )
        dialog.belong(to: self)
        dialog.present()
        return dialog
    }

    /// Returns the visible windows of a class that are transient for this window.
    func dialogs<Dialog: Window>(of kind: Dialog.Type) -> [Dialog] {
        Window.all.compactMap { $0 as? Dialog }.filter { $0.transientFor === self && $0.isMapped }
    }

    /// Makes the window modal and transient for another window, and destroys it together with the other window.
    func belong(to parent: Window) {
        transientFor = parent
        isDestroyedWithParent = true
        isModal = true
    }
}
