import Combine
import Gtk
import GtkTesting
import XCTest

/// Tests of closures that GTK stores for objects in a window, and that capture the window.
@MainActor
final class KeptClosureTeardownTests: GtkTestCase {
    func testDrawFunctions() {
        check { window, held in
            let area = DrawingArea()
            area.setDrawing { _, _, _, _ in window.note() }
            window.child = area
            held(area)
        }
    }

    func testTickCallbacks() {
        check { window, held in
            let label = Label(label: "")
            label.onTick { _ in window.note() }.store(in: &label.cancellables)
            window.child = label
            held(label)
        }
    }

    func testListBoxes() {
        check { window, held in
            let list = ListBox()
            list.append(Label(label: "a"))
            list.setFilter { _ in
                window.note()
                return true
            }
            list.setSort { _, _ in
                window.note()
                return 0
            }
            list.setHeader { _, _ in window.note() }
            window.child = list
            held(list)
        }
    }

    func testBoundListBoxes() {
        check { window, held in
            let strings = StringList(strings: ["a", "b"])
            let list = ListBox()
            list.bindModel(strings) { _ in
                window.note()
                return Label(label: "")
            }
            window.child = list
            held(list)
            held(strings)
        }
    }

    func testFiltersAndSortersOfLists() {
        check { window, held in
            let strings = StringList(strings: ["a", "b"])
            let filter = CustomFilter { _ in
                window.note()
                return true
            }
            let sorter = CustomSorter { _, _ in
                window.note()
                return false
            }
            let filtered = FilterListModel(model: strings, filter: filter)
            let sorted = SortListModel(model: filtered, sorter: sorter)
            let factory = SignalListItemFactory()
            factory.setup.sink { _ in window.note() }.store(in: &factory.cancellables)
            let list = ListView(model: NoSelection(model: sorted), factory: factory)
            window.child = list
            held(list)
        }
    }

    func testShortcuts() {
        check { window, held in
            let action = CallbackAction { _, _ in
                window.note()
                return true
            }
            let controller = ShortcutController()
            controller.addShortcut(Shortcut(trigger: ShortcutTrigger(string: "<Control>s"), action: action))
            window.addController(controller)
            held(controller)
        }
    }

    /// Checks that a closed window is freed, whether or not its properties retain the objects with the closures.
    private func check(_ fill: (CapturedWindow, (Object) -> Void) -> Void, line: UInt = #line) {
        for holds in [false, true] {
            for shows in [false, true] {
                assertFreed(line: line) {
                    let window = CapturedWindow()
                    fill(window) { if holds { window.held.append($0) } }
                    if shows {
                        window.present()
                        pumpUntilIdle()
                    }
                    window.close()
                    return window
                }
            }
        }
    }
}

private final class CapturedWindow: Window {
    var held: [Object] = []
    private var notes = 0

    init() { super.init() }

    func note() { notes += 1 }
}
