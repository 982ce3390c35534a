import CombineGtk
import GtkTesting
import XCTest

/// Tests of invalid calls that would crash C. The program must trap with a message about the mistake, or continue to
/// run.
@MainActor
final class CarelessUseTests: AttackTestCase {
    // MARK: Classes whose functions C wouldn't call

    func testASwiftClassCannotDeriveFromAClassWhoseFunctionsItCannotImplement() {
        final class Shelf: MenuModel {}
        final class Address: SocketAddress {}
        assertTraps(saying: "Shelf can't derive from GMenuModel", "because Swift can't implement its C functions") {
            print(Shelf().itemCount)
        }
        final class Pair: IOStream {}
        assertTraps(saying: "Pair can't derive from GIOStream") { print(Pair()) }
        assertTraps(saying: "Address can't derive from GSocketAddress") { print(Address().nativeSize) }
    }

    func testTheMessageContainsAnInterfaceThatTheCClassLacks() {
        final class Impostor: Object, TreeDragSource, NativeActionMap {}
        assertTraps(saying: "gtk_tree_drag_source_row_draggable: the C class of", "doesn't implement GtkTreeDragSource")
        {
            _ = Impostor().rowDraggable(try XCTUnwrap(TreePath(string: "0")))
        }
        assertTraps(saying: "g_action_map_lookup_action: the C class of", "doesn't implement GActionMap") {
            _ = Impostor().lookupAction("text")
        }
    }

    // MARK: Lists

    func testASortFunctionThatChangesItsListTraps() {
        assertTraps(saying: "a sort function changed a list") {
            let list = StringList(strings: (0..<100).map { "\($0)" })
            let sorter = CustomSorter { (first: StringObject, second: StringObject) -> Bool in
                list.remove(0)
                return first.string < second.string
            }
            print(SortListModel(model: list, sorter: sorter).itemCount)
        }
    }

    func testAFilterCannotContainItself() {
        assertTraps(saying: "gtk_multi_filter_append: filter", "would contain itself") {
            let every = EveryFilter()
            let any = AnyFilter()
            every.append(any)
            any.append(every)
        }
        assertTraps(saying: "gtk_multi_sorter_append: sorter", "would contain itself") {
            let sorter = MultiSorter()
            sorter.append(sorter)
        }
        let every = EveryFilter()
        let any = AnyFilter()
        every.append(any)
        every.append(any)
        XCTAssertEqual(every.itemCount, 2)
    }

    // MARK: Widgets

    func testAPopoverWithoutAParentCannotBeShown() {
        assertTraps(saying: "GtkWidget:visible", "is a popover without a parent") { Popover().isVisible = true }
        assertTraps(saying: "gtk_widget_show", "is a popover without a parent") { Popover().show() }
        let popover = Popover()
        popover.isVisible = false
        XCTAssertFalse(popover.isVisible)
    }

    func testLayoutDataOutlivesTheChildAndTheLayout() throws {
        func kept() throws -> GridLayoutChild {
            let layout = GridLayout()
            let parent = Box(orientation: .vertical)
            parent.layoutManager = layout
            let child = Label(label: "text")
            parent.append(child)
            return try XCTUnwrap(layout.layoutChild(child) as? GridLayoutChild)
        }
        let child = try kept()
        XCTAssertEqual((child.childWidget as? Label)?.label, "text")
        child.row = 3
        XCTAssertTrue(child.layoutManager is GridLayout)
    }

    func testARecentFileOutlivesItsList() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("recent-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <xbel version="1.0" xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
            xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info">
            <bookmark href="file:///none" added="2022-01-02T00:00:00Z" modified="2022-01-02T00:00:00Z"
            visited="2022-01-02T00:00:00Z"><info><metadata owner="http://freedesktop.org">
            <mime:mime-type type="text/plain"/></metadata></info></bookmark></xbel>
            """
        try text.write(to: file, atomically: true, encoding: .utf8)
        let info = try XCTUnwrap(RecentManager(properties: ["filename": file.path]).items.first)
        pumpUntilIdle()
        XCTAssertEqual(info.added.year, 2022)
        XCTAssertEqual(info.modified.dayOfMonth, 2)
        XCTAssertEqual(info.visited.month, 1)
    }

    // MARK: Pictures, nodes, values

    func testImagesAreScaledOnlyIntoLargeEnoughImages() throws {
        assertTraps(saying: "gdk_pixbuf_scale: dest: 1 x 1 at 2147483647, 0 is outside of the 4 x 4 pixels") {
            let picture = try XCTUnwrap(
                Pixbuf(colorspace: .rgb, hasAlpha: true, bitsPerSample: 8, width: 4, height: 4)
            )
            picture.scale(
                try XCTUnwrap(picture.copy()),
                destinationX: Int(Int32.max),
                destinationY: 0,
                destinationWidth: 1,
                destinationHeight: 1,
                offsetX: 0,
                offsetY: 0,
                scaleX: 1,
                scaleY: 1,
                interpolationType: .nearest
            )
        }
        assertTraps(saying: "gdk_pixbuf_save_to_bufferv: expected 2 option_values, one for each key, found 1") {
            let picture = try XCTUnwrap(
                Pixbuf(colorspace: .rgb, hasAlpha: true, bitsPerSample: 8, width: 4, height: 4)
            )
            _ = try picture.saveToBuffer("png", optionKeys: ["tEXt::a", "tEXt::b"], optionValues: ["a"])
        }
    }

    func testTheNestingOfNodesAndVariantsIsLimited() {
        assertTraps(saying: "gsk_render_node_deserialize: bytes: nodes are nested more than 1000 levels deep") {
            let text = String(repeating: "container {\n", count: 200_000)
            _ = RenderNode.deserialize(Bytes(Array(text.utf8)))
        }
        assertTraps(saying: "Variant: variants are nested more than 128 levels deep") {
            var variant = Variant(1)
            for _ in 0..<1_000_000 { variant = Variant(boxed: variant) }
        }
        var variant = Variant(1)
        for _ in 0..<100 { variant = Variant(tuple: [variant]) }
        for _ in 0..<100 { variant = variant[0] }
        XCTAssertEqual(variant.int, 1)
    }

    func testATextPositionCannotBeStoredInAValue() {
        let buffer = TextBuffer()
        XCTAssertThrowsError(try Value(buffer.startIter)) { error in
            XCTAssertEqual("\(error)", "expected a type that a GValue can store, found TextIter")
        }
    }

    func testMessagesContainNegativeCounts() {
        assertTraps(saying: "g_input_stream_read: count: can't read -1 bytes") {
            _ = try MemoryInputStream(bytes: Bytes([1])).readBlocking(count: -1)
        }
    }

    func testMIMETypesOfAMegabyteTrap() {
        assertTraps(saying: "gdk_content_formats_new: mime_types: a MIME type of 1000000 bytes exceeds the maximum of")
        {
            _ = ContentFormats(mimeTypes: [String(repeating: "a", count: 1_000_000)])
        }
    }

    func testABusObjectNeedsAPath() {
        assertTraps(saying: "g_dbus_object_manager_server_export: object: the object has no g-object-path") {
            DBusObjectManagerServer(objectPath: "/org").export(DBusObjectSkeleton())
        }
    }
}
