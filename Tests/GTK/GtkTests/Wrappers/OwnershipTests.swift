import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of reference counts before and after calls, with each ownership transfer.
@MainActor
final class OwnershipTests: GtkTestCase {
    // MARK: Results

    func testAResultWithoutTransfer() {
        let button = Button(label: "text")
        let child = button.child
        let pointer = child?.pointer
        let before = references(child)
        for _ in 0..<3 { XCTAssertTrue(button.child === child) }
        XCTAssertEqual(references(child), before)
        XCTAssertEqual(pointer, button.child?.pointer)
    }

    func testAResultWithFullTransfer() {
        let strings = StringList(strings: ["a"])
        let item = strings.object(0)
        let before = references(item)
        for _ in 0..<3 { XCTAssertTrue(strings.object(0) === item) }
        XCTAssertEqual(references(item), before, "each call transferred a reference")
        weak var dying: Object?
        func take() {
            dying = StringList(strings: ["b"]).object(0)
        }
        take()
        XCTAssertNil(dying)
    }

    func testAListWithContainerTransfer() {
        let (list, before) = (ListBox(), LiveCount.objects)
        func use() {
            for text in ["a", "b"] { list.append(Label(label: text)) }
            list.selectionMode = .multiple
            list.selectAll()
            let rows = list.selectedRows
            let counts = rows.map(references)
            for _ in 0..<3 { XCTAssertEqual(list.selectedRows.map(\.pointer), rows.map(\.pointer)) }
            XCTAssertEqual(rows.map(references), counts)
            while let row = list.row(at: 0) { list.remove(row) }
        }
        use()
        XCTAssertEqual(LiveCount.objects, before)
        XCTAssertLessThan(heapGrowth { _ = list.selectedRows }, 50_000)
    }

    func testAListWithFullTransfer() {
        let before = LiveCount.boxed
        let attributes = AttrList()
        attributes.insert(Attribute.weight(.bold))
        XCTAssertEqual(attributes.attributes.count, 1)
        XCTAssertLessThan(heapGrowth { _ = attributes.attributes }, 50_000)
        XCTAssertEqual(LiveCount.boxed, before + 1)
        withExtendedLifetime(attributes) {}
    }

    func testAListWithoutTransfer() {
        let group = SizeGroup(mode: .both)
        let labels = (0..<3).map { Label(label: "\($0)") }
        for label in labels { group.addWidget(label) }
        let counts = labels.map(references)
        XCTAssertEqual(Set(group.widgets.map(\.pointer)), Set(labels.map(\.pointer)))
        XCTAssertEqual(labels.map(references), counts)
        for label in labels { group.removeWidget(label) }
    }

    func testStringsOfEachKind() {
        let label = Label(label: String(repeating: "x", count: 1_000))
        let entry = Entry()
        entry.text = label.label
        let path = TreePath([1, 2, 3])
        let growth = heapGrowth {
            _ = label.label  // Owned by C.
            _ = entry.text(in: 0..<1000)  // Passed to the caller.
            _ = path.toString()
            label.tooltipText = "a text of some length"
        }
        XCTAssertLessThan(growth, 100_000)
    }

    func testArraysOfEachKind() {
        let label = Label(label: "")
        label.cssClasses = ["one", "two"]
        let formats = ContentFormats(mimeTypes: ["text/plain", "text/html"])
        let group = SimpleActionGroup()
        group.addAction(SimpleAction(name: "save"))
        let growth = heapGrowth {
            _ = label.cssClasses  // Passed to the caller with its strings.
            _ = formats.mimeTypes  // Owned by C.
            _ = group.actions
        }
        XCTAssertLessThan(growth, 100_000)
        XCTAssertEqual(group.actions, ["save"])
    }

