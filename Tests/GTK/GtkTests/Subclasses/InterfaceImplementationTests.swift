import CGtk
import CombineTesting
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of C interfaces that Swift classes implement.
@MainActor
final class InterfaceImplementationTests: GtkTestCase {
    func testAPaintableIsDrawnAndMeasuredByGTK() {
        let disc = Disc()
        let window = Window()
        let picture = Picture(paintable: disc)
        window.child = picture
        window.present()
        wait { disc.sizes.contains { $0.width > 0 } }
        XCTAssertEqual(gdk_paintable_get_intrinsic_width(OpaquePointer(disc.pointer)), 40)
        XCTAssertEqual(gdk_paintable_get_intrinsic_height(OpaquePointer(disc.pointer)), 30)
        XCTAssertEqual(picture.requestedSize(.horizontal, forSize: -1).natural, 40)
        XCTAssertTrue((picture.paintable as? Disc) === disc)
        window.destroy()
    }

    func testMissingMembersOfAPaintableUseTheCDefaults() {
        let disc = Disc()
        XCTAssertEqual(gdk_paintable_get_flags(OpaquePointer(disc.pointer)).rawValue, 0)
        XCTAssertEqual(disc.flags, [])
        XCTAssertEqual(disc.intrinsicAspectRatio, 40.0 / 30, accuracy: 0.001, "the GDK default for the size")
    }

    func testAnImageShowsAPaintable() {
        let image = Image(paintable: Disc())
        XCTAssertTrue(image.paintable is Disc)
    }

    func testAListModelIsReadByC() {
        let squares = Squares(count: 5)
        let model = OpaquePointer(squares.pointer)
        XCTAssertEqual(g_list_model_get_n_items(model), 5)
        XCTAssertEqual(g_list_model_get_item_type(model), Square.registeredType)
        XCTAssertNil(g_list_model_get_item(model, 5))
        XCTAssertEqual(squares.items(as: Square.self).map(\.value), [0, 1, 4, 9, 16])
        let selection = NoSelection(model: squares)
        XCTAssertEqual(selection.itemCount, 5)
        var changes: [Int] = []
        let connection = selection.itemsChanged.connect { changes.append($0.added) }
        squares.count = 7
        XCTAssertEqual(changes, [2])
        XCTAssertEqual(selection.itemCount, 7)
        withExtendedLifetime(connection) {}
    }

    func testMillionsOfItemsAreCreatedOnDemand() throws {
        let squares = Squares(count: 16_777_216)
        let before = LiveCount.objects
        let window = Window()
        let factory = SignalListItemFactory()
        let connections = [
            factory.setup.connect { $0.child = Label(label: "") },
            factory.bind.connect { item in
                (item.child as? Label)?.label = (item.item as? Square).map { "\($0.value)" } ?? ""
            },
        ]
        let grid = GridView(model: SingleSelection(model: squares), factory: factory)
        let scrolled = ScrolledWindow()
        scrolled.child = grid
        window.child = scrolled
        window.setDefaultSize(400, height: 300)
        window.present()
        wait { squares.made > 0 && scrolled.vadjustment.upper > 1000 }
        for position in [8_388_608, 16_777_215, 0] {
            XCTAssertTrue(grid.activateAction("list.scroll-to-item", argument: Variant(uint32: UInt32(position))))
            wait { squares.asked.contains(position) }
            MainContext.pumpUntilIdle()
        }
        XCTAssertLessThan(LiveCount.objects - before, 10_000, "only visible items have objects")
        XCTAssertLessThan(squares.made, 200_000)
        window.destroy()
        withExtendedLifetime(connections) {}
    }

    func testACustomSelectionModel() {
        let odd = OddSelection(count: 6)
        XCTAssertEqual(gtk_selection_model_is_selected(OpaquePointer(odd.pointer), 3), 1)
        XCTAssertEqual(gtk_selection_model_is_selected(OpaquePointer(odd.pointer), 2), 0)
        XCTAssertEqual(Array(odd.selection), [1, 3, 5], "by the GTK implementation, which requests each item")
        XCTAssertFalse(odd.selectAll())
    }

