import CGtk
import GLib

extension Menu {
    private static let links = ["section", "submenu"]

    /// Traps if inserting `menu` into this menu would create a cycle. A cycle occurs if `menu` is this menu, or
    /// contains this menu as a section or a submenu.
    func requireOutside(_ menu: MenuModel, _ what: StaticString) {
        requireOutside([menu.pointer], what)
    }

    /// Traps if inserting `item` into this menu would create a cycle. A cycle occurs if the item's section or submenu
    /// is, or contains, this menu.
    func requireOutside(_ item: MenuItem, _ what: StaticString) {
        var menus: [UnsafeMutableRawPointer] = []
        for name in Menu.links {
            guard let menu = g_menu_item_get_link(OpaquePointer(item.pointer), name) else { continue }
            menus.append(UnsafeMutableRawPointer(menu))
        }
        requireOutside(menus, what)
        for menu in menus { g_object_unref(menu) }
    }

    private func requireOutside(_ menus: [UnsafeMutableRawPointer], _ what: StaticString) {
        var left = menus
        var visited: Set<UnsafeMutableRawPointer> = []
        while let menu = left.popLast() {
            if menu == pointer { fatalError("\(what): \(self) would contain itself") }
            guard visited.insert(menu).inserted else { continue }
            let model = menu.assumingMemoryBound(to: GMenuModel.self)
            for index in 0..<g_menu_model_get_n_items(model) {
                for name in Menu.links {
                    guard let link = g_menu_model_get_item_link(model, index, name) else { continue }
                    // The link isn't retained, because the menu that contains the link keeps the linked menu alive.
                    g_object_unref(link)
                    left.append(UnsafeMutableRawPointer(link))
                }
            }
        }
    }
}