    func testABoxedResultOfEachKind() {
        let before = LiveCount.boxed
        func use() {
            let bytes = Bytes([1, 2, 3])
            let icon = BytesIcon(bytes: bytes)
            XCTAssertEqual(icon.bytes, bytes, "a reference to the object of C")
            let stream = MemoryOutputStream.resizable()
            XCTAssertNoThrow(try stream.closeBlocking())
            XCTAssertEqual(stream.stealAsBytes().count, 0)
        }
        use()
        XCTAssertEqual(LiveCount.boxed, before)
    }

    // MARK: Floating references

    func testAFloatingObjectBelongsToSwift() {
        let widget = Label(label: "")
        XCTAssertEqual(g_object_is_floating(widget.pointer), 0)
        XCTAssertEqual(references(widget), 1)
        let box = Box(orientation: .horizontal)
        box.append(widget)
        XCTAssertEqual(references(widget), 2)
        box.remove(widget)
        XCTAssertEqual(references(widget), 1)
        let adjustment = Adjustment(value: 1, upper: 5)
        XCTAssertEqual(references(adjustment), 1)
        let column = TreeViewColumn()
        XCTAssertEqual(references(column), 1)
        assertFreed { CellRendererText() }
        assertFreed { Adjustment(value: 1, upper: 5) }
        // This object is created by a constructor function instead of from properties.
        let scale = Scale(orientation: .horizontal, min: 0, max: 1, step: 0.1)
        XCTAssertEqual(references(scale), 1)
    }

    func testAFloatingObjectAsAnArgumentOfAClosure() {
        let before = LiveCount.objects
        assertFreed {
            let list = ListBox()
            var rows: [Int] = []
            // The rows are owned by C, and are floating until the list has added them.
            list.setSort { first, second in
                rows += [first, second].map { CountedObjects.references($0.pointer) }
                return 0
            }
            for text in ["a", "b", "c"] { list.append(Label(label: text)) }
            XCTAssertFalse(rows.isEmpty)
            let row = list.row(at: 0)
            XCTAssertEqual(g_object_is_floating(row?.pointer), 0)
            XCTAssertEqual(references(row), 2)
            return list
        }
        XCTAssertEqual(LiveCount.objects, before)
    }

    func testAnObjectThatStaysFloatingAfterItWasWrapped() {
        let objects = CountedObjects()
        let pointer = objects.make(gtk_adjustment_get_type())
        var adjustment: Adjustment? = convertPointer(pointer, .borrowed, "test")
        XCTAssertEqual(g_object_is_floating(pointer), 1)
        XCTAssertEqual(CountedObjects.references(pointer), 2)
        withExtendedLifetime(adjustment) {}
        adjustment = nil
        XCTAssertEqual(objects.freed, 0)
        let again: Adjustment = convertPointer(pointer, .borrowed, "test")
        g_object_ref_sink(pointer)
        XCTAssertEqual(CountedObjects.references(pointer), 2)
        g_object_unref(pointer)
        XCTAssertEqual(CountedObjects.references(pointer), 1)
        withExtendedLifetime(again) {}
    }

    func testAFloatingVariantAsAnArgumentOfAClosure() {
        let floating = g_variant_new_string("floating")
        func look() {
            let variant: Variant = convertPointer(floating, .borrowed, "test")
            XCTAssertEqual(variant.string, "floating")
        }
        look()
        XCTAssertEqual(g_variant_is_floating(floating), 1)
        g_variant_unref(g_variant_ref_sink(floating))
    }

    func testAnUnownedObjectIsOwnedOnce() {
        for make in [{ GestureClick() }, { EventControllerKey() }] as [() -> EventController] {
            let controller = make()
            XCTAssertEqual(references(controller), 1)
        }
        XCTAssertEqual(references(StringList(strings: [])), 1)
        XCTAssertEqual(references(Gio.Menu()), 1)
        let window = Window()
        XCTAssertEqual(references(window), 2, "the Swift reference, and that of GTK's list of windows")
        window.destroy()
    }

    // MARK: Consumed parameters

