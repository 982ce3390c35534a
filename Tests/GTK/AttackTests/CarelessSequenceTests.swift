import CGtk
import CombineGtk
import GtkTesting
import XCTest

/// Tests of calls that would crash or block C after other valid calls. The program must trap with a message, or
/// continue to run.
@MainActor
final class CarelessSequenceTests: AttackTestCase {
    // MARK: Objects in themselves

    func testGroupingAGestureWithItself() {
        let gesture = GestureClick()
        gesture.group(gesture)
        XCTAssertEqual(gesture.group.count, 1)
    }

    func testListsAndSortersCannotContainThemselves() {
        assertTraps(saying: "gtk_map_list_model_set_model: model", "would contain itself") {
            let first = MapListModel(model: nil, mapFunction: { $0 })
            let second = MapListModel(model: first, mapFunction: { $0 })
            first.setModel(second)
        }
        assertTraps(saying: "GtkTreeListRowSorter:sorter", "would contain itself") {
            let first = TreeListRowSorter(sorter: nil)
            let second = TreeListRowSorter(sorter: first)
            first.sorter = second
        }
        let list = StringList(strings: ["a"])
        let model = FilterListModel(model: list, filter: nil)
        model.model = list
        XCTAssertEqual(model.itemCount, 1)
    }

    func testAMenuCannotContainItself() {
        assertTraps(saying: "g_menu_append_submenu: submenu: Menu", "would contain itself") {
            let menu = Menu()
            menu.appendSubmenu("Menu", menu)
        }
        assertTraps(saying: "g_menu_insert_section: section: Menu", "would contain itself") {
            let (outer, inner) = (Menu(), Menu())
            outer.appendSubmenu("Inner", inner)
            inner.insertSection(at: 0, nil, outer)
        }
        assertTraps(saying: "g_menu_append_item: item: Menu", "would contain itself") {
            let menu = Menu()
            menu.appendItem(MenuItem(label: "Menu", submenu: menu))
        }
        // A menu can be in several places.
        let (outer, inner) = (Menu(), Menu())
        inner.append("Open", action: "app.open")
        outer.appendSection("First", inner)
        outer.appendItem(MenuItem(label: "Second", section: inner))
        outer.prependSubmenu("Third", inner)
        XCTAssertEqual(outer.itemCount, 3)
    }

    // MARK: Owners

    func testTheFontMapOfAFontChooserIsNotReleasedTwice() throws {
        let chooser = FontChooserWidget()
        let map = FontMap.cairo()
        chooser.fontMap = map
        let references = map.pointer.load(as: GObject.self).ref_count
        for _ in 0..<3 { XCTAssertTrue(chooser.fontMap === map) }
        XCTAssertEqual(map.pointer.load(as: GObject.self).ref_count, references)
    }

    func testAFontsetKeepsItsFontMap() throws {
        weak var map: FontMap?
        func load() throws -> Fontset {
            let made = FontMap.cairo()
            map = made
            let context = made.createContext()
            return try XCTUnwrap(
                made.loadFontset(context, description: FontDescription.fromString("Sans 12"), language: .default)
            )
        }
        let fontset = try load()
        withExtendedLifetime(fontset) { XCTAssertNotNil(map) }
    }

    func testAFontKeepsItsFontMap() throws {
        func load() throws -> Font {
            let map = FontMap.cairo()
            return try XCTUnwrap(
                map.loadFont(map.createContext(), description: FontDescription.fromString("Sans 12"))
            )
        }
        let font = try load()
        XCTAssertNotNil(font.fontMap)
        XCTAssertGreaterThan(font.metrics().ascent, 0)
        XCTAssertTrue(font.hasCharacter("a"))
    }

    func testACellAreaOutlivesAColumnWithADataFunction() throws {
        let (model, row) = oneRow()
        let area = CellAreaBox()
        let cell = CellRendererText()
        var calls = 0
        assertFreed {
            let column = TreeViewColumn(area: area)
            column.packStart(cell, expand: true)
            column.setCellData(cell) { _, _, _, _ in calls += 1 }
            column.cellSetCellData(model, iter: row, isExpander: false, isExpanded: false)
            return column
        }
        XCTAssertEqual(calls, 1)
        area.applyAttributes(model, iter: row, isExpander: false, isExpanded: false)
        XCTAssertEqual(calls, 1, "the function has no column anymore")
    }

