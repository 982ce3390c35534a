import CGtk
import CombineTesting
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of signals whose handlers don't return a Boolean, signals with a detail, and signals that a program can emit.
@MainActor
final class SignalExampleTests: GtkTestCase {
    // MARK: Returning

    func testAHandlerReturnsAnObject() {
        let (notebook, page) = (Notebook(), Label(label: "page"))
        XCTAssertEqual(notebook.appendPage(page), 0)
        let other = Notebook()
        XCTAssertNil(emit("create-window", of: notebook, page))
        let references = CountedObjects.references(other.pointer)
        var pages: [Widget] = []
        let connection = notebook.createWindow.connect { page in
            pages.append(page)
            return other
        }
        for _ in 0..<3 { XCTAssertEqual(emit("create-window", of: notebook, page), other.pointer) }
        XCTAssertTrue(pages.first === page)
        pumpUntilIdle()
        XCTAssertEqual(CountedObjects.references(other.pointer), references)
        connection.cancel()
        XCTAssertNil(emit("create-window", of: notebook, page))
    }

    func testAHandlerTransfersAnObject() throws {
        let source = DragSource()
        let content = ContentProvider(value: try Value("dragged"))
        let before = CountedObjects.references(content.pointer)
        let connection = source.prepare.connect { _ in content }
        let provider: ContentProvider? = source.emit("prepare", [1.0, 2.0])
        XCTAssertTrue(provider === content)
        XCTAssertEqual(CountedObjects.references(content.pointer), before)
        connection.cancel()
        XCTAssertNil(source.emit("prepare", [1.0, 2.0]) as ContentProvider?)
    }

    func testAHandlerReturnsFlags() {
        let target = DropTarget(for: String.self, actions: [.copy, .move])
        var places: [Double] = []
        let connection = target.enter.connect { x, y in
            places += [x, y]
            return .move
        }
        XCTAssertEqual(target.emit("enter", [3.0, 4.0]) as DragAction, .move)
        XCTAssertEqual(places, [3, 4])
        connection.cancel()
        let observed = TestSubscriber<Double, Never>()
        target.enter.map(\.x).subscribe(observed)
        XCTAssertEqual(target.emit("enter", [5.0, 6.0]) as DragAction, [], "the default result of GTK without a drag")
        XCTAssertEqual(observed.values, [5])
    }

    func testAHandlerReturnsAString() {
        let combo = ComboBoxText(properties: ["has-entry": true])
        combo.appendText("x")
        let connection = combo.formatEntryText.connect { "[\($0)]" }
        XCTAssertEqual(combo.emit("format-entry-text", ["0"]) as String, "[0]")
        XCTAssertLessThan(heapGrowth { _ = combo.emit("format-entry-text", ["0"]) as String }, 100_000)
        connection.cancel()
    }

    func testAValueAsAnArgument() throws {
        let target = DropTarget(for: String.self, actions: .copy)
        var dropped: [String] = []
        let connection = target.drop.connect { value, _, _ in
            dropped.append((try? value.get(as: String.self)) ?? "")
            return true
        }
        XCTAssertEqual(target.emit("drop", [try Value("text"), 1.0, 2.0]) as Bool, true)
        XCTAssertEqual(dropped, ["text"])
        connection.cancel()
    }

    // MARK: Details

    func testADetailedSignal() throws {
        let backend = SettingsBackend.memory()
        let settings = Gio.GSettings(schemaID: "org.gtk.gtk4.Settings.FileChooser", backend: backend)
        let all = TestSubscriber<String, Never>()
        let one = TestSubscriber<String, Never>()
        settings.changed.subscribe(all)
        settings.changed(detail: "show-hidden").subscribe(one)
        // Changes of a key are reported only after the key was read.
        _ = (settings.boolean(forKey: "show-hidden"), settings.boolean(forKey: "sort-directories-first"))
        XCTAssertTrue(
            settings.set(
                !settings.boolean(forKey: "sort-directories-first"),
                forKey: "sort-directories-first"
            )
        )
        XCTAssertTrue(settings.set(!settings.boolean(forKey: "show-hidden"), forKey: "show-hidden"))
        wait { all.values.count == 2 }
        XCTAssertEqual(all.values, ["sort-directories-first", "show-hidden"])
        XCTAssertEqual(one.values, ["show-hidden"])
    }

    func testAnActionOfAGroup() {
        let group = SimpleActionGroup()
        let added = TestSubscriber<String, Never>()
        group.actionAdded(detail: "save").subscribe(added)
        group.addAction(SimpleAction(name: "open"))
        group.addAction(SimpleAction(name: "save"))
        XCTAssertEqual(added.values, ["save"])
    }

    // MARK: Signals that a program may emit

    func testActionSignals() throws {
        let text = Text()
        text.text = "word"
        text.position = -1
        text.emitDeleteFromCursor(.characters, count: -1)
        XCTAssertEqual(text.text, "wor")
        text.emitInsertAtCursor("k")
        XCTAssertEqual(text.text, "work")
        text.emitBackspace()
        XCTAssertEqual(text.text, "wor")
        text.emitMoveCursor(.bufferEnds, count: -1, extend: true)
        XCTAssertEqual(text.selectedRange?.upperBound, 3)
        let button = Button(label: "")
        let clicks = TestSubscriber<Void, Never>()
        button.clicked.subscribe(clicks)
        button.emitClicked()
        XCTAssertEqual(clicks.values.count, 1)
    }

    func testAnActionSignalWithAResult() {
        let (window, notebook) = (Window(), Notebook())
        window.child = notebook
        for title in ["a", "b"] { _ = notebook.appendPage(Label(label: title)) }
        XCTAssertTrue(notebook.emitChangeCurrentPage(1))
        XCTAssertEqual(notebook.currentPage, 1)
        let changed = TestSubscriber<Int, Never>()
        notebook.changeCurrentPage.subscribe(changed)
        XCTAssertTrue(notebook.emitChangeCurrentPage(-1))
        XCTAssertEqual(notebook.currentPage, 0)
        XCTAssertEqual(changed.values, [-1])
        window.destroy()
    }

    /// Emits a signal that returns an object, like GTK. The caller doesn't own the result.
    private func emit(_ signal: String, of object: Object, _ argument: Object) -> UnsafeMutableRawPointer? {
        var result: UnsafeMutableRawPointer?
        withUnsafeMutablePointer(to: &result) { result in
            withVaList([OpaquePointer(argument.pointer), OpaquePointer(result)]) {
                g_signal_emit_valist(object.pointer, g_signal_lookup(signal, object.gType), 0, $0)
            }
        }
        return result
    }
}