    func testAConsumedController() {
        weak var controller: GestureClick?
        func use() {
            let button = Button(label: "")
            let gesture = GestureClick()
            controller = gesture
            button.addController(gesture)
            XCTAssertEqual(references(gesture), 2)
            button.removeController(gesture)
            XCTAssertEqual(references(gesture), 1, "still ours")
            button.addController(gesture)
        }
        use()
        XCTAssertNil(controller)
    }

    func testAConsumedLayoutManager() {
        weak var layout: BoxLayout?
        func use() {
            let widget = Box(orientation: .vertical)
            let manager = BoxLayout(orientation: .horizontal)
            layout = manager
            widget.layoutManager = manager
            XCTAssertEqual(references(manager), 2)
            XCTAssertTrue(widget.layoutManager === manager)
            widget.layoutManager = nil
            XCTAssertEqual(references(manager), 1)
            widget.layoutManager = manager
        }
        use()
        XCTAssertNil(layout)
    }

    func testConsumedModels() {
        var counts: (Int, Int, Int) = (0, 0, 0)
        weak var (strings, selection, factory): (StringList?, SingleSelection?, SignalListItemFactory?)
        assertFreed {
            let model = StringList(strings: ["a"])
            let single = SingleSelection(model: model)
            let items = SignalListItemFactory()
            (strings, selection, factory) = (model, single, items)
            let view = ListView(model: single, factory: items)
            XCTAssertTrue(view.model === single)
            XCTAssertTrue(single.model === model)
            counts = (references(model), references(single), references(items))
            return view
        }
        XCTAssertGreaterThanOrEqual(counts.0, 2)
        XCTAssertNil(strings)
        XCTAssertNil(selection)
        XCTAssertNil(factory)
        // This object is created by a function that consumes its model.
        weak var mapped: StringList?
        assertFreed {
            let model = StringList(strings: ["a"])
            mapped = model
            let map = MapListModel(model: model)
            XCTAssertEqual(references(model), 2)
            return map
        }
        XCTAssertNil(mapped)
    }

    func testConsumedPartsOfAShortcut() throws {
        weak var shortcut: Shortcut?
        func use() throws {
            let controller = ShortcutController()
            let trigger = try XCTUnwrap(ShortcutTrigger(string: "<Control>s"))
            let action = CallbackAction { _, _ in true }
            let made = Shortcut(trigger: trigger, action: action)
            shortcut = made
            XCTAssertEqual(references(trigger), 2)
            controller.addShortcut(made)
            XCTAssertEqual(references(made), 2)
            made.trigger = nil
            XCTAssertEqual(references(trigger), 1 + (made.trigger === trigger ? 1 : 0))
        }
        let before = LiveCount.closures
        try use()
        XCTAssertNil(shortcut)
        XCTAssertEqual(LiveCount.closures, before)
    }

    func testAConsumedFundamental() {
        let constant = ObjectExpression(object: Label(label: ""))
        let before = LiveCount.fundamentals
        let growth = heapGrowth {
            _ = PropertyExpression(thisType: Label.self, expression: constant, propertyName: "label")
        }
        XCTAssertLessThan(growth, 50_000)
        XCTAssertEqual(LiveCount.fundamentals, before)
        withExtendedLifetime(constant) {}
    }

    func testTheElementsOfAConsumedArray() throws {
        let greeting = try Value("hi")
        weak var first: ContentProvider?
        assertFreed {
            let text = ContentProvider(mimeType: "text/plain", bytes: Bytes([104, 105]))
            let value = ContentProvider(value: greeting)
            first = text
            let union = ContentProvider(union: [text, value])
            XCTAssertEqual(references(text), 2)
            XCTAssertEqual(union.formats?.contains(mimeType: "text/plain"), true)
            return union
        }
        XCTAssertNil(first)
        XCTAssertEqual(ContentProvider(union: []).formats?.mimeTypes ?? [], [])
    }

    private func references(_ object: Object?) -> Int {
        object.map { CountedObjects.references($0.pointer) } ?? 0
    }
}