    func testACellAreaOutlivesAViewWithADataFunction() throws {
        let (model, row) = oneRow()
        let area = CellAreaBox()
        let cell = CellRendererText()
        var calls = 0
        assertFreed {
            let view = CellView(area: area, context: area.createContext())
            view.packStart(cell, expand: true)
            view.setCellData(cell) { _, _, _, _ in calls += 1 }
            return view
        }
        calls = 0
        area.applyAttributes(model, iter: row, isExpander: false, isExpanded: false)
        XCTAssertEqual(calls, 0, "the function has no view anymore")
    }

    func testADataFunctionOfARendererOutsideAColumn() throws {
        let (model, row) = oneRow()
        weak var renderer: CellRenderer?
        var calls = 0
        func column() -> TreeViewColumn {
            let column = TreeViewColumn()
            let cell = CellRendererText()
            renderer = cell
            column.setCellData(cell) { _, given, _, _ in
                calls += 1
                XCTAssertTrue(given === renderer)
            }
            return column
        }
        func use() {
            let column = column()
            column.cellSetCellData(model, iter: row, isExpander: false, isExpanded: false)
            XCTAssertNotNil(renderer, "retained by its function")
        }
        use()
        XCTAssertEqual(calls, 1)
        pumpUntilIdle()
        XCTAssertNil(renderer)
    }

    private func oneRow() -> (model: Gtk.GtkListStore, row: TreeIter) {
        let model = Gtk.GtkListStore(types: [String.self])
        return (model, model.append())
    }

    func testAStreamIsNotUnrealizedTooOften() {
        assertTraps(saying: "gtk_media_stream_unrealize: surface", "isn't realized for") {
            let window = Window()
            window.present()
            let surface = try XCTUnwrap(window.surface)
            let stream = MediaFile()
            stream.realize(surface)
            stream.unrealize(surface)
            stream.unrealize(surface)
        }
    }

    func testASurfaceOutlivesItsPrintJob() throws {
        func surface() throws -> CairoSurface {
            var printer: Printer?
            Printer.enumerate(
                { found in
                    printer = found
                    return true
                },
                wait: true
            )
            let job = PrintJob(
                title: "text",
                printer: try XCTUnwrap(printer),
                settings: PrintSettings(),
                pageSetup: PageSetup()
            )
            return try job.surface()
        }
        assertExitsCleanly { _ = try surface() }
        assertTraps(saying: "gtk_print_job_set_source_fd", "the job has a surface, whose content it prints") {
            var printer: Printer?
            Printer.enumerate(
                { found in
                    printer = found
                    return true
                },
                wait: true
            )
            let job = PrintJob(
                title: "text",
                printer: try XCTUnwrap(printer),
                settings: PrintSettings(),
                pageSetup: PageSetup()
            )
            _ = try job.surface()
            try job.setSourceFD(0)
        }
    }

    // MARK: Ranges and counts

    func testRangesOutsideATextTrap() {
        assertTraps(
            saying: "gtk_label_select_region: 0..<2147483647 is out of range: the text has 4 characters"
        ) {
            let label = Label(label: "text")
            label.isSelectable = true
            label.select(0..<Int(Int32.max))
        }
        assertTraps(saying: "gtk_editable_get_chars: start_pos: expected 0 or more, found -2") {
            print(Entry().text(in: -2 ..< -1))
        }
        let label = Label(label: "text")
        label.isSelectable = true
        label.select(1..<4)
        XCTAssertEqual(label.selectedRange, 1..<4)
    }

    func testGradientsThatCannotBeDrawnTrap() {
        let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        let bounds = Rect(x: 0, y: 0, width: 4, height: 4)
        assertTraps(saying: "gtk_snapshot_append_linear_gradient: stops", "ascending offsets from 0 to 1, found 7.0") {
            Snapshot().appendLinearGradient(
                bounds,
                startPoint: Point(x: 0, y: 0),
                endPoint: Point(x: 4, y: 4),
                stops: [ColorStop(offset: 0, color: black), ColorStop(offset: 7, color: white)]
            )
        }
        assertTraps(saying: "gtk_snapshot_append_radial_gradient", "expected radii greater than 0, found 0.0 and 1.0") {
            Snapshot().appendRadialGradient(
                bounds,
                center: Point(x: 0, y: 0),
                horizontalRadius: 0,
                verticalRadius: 1,
                start: 0,
                end: 1,
                stops: [ColorStop(offset: 0, color: black), ColorStop(offset: 1, color: white)]
            )
        }
    }

