import CGtk
import Combine
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of emitting any signal by its name.
@MainActor
final class NamedEmissionTests: GtkTestCase {
    func testHandlersRunBeforeTheMethodReturns() throws {
        let button = Button()
        var count = 0
        let connection = button.clicked.sink { count += 1 }
        XCTAssertNil(try button.emit(signalNamed: "clicked"))
        XCTAssertEqual(count, 1)
        connection.cancel()
        try button.emit(signalNamed: "clicked")
        XCTAssertEqual(count, 1)
    }

    func testArgumentsArrive() throws {
        let gesture = GestureClick()
        var found: [String] = []
        let connection = gesture.pressed.sink { found.append("\($0.pressCount) \($0.x) \($0.y)") }
        try gesture.emit(signalNamed: "pressed", 2, 1.5, -3.0)
        XCTAssertEqual(found, ["2 1.5 -3.0"])
        connection.cancel()
    }

    func testTheResultIsThatOfTheHandlers() throws {
        let window = Window()
        let connection = window.closeRequest.connect { true }
        XCTAssertEqual(try window.emit(signalNamed: "close-request")?.get(as: Bool.self), true)
        connection.cancel()
        let range = Scale(orientation: .horizontal)
        XCTAssertEqual(
            try range.emit(signalNamed: "change-value", ScrollType.jump, 5.0)?.get(as: Bool.self),
            false,
            "GTK's own handler takes the value"
        )
        window.destroy()
    }

    func testADetailReachesOnlyItsHandlers() throws {
        let label = Label(label: "a")
        var names: [String] = []
        let connections = [
            try label.publisher(forSignal: "notify::label").sink { _ in names.append("label") },
            try label.publisher(forSignal: "notify::xalign").sink { _ in names.append("xalign") },
        ]
        let specification = try XCTUnwrap(
            g_object_class_find_property(
                UnsafeMutableRawPointer(g_type_class_peek(label.gType)).assumingMemoryBound(to: GObjectClass.self),
                "label"
            )
        )
        let parameter: ParamSpec = ParamSpec.fromPointer(UnsafeMutableRawPointer(specification), transfer: .none)
        try label.emit(signalNamed: "notify::label", parameter)
        XCTAssertEqual(names, ["label"])
        for connection in connections { connection.cancel() }
    }

    func testNullIsAnArgumentIfTheSignalAcceptsIt() throws {
        let box = ListBox()
        var rows: [ListBoxRow?] = []
        let connection = box.rowSelected.sink { rows.append($0) }
        let row = ListBoxRow()
        try box.emit(signalNamed: "row-selected", nil as ListBoxRow?)
        try box.emit(signalNamed: "row-selected", row)
        XCTAssertEqual(rows.count, 2)
        XCTAssertNil(rows[0])
        XCTAssertTrue(rows[1] === row)
        connection.cancel()
    }

    /// Asserts that emitting throws an error with a given text, and that no handler ran.
    private func assertThrows(
        _ description: String,
        file: StaticString = #filePath,
        line: UInt = #line,
        _ emit: () throws -> Value?
    ) {
        XCTAssertThrowsError(try emit(), file: file, line: line) {
            XCTAssertTrue($0 is SignalError, file: file, line: line)
            XCTAssertEqual("\($0)", description, file: file, line: line)
        }
    }

    func testErrorsDescribeTheMistake() {
        let button = Button()
        let range = Scale(orientation: .horizontal)
        var events = 0
        let connections = [button.clicked.sink { events += 1 }, range.changeValue.sink { _ in events += 1 }]
        assertThrows("GtkButton has no signal \"sing\"") { try button.emit(signalNamed: "sing") }
        assertThrows("GtkButton has no signal \"clicked\0\"") { try button.emit(signalNamed: "clicked\0") }
        assertThrows("GtkButton has no signal \"clicked::twice\"") { try button.emit(signalNamed: "clicked::twice") }
        assertThrows("GtkButton::clicked: expected 0 arguments, found 1") { try button.emit(signalNamed: "clicked", 1) }
        assertThrows("GtkScale::change-value: expected 2 arguments (GtkScrollType, gdouble), found 0") {
            try range.emit(signalNamed: "change-value")
        }
        assertThrows("argument 2 of GtkScale::change-value is invalid: expected gdouble, found String") {
            try range.emit(signalNamed: "change-value", ScrollType.jump, "5")
        }
        assertThrows("argument 1 of GtkGestureClick::pressed is invalid: 4294967296 doesn't fit in gint") {
            try GestureClick().emit(signalNamed: "pressed", 1 << 32, 0.0, 0.0)
        }
        XCTAssertEqual(events, 0)
        for connection in connections { connection.cancel() }
    }

    func testTheEmitterOutlivesTheEmission() throws {
        var button: Button? = Button()
        weak let reference = button
        let connection = button?.clicked.sink { button = nil }
        try button?.emit(signalNamed: "clicked")
        XCTAssertNil(reference)
        connection?.cancel()
    }

    func testNothingLeaks() throws {
        assertNoLeaks {
            let range = Scale(orientation: .horizontal)
            for _ in 0..<10 { _ = try? range.emit(signalNamed: "change-value", ScrollType.jump, 5.0) }
            _ = try? range.emit(signalNamed: "change-value", ScrollType.jump, range)
        }
    }
}
