import CombineGtk

/// An application with menus, actions and a window for each document, like the application example in gtk4-demo.
public final class EditorApplication: Application {
    /// Creates the application.
    ///
    /// - Parameter flags: The flags of the application.
    public init(flags: ApplicationFlags = .handlesOpen) {
        super.init(applicationID: "org.example.Editor", flags: flags)
    }

    public override func onStartup() {
        super.onStartup()
        addAction("new", on: self) { application in application.showWindow() }
        addAction("quit", on: self) { application in
            for window in application.windows { window.destroy() }
            application.quit()
        }
        addAction("about", on: self) { application in application.showAbout() }
        addAction("dark", state: Variant(false)).publisher(for: \.state).sink(on: self) { _, state in
            Gtk.Settings.default?.isDark = state?.bool ?? false
        }
        for (action, keys) in [
            "app.new": "<Control>n", "app.quit": "<Control>q", "win.open": "<Control>o", "win.bold": "<Control>b",
        ] {
            setAccelerators([keys], forAction: action)
        }
        menubar = Self.makeMenubar()
    }

    public override func onActivate() {
        showWindow()
    }

    public override func onOpen(_ files: [File], hint: String) {
        for file in files { showWindow().open(file) }
    }

    @discardableResult
    private func showWindow() -> EditorWindow {
        let window = EditorWindow(application: self)
        window.present()
        return window
    }

    private func showAbout() {
        let dialog = AboutDialog()
        dialog.programName = "Editor"
        dialog.comments = "What an application in Swift looks like"
        dialog.logoIconName = "accessories-text-editor"
        dialog.transientFor = activeWindow
        dialog.isModal = true
        dialog.present()
    }

    private static func makeMenubar() -> Menu {
        let preferences = Menu()
        preferences.append("_Prefer Dark Theme", action: "app.dark")
        preferences.appendSubmenu("_Color", makeChoice("color", ["Red", "Green", "Blue"]))
        preferences.appendSubmenu("_Shape", makeChoice("shape", ["Square", "Rectangle", "Oval"]))
        preferences.append("_Bold", action: "win.bold")
        let application = Menu()
        application.appendSection(nil, preferences)
        application.append("_Quit", action: "app.quit")
        let file = Menu()
        file.append("_New", action: "app.new")
        file.append("_Open…", action: "win.open")
        let help = Menu()
        help.append("_About", action: "app.about")
        let bar = Menu()
        bar.appendSubmenu("_Application", application)
        bar.appendSubmenu("_File", file)
        bar.appendSubmenu("_Help", help)
        return bar
    }

    private static func makeChoice(_ action: String, _ labels: [String]) -> Menu {
        let menu = Menu()
        for label in labels { menu.append(label, action: "win.\(action)::\(label.lowercased())") }
        return menu
    }
}
