import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of the references to objects that handlers of signals return.
///
/// The handlers of `GtkNotebook::create-window` and `GtkPrintOperation::create-custom-widget` return an object without a
/// reference for C, and those of `GtkDragSource::prepare` return one with a reference.
@MainActor
final class ReturnedObjectTests: GtkTestCase {
    private typealias PageHandler = @convention(c) (gpointer?, gpointer?, gpointer?) -> gpointer?
    private typealias PlaceHandler = @convention(c) (gpointer?, Double, Double, gpointer?) -> gpointer?

    /// Connects a C function that receives an object as its data. Returns a closure that disconnects it.
    private func connect(
        _ handler: GCallback,
        to signal: String,
        of object: Object,
        returning result: Object
    ) -> () -> Void {
        let id = g_signal_connect_data(object.pointer, signal, handler, result.pointer, nil, GConnectFlags(rawValue: 0))
        return { g_signal_handler_disconnect(object.pointer, id) }
    }

    /// Emits a signal by its name ten times. Asserts that it returns an object, and that no reference is left or lost.
    private func assertEmissions(
        of signal: String,
        _ emit: () -> Value?,
        return result: Object,
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let references = CountedObjects.references(result.pointer)
        for _ in 0..<10 {
            let value = try XCTUnwrap(emit(), file: file, line: line)
            XCTAssertTrue(try value.get(as: Object?.self) === result, file: file, line: line)
        }
        pumpUntilIdle()
        XCTAssertEqual(CountedObjects.references(result.pointer), references, signal, file: file, line: line)
    }

    // MARK: Without a reference

    func testASwiftHandler() throws {
        let (notebook, page, other) = (Notebook(), Label(label: "page"), Notebook())
        let connection = notebook.createWindow.connect { _ in other }
        try assertEmissions(
            of: "create-window",
            { try? notebook.emit(signalNamed: "create-window", page) },
            return: other
        )
        let references = CountedObjects.references(other.pointer)
        for _ in 0..<10 {
            let result: Notebook? = notebook.emit("create-window", [page])
            XCTAssertTrue(result === other)
        }
        pumpUntilIdle()
        XCTAssertEqual(CountedObjects.references(other.pointer), references)
        connection.cancel()
        XCTAssertNil(notebook.emit("create-window", [page]) as Notebook?)
    }

    func testACHandler() throws {
        let (notebook, page, other) = (Notebook(), Label(label: "page"), Notebook())
        let handler: PageHandler = { _, _, result in result }
        let disconnect = connect(
            unsafeBitCast(handler, to: GCallback.self),
            to: "create-window",
            of: notebook,
            returning: other
        )
        try assertEmissions(
            of: "create-window",
            { try? notebook.emit(signalNamed: "create-window", page) },
            return: other
        )
        disconnect()
    }

    /// GTK doesn't release the object, so the handler of a description can't leave a reference.
    func testAHandlerOfADescription() throws {
        let (page, other) = (Label(label: "page"), Notebook())
        let builder = try Builder(
            .objects("<object class='GtkNotebook' id='n'><signal name='create-window' handler='window'/></object>"),
            handlers: ["window": Handler { () -> Notebook in other }]
        )
        let notebook = try builder.object("n", as: Notebook.self)
        let references = CountedObjects.references(other.pointer)
        for _ in 0..<10 { XCTAssertEqual(emitByC("create-window", of: notebook, [page]), other.pointer) }
        pumpUntilIdle()
        XCTAssertEqual(CountedObjects.references(other.pointer), references)
        try assertEmissions(
            of: "create-window",
            { try? notebook.emit(signalNamed: "create-window", page) },
            return: other
        )
    }

    /// The handler has the only reference to the widget. GTK adds its own reference after the emission.
    func testAnObjectThatOnlyTheHandlerHas() throws {
        let operation = PrintOperation()
        weak var latest: Label?
        let connection = operation.createCustomWidget.connect {
            let label = Label(label: "custom")
            latest = label
            return label
        }
        let result = try XCTUnwrap(emitByC("create-custom-widget", of: operation, []))
        XCTAssertEqual(latest?.pointer, result)
        let box = Gtk.Box(orientation: .vertical, spacing: 0)
        gtk_box_append(box.pointer.assumingMemoryBound(to: GtkBox.self), result.assumingMemoryBound(to: GtkWidget.self))
        pumpUntilIdle()
        XCTAssertEqual((box.firstChild as? Label)?.label, "custom")
        box.remove(try XCTUnwrap(latest))
        XCTAssertNotNil(emitByC("create-custom-widget", of: operation, []))
        XCTAssertNotNil(latest)
        pumpUntilIdle()
        XCTAssertNil(latest, "the object was kept after the next turn of the main loop")
        connection.cancel()
    }

    // MARK: With a reference

    func testHandlersThatTransferAReference() throws {
        let source = DragSource()
        let content = ContentProvider(value: try Value("dragged"))
        let emission = { try? source.emit(signalNamed: "prepare", 1.0, 2.0) }
        let connection = source.prepare.connect { _ in content }
        try assertEmissions(of: "prepare", emission, return: content)
        connection.cancel()
        let handler: PlaceHandler = { _, _, _, result in
            if let result { g_object_ref(result) }
            return result
        }
        let disconnect = connect(
            unsafeBitCast(handler, to: GCallback.self),
            to: "prepare",
            of: source,
            returning: content
        )
        try assertEmissions(of: "prepare", emission, return: content)
        disconnect()
    }

    /// Emits a signal that returns an object, like GTK, which doesn't release the result.
    private func emitByC(_ signal: String, of object: Object, _ arguments: [Object]) -> UnsafeMutableRawPointer? {
        var result: UnsafeMutableRawPointer?
        withUnsafeMutablePointer(to: &result) { result in
            withVaList(arguments.map { OpaquePointer($0.pointer) } + [OpaquePointer(result)]) {
                g_signal_emit_valist(object.pointer, g_signal_lookup(signal, object.gType), 0, $0)
            }
        }
        return result
    }
}
