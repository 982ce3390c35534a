import Combine
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
    /// - It works wherever it is shown: in a menu button, a popover, a menu bar, a text's own menu.
    /// - The commands and streams in it are held as long as the menu is, which is as long as a widget shows it or the
    ///   program
    ///   holds it.
    /// - An underscore in a title is one, and marks no mnemonic.
    /// - A command's keys are shown once it was added to a window or an application, as they do not work before.
    public convenience init(@MenuBuilder content: () -> [MenuPart]) {
        self.init()
        let level = MenuLevel(self)
        level.fill(.parts(content()))
        cancellables.insert(AnyCancellable { withExtendedLifetime(level) {} })
    }
}

extension MenuButton {
    /// Creates a button with an icon that opens a menu. See ``Gio/Menu/init(content:)``.
    ///
    /// - Parameters:
    ///   - icon: the icon's name.
    ///   - title: what the tooltip and assistive technologies call it.
    ///   - primary: whether F10 opens it: the window's main menu.
    ///   - content: the menu.
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

    /// Creates a button with a title that opens a menu. See ``Gio/Menu/init(content:)``.
    public convenience init(_ title: String, @MenuBuilder content: () -> [MenuPart]) {
        self.init()
        label = title
        menuModel = Menu(content: content)
    }
}