    func testCopyingACoverageWithoutCharacters() {
        let coverage = Coverage()
        coverage.set(65, level: .exact)
        XCTAssertEqual(coverage.copy().get(65), .exact)
        coverage.set(65, level: .none)
        XCTAssertEqual(coverage.copy().get(65), .none)
        assertTraps(saying: "pango_tab_array_new: initial_size") {
            _ = TabArray(initialSize: Int(Int32.max), positionsInPixels: true)
        }
    }

    // MARK: Missing objects

    func testAnIconThemeWithoutPathsFindsNothing() {
        let theme = IconTheme()
        theme.setSearchPath(nil)
        theme.resourcePath = nil
        XCTAssertFalse(theme.hasIcon("none"))
        XCTAssertEqual(theme.iconSizes("none"), [])
        assertTraps(saying: "g_themed_icon_new_from_names: iconnames") { _ = ThemedIcon(names: []) }
    }

    func testAnAssistantNeedsACurrentPage() {
        assertTraps(saying: "gtk_assistant_next_page: expected an assistant with a current page") {
            let assistant = Assistant()
            assistant.appendPage(Label(label: "text"))
            assistant.nextPage()
            assistant.previousPage()
        }
    }

    func testADecorationLayoutMustBeValid() {
        assertTraps(saying: "GtkSettings:gtk-decoration-layout", "found an empty string") {
            Settings.default?.decorationLayout = ""
        }
        assertTraps(saying: "GtkWindowControls:decoration-layout", "found an empty string") {
            WindowControls(side: .end).decorationLayout = ""
        }
        assertTraps(saying: "GdkDisplayManager:default-display: expected a Display, found nil") {
            DisplayManager.get().defaultDisplay = nil
        }
    }

    func testMessagesContainUnusableFilesAndActions() {
        assertTraps(saying: "gtk_icon_paintable_new_for_file: file", "found http://example.org/icon.png") {
            _ = IconPaintable(file: File(uri: "http://example.org/icon.png"), size: 16, scale: 1)
        }
        assertTraps(saying: "g_desktop_app_info_get_action_name: action_name", "found \"text\"") {
            let info = try AppInfoObject.create(fromCommandLine: "true") as? DesktopAppInfo
            print(try XCTUnwrap(info).actionName("text"))
        }
    }

    func testALayoutManagerMeasuresItsOwnWidget() {
        assertTraps(saying: "gtk_layout_manager_measure: widget: expected the widget that this GridLayout lays out") {
            let box = Box(orientation: .vertical)
            box.append(Label(label: "text"))
            print(GridLayout().requestedSize(of: box, orientation: .horizontal, forSize: -1))
        }
        let box = Box(orientation: .vertical)
        box.append(Label(label: "text"))
        XCTAssertGreaterThan(
            BoxLayout(orientation: .vertical).requestedSize(of: box, orientation: .horizontal, forSize: -1).minimum,
            0
        )
    }

    func testAModelThatForwardsDragsNeedsASource() {
        assertTraps(saying: "gtk_tree_drag_source_row_draggable", "expected the GtkTreeModelSort to have a model") {
            let sort = TreeModelSort(properties: [:])
            _ = (sort as any TreeDragSource).rowDraggable(try XCTUnwrap(TreePath(string: "0")))
        }
    }

    func testTheImageOfAStreamWithoutContent() throws {
        let stream = MediaFile()
        try XCTSkipUnless(stream.typeName == "GtkNoMediaFile", "GTK can play media files")
        for _ in 0..<3 { XCTAssertTrue(stream.currentImage === stream) }
    }

    func testTheButtonOfAColumnCannotContainItself() {
        assertTraps(saying: "GtkTreeViewColumn:widget: Button can't contain itself") {
            let column = TreeViewColumn()
            column.widget = column.button
        }
    }
}
