#if DEBUG
import CGtk
import CombineGtk
import GLib
import TestSupport
import XCTest

@testable import Gtk

/// Tests of the page "Swift" of the GTK inspector.
@MainActor
final class InspectorPageTests: GtkTestCase {
    private final class Form: Gtk.Window {
        let label = Label(label: "Empty")
        let button = Button(label: "Add")
        let entry = Entry()
        let counts = PassthroughSubject<Int, Never>()
        var clicks = 0
        private let column = Box(orientation: .vertical)

        init() {
            super.init(properties: ["title": "Form"])
            column.append(label)
            column.append(button)
            column.append(entry)
            child = column
        }
    }

    /// The time limit for source lines. Finding them takes long, because the debug information of the test executable is
    /// large.
    private let limit = Duration.seconds(120)

    /// The page of the inspector. GTK keeps the inspector when it's closed.
    private var page: InspectorPage? {
        LiveObjects.all.lazy.compactMap { $0 as? InspectorPage }.first { $0.parent != nil }
    }

    /// Opens the inspector and shows its page "Swift".
    private func openPage(selecting object: Object? = nil, view: String = "Object") -> InspectorPage? {
        gtk_window_set_interactive_debugging(1)
        return showPage(selecting: object, view: view)
    }

    private func showPage(selecting object: Object?, view: String) -> InspectorPage? {
        guard let page, let stack = page.parent as? Stack else {
            XCTFail("The inspector doesn't have the page.")
            return nil
        }
        if let object { select(object.pointer, in: page) }
        stack.visibleChildName = "swift"
        wait(for: .seconds(20), "the page") { page.isMapped }
        page.first(Stack.self)?.visibleChildName = view
        return page
    }

    private func texts(of page: InspectorPage) -> [String] {
        page.descendants(of: Label.self).filter(\.isMapped).map(\.text)
    }

    override func tearDown() async throws {
        await MainActor.run {
            gtk_window_set_interactive_debugging(0)
            ClosedWindows.leakDelay = .seconds(1)
        }
    }

    func testKeysOpenTheInspectorWithThePage() throws {
        let form = Form()
        form.present()
        let user = User(form)
        user.press("i", modifiers: [.control, .shift])
        wait { self.page?.root?.isVisible == true }
        // GTK shows a question before the first use.
        for dialog in openMessages() { dialog.emitResponse(Int(GTK_RESPONSE_YES.rawValue)) }
        let page = try XCTUnwrap(showPage(selecting: form.button, view: "Object"))
        XCTAssertEqual(try page.value(forProperty: "title", as: String.self), "Swift")
        wait { texts(of: page).contains { $0.hasPrefix("Button \"Add\"") } }
    }

