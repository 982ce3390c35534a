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
    public func presentAbout() -> Widget? {
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
    /// - Returns: The dialog, or nil if the window is closed. It's an ``/Gtk/AboutDialog``. In an Adwaita window,
    ///   it's an `AboutWindow` or, with the trait `GTK4_14`, an `AdwAboutDialog`. You can set further properties on it.
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
    ) -> Widget? {
        guard canPresent("the about dialog of \"\(name)\"") else { return nil }
        let shown = openDialogs.lazy.compactMap { $0 as? any PresentedAbout }
        let dialog: any PresentedAbout =
            shown.first { $0.describedName == name } ?? dialogPresenter?.makeAbout() ?? AboutDialog()
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
        dialog.present(over: self)
        return dialog
    }
}
