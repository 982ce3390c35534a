import Gtk

/// A menu, section or submenu, and the objects that belong to its parts.
///
/// The outermost menu retains its level, and each level retains its nested levels. GTK 4 leaks the sections that it has
/// shown. Therefore, nested menus don't retain their levels, whose subscriptions would also be leaked.
@MainActor
final class MenuLevel {
    private weak var menu: Menu?
    /// The objects that belong to the current parts. They're released when the parts are replaced.
    private var contents: [Any] = []
    private var kept: [AnyCancellable] = []

    init(_ menu: Menu) { self.menu = menu }

    /// Retains a cancellable until the level is deallocated.
    func keep(_ cancellable: AnyCancellable) { kept.append(cancellable) }

    /// Fills the level with constant parts or with parts that depend on a stream.
    func fill(_ content: MenuContent) {
        switch content {
        case .parts(let parts): set(parts)
        case .stream(let follow): keep(follow { [weak self] parts in self?.set(parts) })
        }
    }

    /// Replaces the items of the level with GTK menu items.
    func setItems(_ items: [MenuItem]) {
        menu?.removeAll()
        for item in items { menu?.appendItem(item) }
    }

    private func set(_ parts: [MenuPart]) {
        // Retains the previous objects until the new ones exist.
        let old = contents
        contents = []
        menu?.removeAll()
        for part in parts { append(part) }
        withExtendedLifetime(old) {}
    }

    private func append(_ part: MenuPart) {
        switch part.kind {
        case .item(let item): menu?.appendItem(item)
        case .command(let command): append(command)
        case .toggle(let toggle): append(toggle.command())
        case .section(let title, let content):
            appendLevel { menu, section in menu.appendSection(title, section) }.fill(content)
        case .picker(let title, let fill):
            fill(appendLevel { menu, section in menu.appendSection(title, section) })
        case .submenu(let title, let content):
            appendLevel { menu, submenu in menu.appendSubmenu(menuLabel(title), submenu) }.fill(content)
        }
    }

    private func appendLevel(_ link: (Menu, Menu) -> Void) -> MenuLevel {
        let nested = Menu()
        let level = MenuLevel(nested)
        if let menu { link(menu, nested) }
        contents.append(level)
        return level
    }

    /// Appends a menu item for a command. The item updates when the title changes. It shows the shortcut while the
    /// command belongs to a window or an application, because the shortcut has no effect otherwise.
    private func append(_ command: Command) {
        guard let position = menu?.itemCount else { return }
        let action = command.makeAction(named: MenuActions.makeName(), in: nil)
        contents.append(MenuActions.add(action))
        let actionName = MenuActions.fullName(action.name ?? "")
        let keys = command.accelerators.first?.name
        let shown = command.$title.combineLatest(command.placeCount.map { $0 > 0 }.removeDuplicates())
        let following = shown.sink { [weak self] title, hasKeys in
            let item = MenuItem(label: menuLabel(title))
            item.setActionAndTargetValue(actionName)
            if hasKeys, let keys { item.setAttribute("accel", to: Variant(keys)) }
            self?.show(item, at: position)
        }
        contents.append(following)
    }

    private func show(_ item: MenuItem, at position: Int) {
        guard let menu else { return }
        if position < menu.itemCount { menu.remove(position) }
        menu.insertItem(position, item: item)
    }
}