    private func openMessages() -> [MessageDialog] {
        let list = gtk_window_get_toplevels()
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            let item = g_list_model_get_item(list, index)
            defer { g_object_unref(item) }
            return item.flatMap { Gtk.Window.wrap($0) as? MessageDialog }
        }
    }

    func testShowsBindingsOfTheSelectedObject() throws {
        let form = Form()
        form.present()
        let texts1 = form.counts.map { "\($0) items" }.removeDuplicates().eraseToAnyPublisher()
        let line = #line + 1
        form.label.reactive.label <~ texts1
        form.counts.send(1)
        let page = try XCTUnwrap(openPage(selecting: form.label))
        wait(for: limit, "the current value") { texts(of: page).contains("\"1 items\"") }
        form.counts.send(2)
        wait(for: limit, "the binding") {
            let shown = texts(of: page)
            return shown.contains("label ← PassthroughSubject<Int, Never> → map → removeDuplicates")
                && shown.contains("2 values") && shown.contains("\"2 items\"")
                && shown.contains("InspectorPageTests.swift:\(line) · stored on this object")
        }
        // Values are only recorded while the page is shown.
        XCTAssertTrue(Inspection.recordsValues)
        (page.parent as? Stack)?.visibleChildName = "objects"
        wait { !page.isMapped }
        XCTAssertFalse(Inspection.recordsValues)
    }

    func testShowsLinesOfLongChains() throws {
        let form = Form()
        form.present()
        let line = #line + 1
        let cancellable = form.button.clicked.map { 1 }.filter { $0 > 0 }.scan(0, +).removeDuplicates().dropFirst()
            .compactMap { $0 }.first().append(2).handleEvents().map { $0 + 1 }.sink { _ in }
        let page = try XCTUnwrap(openPage(selecting: form.button))
        wait(for: limit, "the line") {
            texts(of: page).contains("InspectorPageTests.swift:\(line + 1) · held by a cancellable")
        }
        withExtendedLifetime(cancellable) {}
    }

    func testShowsSinksAndPropertySubscriptions() throws {
        let form = Form()
        form.present()
        let line = #line + 1
        form.button.clicked.sink(on: form) { form in form.clicks += 1 }
        form.button.publisher(for: \.label).assign(to: \.title, on: form)
        let cancellable = form.button.clicked.map { 1 }.sink { _ in }
        form.button.emitClicked()
        let page = try XCTUnwrap(openPage(selecting: form.button))
        wait(for: limit, "the connections") {
            let shown = texts(of: page)
            return shown.contains("clicked → sink(on:)") && shown.contains("1 event")
                && shown.contains { $0.hasPrefix("InspectorPageTests.swift:\(line) · stored on Form") }
                && shown.contains { $0 == "label → assign(to:on:)" }
                && shown.contains { $0.hasPrefix("InspectorPageTests.swift:\(line + 1) · stored on Form") }
                && shown.contains("\"Add\"")
                && shown.contains("InspectorPageTests.swift:\(line + 2) · held by a cancellable")
        }
        let forms = try XCTUnwrap(openPage(selecting: form))
        wait(for: limit, "the bindings of the window") {
            let shown = texts(of: forms)
            return shown.contains("Signal<()> → sink(on:)")
                && shown.contains { $0.contains("PropertyPublisher<Button, Optional<String>> → assign(to:on:)") }
        }
        withExtendedLifetime(cancellable) {}
    }

    func testShowsObservedClosuresAndTwoWayBindings() throws {
        let form = Form()
        let relay = CurrentValueRelay("Ada")
        form.entry.reactive.text <~> relay
        form.observe { $0.title = relay.value }
        form.present()
        let page = try XCTUnwrap(openPage(selecting: form.entry))
        wait { texts(of: page).contains("text <~> model") }
        _ = openPage(selecting: form)
        wait { texts(of: page).contains("observe") && texts(of: page).contains("1 run") }
    }

    func testReportsAnObjectWithoutSwiftObject() throws {
        let form = Form()
        form.present()
        let page = try XCTUnwrap(openPage())
        let label = gtk_label_new("C")
        g_object_ref_sink(label)
        defer { g_object_unref(label) }
        select(label, in: page)
        wait { texts(of: page).contains { $0.hasPrefix("This GtkLabel has no Swift object.") } }
    }

    func testCountsObjectsByClass() throws {
        let form = Form()
        form.present()
        let page = try XCTUnwrap(openPage(view: "All Objects"))
        wait { texts(of: page).contains("Form") }
        let others = [Form(), Form()]
        wait { texts(of: page).contains("+2") }
        withExtendedLifetime(others) {}
    }

    func testListsAnObjectThatSurvivesItsWindow() throws {
        ClosedWindows.leakDelay = .zero
        var leaked: Button?
        func close() {
            let form = Form()
            form.present()
            leaked = form.button
            form.destroy()
        }
        close()
        let form = Form()
        form.present()
        MainContext.pumpUntilIdle()
        let page = try XCTUnwrap(openPage(view: "Leaks"))
        wait(for: limit, "the leak") {
            let shown = texts(of: page)
            return shown.contains("Button \"Add\"") && shown.contains { $0.hasPrefix("Form closed") }
                && shown.contains { $0.hasPrefix("InspectorPageTests.swift:") && $0.contains("held by Swift code") }
        }
        XCTAssertFalse(texts(of: page).contains { $0.hasPrefix("Label \"Empty\"") })
        leaked = nil
        wait(for: limit, "the end of the leak") { !texts(of: page).contains("Button \"Add\"") }
        XCTAssertNil(leaked)
    }

    func testThePageKeepsNothingAlive() throws {
        let form = Form()
        form.present()
        let page = try XCTUnwrap(openPage())
        assertFreed {
            let other = Form()
            other.label.reactive.label <~ other.counts.map { "\($0)" }
            other.button.clicked.sink(on: other) { $0.clicks += 1 }
            other.present()
            select(other.button.pointer, in: page)
            wait { texts(of: page).contains("clicked → sink(on:)") }
            other.destroy()
            return other
        }
        assertFreed {
            let bin = Button(label: "Bin")
            select(bin.pointer, in: page)
            MainContext.pumpUntilIdle()
            return bin
        }
    }

    func testAClosedInspectorRecordsNothing() throws {
        let form = Form()
        form.present()
        form.label.reactive.label <~ form.counts.map { "\($0)" }
        _ = openPage(selecting: form.label)
        gtk_window_set_interactive_debugging(0)
        wait { page?.isMapped == false }
        XCTAssertFalse(Inspection.recordsValues)
        form.counts.send(1)
        let record = try XCTUnwrap(LiveBindings.all.last { $0.holder === form.label }?.record)
        XCTAssertEqual(record.count, 1)
        XCTAssertNil(record.lastValue)
    }

    /// Draws the pictures of the page Inspector if the environment contains `COMBINEGTK_README_PICTURES`.
    func testPictures() throws {
        ClosedWindows.leakDelay = .zero
        func close() -> Button {
            let form = Form()
            form.present()
            form.destroy()
            return form.button
        }
        let leaked = close()
        let form = Form()
        form.present()
        form.button.clicked.sink(on: form) { form in form.clicks += 1 }
        form.label.reactive.label <~ form.counts.map { "\($0) items" }.removeDuplicates()
        form.label.reactive.tooltipText <~ form.counts.map { "Count: \($0)" }
        form.label.publisher(for: \.label).map(Optional.some).assign(to: \.title, on: form)
        for view in ["Object", "All Objects", "Leaks"] {
            let page = try XCTUnwrap(openPage(selecting: form.label, view: view))
            form.counts.send(3)
            form.counts.send(12)
            wait(for: limit, "the source lines") { !texts(of: page).contains { $0.hasPrefix("… · ") } }
            guard ProcessInfo.processInfo.environment["COMBINEGTK_README_PICTURES"] != nil else { continue }
            _ = MainContext.run(for: .seconds(2)) { false }
            let name = "inspector-" + view.lowercased().replacing(" ", with: "-")
            let file = SourceFolder.package.appending(path: "Resources/Screenshots/\(name).png")
            try XCTUnwrap((page.root as? Gtk.Window)?.image()).saveToPNG(file.path())
        }
        withExtendedLifetime(leaked) {}
    }
}

/// Selects a C object in the page, as the inspector does.
@MainActor
private func select(_ pointer: UnsafeMutableRawPointer?, in page: InspectorPage) {
    var value = GValue()
    g_value_init(&value, g_object_get_type())
    defer { g_value_unset(&value) }
    g_value_set_object(&value, pointer)
    g_object_set_property(page.pointer.assumingMemoryBound(to: GObject.self), "object", &value)
}
#endif