    func testAShortcutManagerReceivesTheControllers() {
        let manager = Managing()
        let controller = ShortcutController()
        controller.scope = .managed
        manager.addController(controller)
        let window = Window()
        window.child = manager
        let inner = Button(label: "")
        let managed = ShortcutController()
        managed.scope = .managed
        inner.addController(managed)
        inner.setParent(manager)
        window.present()
        wait { manager.added.contains { $0 === managed } }
        inner.unparent()
        wait { manager.removed.contains { $0 === managed } }
        window.destroy()
    }

    func testASubclassInheritsAnInterface() {
        let wide = WideDisc()
        XCTAssertEqual(gdk_paintable_get_intrinsic_width(OpaquePointer(wide.pointer)), 400)
        XCTAssertEqual(gdk_paintable_get_intrinsic_height(OpaquePointer(wide.pointer)), 30)
    }

    func testImplementationsAreFreed() {
        assertNoLeaks {
            for _ in 0..<1000 {
                let image = Image(paintable: Disc())
                _ = image.requestedSize(.horizontal, forSize: -1)
                let selection = NoSelection(model: Squares(count: 3))
                _ = selection.items(as: Square.self).map(\.value)
            }
        }
    }

    func testACustomActionGroup() {
        let group = Commands()
        let button = Button(label: "run")
        button.insertActionGroup("commands", group: group)
        button.actionName = "commands.run"
        let window = Window()
        window.child = button
        window.present()
        wait { button.isSensitive }
        button.emitClicked()
        XCTAssertEqual(group.runs, ["run"])
        XCTAssertFalse(g_action_group_has_action(OpaquePointer(group.pointer), "none") != 0)
        window.destroy()
    }
}

private class Disc: Object, Paintable {
    var sizes: [(width: Double, height: Double)] = []
    var intrinsicWidth: Int { 40 }
    var intrinsicHeight: Int { 30 }

    func snapshot(_ snapshot: GdkSnapshot, width: Double, height: Double) {
        sizes.append((width, height))
        let bounds = Rect(x: 0, y: 0, width: width, height: height)
        snapshot.drawing.appendColor(RGBA(red: 1, green: 0, blue: 0, alpha: 1), bounds: bounds)
    }
}

private final class WideDisc: Disc {
    override var intrinsicWidth: Int { 400 }
}

private final class Square: Object {
    let value: Int

    init(_ root: Int) {
        value = root * root
        super.init()
    }
}

private final class Squares: Object, ListModel {
    var count: Int {
        didSet { emitItemsChanged(oldValue, removed: 0, added: count - oldValue) }
    }
    var made = 0
    var asked: Set<Int> = []

    init(count: Int) {
        self.count = count
        super.init()
    }

    var itemType: GType { Square.registeredType }
    var itemCount: Int { count }

    func object(_ position: Int) -> Object? {
        if position >= count { return nil }
        made += 1
        asked.insert(position)
        return Square(position)
    }
}

private final class OddSelection: Object, SelectionModel {
    private let squares: Squares

    init(count: Int) {
        squares = Squares(count: count)
        super.init()
    }

    var itemType: GType { squares.itemType }
    var itemCount: Int { squares.itemCount }
    func object(_ position: Int) -> Object? { squares.object(position) }
    func isSelected(_ position: Int) -> Bool { position % 2 == 1 }
}

private final class Managing: Widget, ShortcutManager {
    var added: [ShortcutController] = []
    var removed: [ShortcutController] = []

    func addShortcutController(_ controller: ShortcutController) { added.append(controller) }
    func removeShortcutController(_ controller: ShortcutController) { removed.append(controller) }
}

private final class Commands: Object, ActionGroup {
    var runs: [String] = []

    var actions: [String] { ["run"] }
    func hasAction(_ actionName: String) -> Bool { actionName == "run" }
    func isActionEnabled(_ actionName: String) -> Bool { true }
    func activateAction(_ actionName: String, parameter: Variant?) { runs.append(actionName) }
    func changeActionState(_ actionName: String, value: Variant) {}
}
