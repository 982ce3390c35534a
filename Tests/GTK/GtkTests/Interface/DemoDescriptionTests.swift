@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of the unchanged `.ui` files of gtk4-demo, with handlers in Swift.
@MainActor
final class DemoDescriptionTests: GtkTestCase {
    func testApplication() throws {
        let resources = try DemoResources()
        let window = try DemoApplicationWindow(resources.interface("/application_demo/application.ui"))
        #if DEBUG
        // The actions belong to gtk4-demo, which isn't running.
        expectLog(containing: "has the action \"app.quit\"", domain: "CombineGtk")
        expectLog(containing: "has the action \"win.logo\"", domain: "CombineGtk")
        #endif
        window.present()
        window.infobar.isVisible = true
        wait { window.infobar.first(Button.self)?.height ?? 0 > 0 }
        User(window).click(try XCTUnwrap(window.infobar.first(Button.self, labelled: "OK")))
        wait { !window.infobar.isVisible }
        window.first(TextView.self)?.buffer.text = "two\nlines"
        XCTAssertEqual(window.message.label, "9 characters")
        let buffer = try XCTUnwrap(window.first(TextView.self)?.buffer)
        _ = buffer.createMark(named: "place", at: buffer.startIter)
        XCTAssertEqual(window.marks, ["place"])
        window.destroy()
    }

    func testClipboard() throws {
        try XCTSkipIf(GTK.version.minor > 8, "newer demonstrations have further handlers")
        let resources = try DemoResources()
        // GTK doesn't export the function that returns the type of this class, but creating a color button registers
        // the type.
        _ = ColorButton()
        let demo = ClipboardDemo()
        let builder = try Builder(resources.interface("/clipboard/clipboard.ui"), handlers: demo.handlers)
        let window = try builder.object("window", as: Window.self)
        let copy = try builder.object("copy_button", as: Button.self)
        window.present()
        demo.calls = []
        User(window).click(copy)
        wait { demo.calls == ["copy source_stack Text"] }
        try builder.object("source_text", as: Entry.self).text = ""
        XCTAssertFalse(copy.isSensitive)
        try builder.object("source_chooser", as: DropDown.self).selected = 3
        XCTAssertEqual(demo.calls.last, "source File")
        XCTAssertTrue(copy.isSensitive)
        window.destroy()
    }

    func testSettings() throws {
        let resources = try DemoResources()
        let demo = SettingsDemo()
        let builder = try Builder(
            resources.interface("/listview_settings/listview_settings.ui"),
            handlers: demo.handlers,
            classes: [SettingsKey.self]
        )
        let window = try builder.object("window", as: Window.self)
        let key = SettingsKey()
        key[text: "name"] = "cursor-size"
        key[text: "value"] = "24"
        key[text: "type"] = "Integer"
        try builder.object("columnview", as: ColumnView.self).model = NoSelection(model: ListStore([key]))
        window.present()
        wait { window.first(Label.self, labelled: "cursor-size") != nil }
        XCTAssertEqual(window.first(EditableLabel.self)?.text, "24")
        XCTAssertNotNil(window.first(Label.self, labelled: "Integer"))
        try builder.object("search_button", as: ToggleButton.self).isActive = true
        XCTAssertEqual(demo.calls, ["search enabled entry"])
        try builder.object("entry", as: SearchEntry.self).emit("stop-search", [])
        XCTAssertEqual(demo.calls.last, "stop search")
        window.destroy()
    }

    func testFileBrowser() throws {
        let resources = try DemoResources()
        let demo = FileBrowserDemo()
        let builder = try Builder(
            resources.interface("/listview_filebrowser/listview_filebrowser.ui"),
            handlers: demo.handlers,
            classes: [FileBrowserView.self]
        )
        let views = try XCTUnwrap(try builder.object("viewlist", as: Object.self) as? any ListModel)
        XCTAssertEqual(views.items(as: FileBrowserView.self).map { $0[text: "title"] }, ["List", "Grid", "Paged"])
        let folder = "\(NSTemporaryDirectory())file-browser-\(getpid())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("content".utf8).write(to: URL(fileURLWithPath: "\(folder)/notes.txt"))
        let list = try builder.object("dirlist", as: DirectoryList.self)
        list.file = File(path: folder)
        let window = try builder.object("window", as: Window.self)
        window.present()
        wait { window.first(Label.self, labelled: "notes.txt") != nil }
        XCTAssertTrue(window.descendants(of: Image.self).contains(where: { $0.icon != nil }))
        // The other view has another factory, whose rows contain more widgets.
        try builder.object("selected-view", as: SingleSelection.self).selected = 2
        wait { window.first(Label.self, labelled: "7 bytes") != nil }
        let view = try builder.object("view", as: GridView.self)
        view.emit("activate", [0])
        XCTAssertEqual(demo.calls, ["activated 0 in GtkDirectoryList"])
        User(window).click(try XCTUnwrap(window.first(Button.self)))
        wait { demo.calls.last == "up GtkDirectoryList" }
        window.destroy()
    }
}

