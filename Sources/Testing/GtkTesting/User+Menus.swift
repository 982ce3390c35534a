import CGtk
import CXTest
import Gtk

extension User {
    /// Chooses an item of a menu. The method clicks the widget that opens the menu, then submenus, and finally the
    /// item.
    ///
    /// ```swift
    /// user.choose(menu: "File", "Export…")
    /// user.click(row, button: .secondary)
    /// user.choose(menu: "Delete")              // in the open menu
    /// ```
    ///
    /// - The titles are the visible titles, without the underscores of mnemonics. The first title is an item of an open
    ///   menu, a menu in the menu bar, or the label, accessible name or tooltip of a menu button.
    /// - The test fails if an item doesn't appear within five seconds or is insensitive. The failure contains the
    ///   titles of the visible items.
    /// - Submenus must replace their menu, which is the default unless `PopoverMenuFlags.nested` is set. The submenus
    ///   of a menu bar open next to their items, which isn't supported. Use `activateAction` for them instead.
    public func choose(menu title: String, _ titles: String..., file: StaticString = #filePath, line: UInt = #line) {
        attempt(file, line) { () throws(UserFailure) in
            _ = try enterWindow()
            for (depth, title) in ([title] + titles).enumerated() {
                var item: Widget?
                _ = MainContext.pump(for: .seconds(5)) {
                    item = menuItems(isFirst: depth == 0).first { $0.menuTitles.contains(title) }
                    return item != nil
                }
                guard let item else { throw .noMenuItem(title, shown: menuTitles(isFirst: depth == 0)) }
                guard item.isEffectivelySensitive else { throw .insensitiveMenuItem(title) }
                waitForPopup(of: item)
                // Submenus that open next to their item aren't supported, because GTK may close such a submenu while
                // the pointer moves to it.
                if item.typeName == "GtkModelButton", item.children.contains(where: { $0 is PopoverMenu }) {
                    throw .submenuNextToItem(title)
                }
                let devices = try movePointer(to: item, nil)
                settle(devices)
                deliverMotion(over: item)
                devices.clickPointer(button: MouseButton.primary.rawValue)
                settle(devices)
                guard depth == titles.count else { continue }
                // Choosing an item closes the menu.
                guard MainContext.pump(for: .seconds(5), until: { !item.isMapped || item is MenuButton }) else {
                    throw .openMenu(title)
                }
            }
        }
    }

    /// Waits until the popup that contains a menu item is visible and drawn. An undrawn popup doesn't accept clicks.
    private func waitForPopup(of item: Widget) {
        guard let native = gtk_widget_get_native(item.pointer.assumingMemoryBound(to: GtkWidget.self)),
            let surface = gtk_native_get_surface(native), let devices = InputDevices.shared,
            let clock = frameClock(of: item)
        else { return }
        let popup = gdk_x11_surface_get_xid(surface)
        _ = MainContext.pump(for: .seconds(5)) { devices.isViewable(popup) }
        let frame = gdk_frame_clock_get_frame_counter(clock)
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
        _ = MainContext.pump(for: .seconds(5)) { gdk_frame_clock_get_frame_counter(clock) > frame }
        FrameEvents.pumpWhileHolding()
    }

    private func menuTitles(isFirst: Bool) -> [String] {
        menuItems(isFirst: isFirst).compactMap(\.menuTitles.first)
    }

    /// Returns the items that can be clicked next. They are the items of open menus. If `isFirst` is true, they also
    /// include the widgets that open a menu.
    private func menuItems(isFirst: Bool) -> [Widget] {
        let shown = window.descendants.filter(\.isMapped)
        let items = shown.filter { $0.typeName == "GtkModelButton" }
        return isFirst ? items + shown.filter { $0.typeName == "GtkPopoverMenuBarItem" || $0 is MenuButton } : items
    }
}

extension Widget {
    /// The possible titles of a menu item or menu button, beginning with the visible title.
    fileprivate var menuTitles: [String] {
        let labels = descendants.filter { $0.typeName != "GtkModelButton" && $0.isMapped }.compactMap { $0 as? Label }
        // Excludes labels in the open menu of a menu button.
        let own = labels.filter { label in !(self is MenuButton) || label.ancestor(ofType: Popover.self) == nil }
        let button = self as? MenuButton
        return own.map(\.visibleText) + [button?.accessibleName, button?.tooltipText].compactMap { $0 }
    }
}
