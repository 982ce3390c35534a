import Gtk

extension Menu {
    /// Creates a menu of commands, sections, submenus, pickers and toggles.
    ///
    /// ```swift
    /// menuButton.menuModel = Menu {
    ///     Menu.Section { add; delete }
    ///     Menu.Submenu("Sort") { Menu.Picker(selection: $viewModel.order) }
    ///     Menu.Toggle("Word Wrap", isOn: $viewModel.wraps)
    /// }
    /// ```
    ///
    /// - You can show the menu in a menu button, a popover, a menu bar, or as the context menu of a text widget.
    /// - The menu retains its commands and streams. The menu is released when no widget shows it and the program
    ///   doesn't retain it.
    /// - Underscores in titles are displayed. They don't mark mnemonics.
    /// - The menu shows the keys of a command only if the command was added to a window or an application. Without a
    ///   window or an application, the keys have no effect.
    public convenience init(@MenuBuilder content: () -> [MenuPart]) {
        self.init()
        let level = MenuLevel(self)
        level.fill(.parts(content()))
        cancellables.insert(AnyCancellable(retaining: level))
    }
}

extension MenuButton {
    /// Creates a button that shows an icon and opens a menu.
    ///
    /// - Parameters:
    ///   - icon: The name of the icon.
    ///   - title: The tooltip and accessible name.
    ///   - primary: A Boolean value that indicates whether F10 opens the menu, which is usual for the main menu of a
    ///     window.
    ///   - content: The parts of the menu. See ``Gio/Menu/init(content:)``.
    public convenience init(
        icon: String,
        title: String,
        primary: Bool = false,
        @MenuBuilder content: () -> [MenuPart]
    ) {
        self.init()
        iconName = icon
        tooltipText = title
        accessible.label = title
        self.isPrimary = primary
        menuModel = Menu(content: content)
    }

    /// Creates a button that shows a title and opens a menu. See ``Gio/Menu/init(content:)``.
    public convenience init(_ title: String, @MenuBuilder content: () -> [MenuPart]) {
        self.init()
        label = title
        // GTK sets the accessible name of the inner button only.
        accessible.label = title
        menuModel = Menu(content: content)
    }
}
