import CGtk
import Gtk
import GtkTesting
import XCTest

@MainActor
final class KeptMenusTests: GtkTestCase {
    /// A menu that is created in C, with a section and a submenu that only the menu retains. The test counts the
    /// remaining references after the menu is freed.
    @MainActor private final class CMenu {
        let menu = g_menu_new()
        private let section = g_menu_new()
        private let submenu = g_menu_new()
        // Weak pointers need memory with a constant address.
        private let weak = UnsafeMutablePointer<gpointer?>.allocate(capacity: 2)

        init() {
            g_menu_append(section, "Copy", "test.copy")
            g_menu_append(submenu, "Paste", "test.paste")
            g_menu_append_section(menu, nil, model(section))
            g_menu_append_submenu(menu, "More", model(submenu))
            for (index, part) in [section, submenu].enumerated() {
                weak[index] = UnsafeMutableRawPointer(part)
                g_object_add_weak_pointer(object(part), weak + index)
                g_object_unref(part.map { UnsafeMutableRawPointer($0) })
            }
        }

        /// Frees the menu. Returns the numbers of remaining references to its section and its submenu, and releases
        /// them.
        func free() -> (section: Int, submenu: Int) {
            g_object_unref(menu.map { UnsafeMutableRawPointer($0) })
            let counts = (0..<2).map { index in
                var count = 0
                // Each iteration releases one reference.
                while let part = weak[index] {
                    count += 1
                    g_object_unref(part)
                }
                return count
            }
            weak.deallocate()
            return (counts[0], counts[1])
        }

        func model(_ menu: OpaquePointer?) -> UnsafeMutablePointer<GMenuModel>? {
            menu.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GMenuModel.self) }
        }

        private func object(_ menu: OpaquePointer?) -> UnsafeMutablePointer<GObject>? {
            menu.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObject.self) }
        }
    }

    func testMenusThatAreNotShownAreFreed() {
        let kept = CMenu().free()
        XCTAssertEqual(kept.section, 0)
        XCTAssertEqual(kept.submenu, 0)
    }

    func testTheDefectInAPopover() {
        let menu = CMenu()
        let popover = gtk_popover_menu_new_from_model(menu.model(menu.menu))
        g_object_ref_sink(popover.map { UnsafeMutableRawPointer($0) })
        g_object_unref(popover.map { UnsafeMutableRawPointer($0) })
        pumpUntilIdle()
        let kept = menu.free()
        GTKDefect.keptMenus.checkItShows(kept.section == 1)
        XCTAssertEqual(kept.submenu, 0)
    }

    func testTheDefectInNestedMenus() {
        let menu = CMenu()
        let popover = gtk_popover_menu_new_from_model_full(menu.model(menu.menu), GTK_POPOVER_MENU_NESTED)
        g_object_ref_sink(popover.map { UnsafeMutableRawPointer($0) })
        g_object_unref(popover.map { UnsafeMutableRawPointer($0) })
        pumpUntilIdle()
        let kept = menu.free()
        GTKDefect.keptMenus.checkItShows(kept.section == 1 && kept.submenu == 1)
    }
}