private final class DemoApplicationWindow: ApplicationWindow {
    @Outlet var infobar: InfoBar
    @Outlet var message: Label
    var marks: [String] = []

    override class var handlers: [String: Handler] {
        [
            "clicked_cb": Handler(DemoApplicationWindow.closeMessage),
            "update_statusbar": Handler(DemoApplicationWindow.updateStatus),
            "mark_set_callback": Handler(DemoApplicationWindow.markSet),
        ]
    }

    init(_ interface: Interface) throws(InterfaceError) {
        super.init(properties: [:])
        try load(interface)
    }

    func closeMessage() { infobar.isVisible = false }
    func updateStatus(_ buffer: TextBuffer) { message.label = "\(buffer.characterCount) characters" }
    func markSet(_ buffer: TextBuffer, at location: TextIter, mark: TextMark) { marks.append(mark.name ?? "") }
}

@MainActor
private final class ClipboardDemo {
    var calls: [String] = []

    var handlers: [String: Handler] {
        [
            "source_changed_cb": Handler(on: self, ClipboardDemo.sourceChanged),
            "text_changed_cb": Handler(on: self, ClipboardDemo.textChanged),
            "drag_prepare": Handler(on: self, ClipboardDemo.prepareDrag),
            "open_file_cb": Handler(on: self, ClipboardDemo.openFile),
            "copy_button_clicked": Handler(on: self, ClipboardDemo.copy),
            "on_drop": Handler(on: self, ClipboardDemo.drop),
            "paste_button_clicked": Handler(on: self, ClipboardDemo.paste),
        ]
    }

    func sourceChanged(_ copy: Button, _ property: ParamSpec, _ stack: Stack) {
        calls.append("source \(stack.visibleChildName ?? "none")")
        copy.isSensitive = true
    }

    func textChanged(_ copy: Button, _ property: ParamSpec, _ entry: Entry) { copy.isSensitive = !entry.text.isEmpty }
    func prepareDrag(_ source: DragSource, x: Double, y: Double) -> ContentProvider? { nil }
    func openFile(_ button: Button) { calls.append("open") }
    func copy(_ stack: Stack) { calls.append("copy \(stack.builderID ?? "") \(stack.visibleChildName ?? "")") }
    func drop(_ stack: Stack, _ value: Value, x: Double, y: Double) -> Bool { false }
    func paste(_ stack: Stack) { calls.append("paste") }
}

@MainActor
private final class SettingsDemo {
    var calls: [String] = []

    var handlers: [String: Handler] {
        [
            "search_enabled": Handler(on: self, SettingsDemo.searchEnabled),
            "search_changed": Handler(on: self, SettingsDemo.searchChanged),
            "stop_search": Handler(on: self, SettingsDemo.stopSearch),
            "item_value_changed": Handler(on: self, SettingsDemo.valueChanged),
        ]
    }

    func searchEnabled(_ entry: SearchEntry) { calls.append("search enabled \(entry.builderID ?? "")") }
    func searchChanged(_ entry: SearchEntry) { calls.append("search \(entry.text)") }
    func stopSearch() { calls.append("stop search") }
    func valueChanged(_ label: EditableLabel) { calls.append("value \(label.text)") }
}

private final class SettingsKey: StoredObject, ConstructibleFromC {
    override class var storedProperties: KeyValuePairs<String, Kind> {
        [
            "name": .text, "value": .text, "type": .text, "default-value": .text, "summary": .text,
            "description": .text,
        ]
    }
}

@MainActor
private final class FileBrowserDemo {
    var calls: [String] = []

    var handlers: [String: Handler] {
        [
            "filebrowser_get_icon": Handler(on: self, FileBrowserDemo.icon),
            "filebrowser_get_display_name": Handler(on: self, FileBrowserDemo.name),
            "filebrowser_get_size": Handler(on: self, FileBrowserDemo.size),
            "filebrowser_get_content_type": Handler(on: self, FileBrowserDemo.contentType),
            "filebrowser_up_clicked_cb": Handler(on: self, FileBrowserDemo.up),
            "filebrowser_view_activated_cb": Handler(on: self, FileBrowserDemo.activate),
        ]
    }

    func icon(_ file: FileInfo) -> Object? { file.icon }
    func name(_ file: FileInfo) -> String { file.displayName }
    func size(_ file: FileInfo) -> String { "\(file.size) bytes" }
    func contentType(_ file: FileInfo) -> String? { file.contentType }
    func up(_ list: DirectoryList) { calls.append("up \(list.typeName)") }

    func activate(_ view: GridView, position: Int, list: DirectoryList) {
        calls.append("activated \(position) in \(list.typeName)")
    }
}

private final class FileBrowserView: StoredObject, ConstructibleFromC {
    override class var storedProperties: KeyValuePairs<String, Kind> {
        ["factory": .object(ListItemFactory.self), "icon-name": .text, "title": .text, "orientation": .orientation]
    }
}
