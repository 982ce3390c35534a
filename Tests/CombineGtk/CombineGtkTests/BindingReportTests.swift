@_spi(Binding) import CombineGtk
import CombineTesting
import GtkTesting
import XCTest

/// Tests of the messages about incorrect bindings, and of the functions for debugging bindings.
@MainActor
final class BindingReportTests: GtkTestCase {
    func testLiveCounts() {
        let (entry, name, other) = (Entry(), CurrentValueRelay("a"), CurrentValueRelay("b"))
        let start = LiveCount.bindings
        let oneWay = entry.reactive.placeholderText <~ name
        let twoWay = entry.reactive.text <~> name
        let sink = name.sink(on: entry) { _, _ in }
        let relay = name.bind(to: other)
        XCTAssertEqual(LiveCount.bindings, start + 4)
        for disposable in [oneWay, twoWay, sink, relay] { disposable.dispose() }
        XCTAssertEqual(LiveCount.bindings, start)
        entry.reactive.text <~ Just("at once")
        XCTAssertEqual(LiveCount.bindings, start)
    }

    func testPrintShowsClassAndProperty() {
        let (entry, button) = (Entry(), Button(label: "Go"))
        entry.widgetName = "first-name"
        let lines = Lines()
        entry.publisher(for: \.text).print("name", to: lines).sink { _ in }.store(in: &entry.cancellables)
        button.clicked.print("go", to: lines).sink {}.store(in: &button.cancellables)
        button.publisher(for: \.label).print("", to: lines).sink { _ in }.store(in: &button.cancellables)
        XCTAssertTrue(
            lines.text.contains("name: receive subscription: (Property text of Entry \"first-name\")"),
            lines.text
        )
        XCTAssertTrue(lines.text.contains("go: receive subscription: (Signal \"clicked\" of Button)"), lines.text)
        XCTAssertTrue(lines.text.contains("(Property label of Button)"), lines.text)
    }

    func testReportsAndEndsBindingToClosedWindow() {
        let (window, title) = (Window(), CurrentValueRelay("a"))
        window.widgetName = "main"
        window.destroy()
        expectLog(containing: "Window \"main\".title was bound after the window was closed", domain: "CombineGtk")
        XCTAssertTrue((window.reactive.title <~ title).isDisposed)
        expectLog(containing: "something stored on Window \"main\" was bound", domain: "CombineGtk")
        XCTAssertTrue(title.sink(on: window) { _, _ in }.isDisposed)
    }

    #if DEBUG
    func testReportsAClosureThatReadsNothingObservable() {
        let name = CurrentValueRelay("a")
        expectLog(
            containing: "BindingReportTests.swift:\(#line + 3) sends no further value, because its closure reads none",
            domain: "CombineGtk"
        )
        let constant = Observed { 1 }.sink { _ in }
        let observed = Observed { name.value }.sink { _ in }
        constant.cancel()
        observed.cancel()
        expectLog(containing: "the condition of the command \"constant\" sends no further value", domain: "CombineGtk")
        _ = Command("constant", title: "", enabled: { true }) {}
    }
    #endif

    func testReportsAndEndsOneWayLoop() {
        let (entry, text) = (Entry(), PassthroughSubject<String, Never>())
        entry.widgetName = "echo"
        let binding = entry.reactive.text <~ text
        entry.changed.sink(on: entry) { entry in text.send(entry.text + "a") }
        expectLog(containing: "the binding of Entry \"echo\".text triggers itself endlessly", domain: "CombineGtk")
        text.send("a")
        XCTAssertTrue(binding.isDisposed)
        XCTAssertEqual(entry.connectionCount, 1)
    }

    func testReportsAndEndsBindingOfPropertyToItself() {
        let entry = Entry()
        expectLog(containing: "Entry.text is set in response to its own changes", domain: "CombineGtk")
        let binding = entry.reactive.text <~ entry.publisher(for: \.text).map { $0 + "a" }
        XCTAssertTrue(binding.isDisposed)
    }

    func testChainOfChangesIsNotALoop() {
        let (label, number) = (Label(), PassthroughSubject<Int, Never>())
        let binding = label.reactive.label <~ number.map { "\($0)" }
        number.sink(on: label) { _, value in if value > 0 { number.send(value - 1) } }
        number.send(50)
        XCTAssertEqual(label.label, "0")
        XCTAssertFalse(binding.isDisposed)
    }
}

/// A recorder for printed lines.
private final class Lines: TextOutputStream {
    var text = ""

    func write(_ string: String) {
        text += string
    }
}
