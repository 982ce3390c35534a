#if DEBUG
import NameForm
import XCTest

@testable import CombineGtk

/// Tests of the state that `swift package dev` passes from one process to the next. Both windows are in this process.
@MainActor
final class WindowStatesTests: GtkTestCase {
    fileprivate final class Draft: ObservableObject {
        @Published var title = ""
        @Published var page = 0
        @Published var unkept = ""
    }

    private struct Line: Identifiable, Equatable {
        let id: Int
        var title: String { "Row \(id)" }
    }

    private final class FormWindow: Window {
        @ObservedObject var draft = Draft()
        let name = Entry()
        let notes = TextView()
        let remember = CheckButton(label: "Remember")
        let volume = Scale(orientation: .horizontal, min: 0, max: 10, step: 0.25)
        let pages = Stack()
        let tabs = Notebook()
        let expander = Expander(label: "Details")
        let list: ListView
        let scroller = ScrolledWindow()

        init() {
            list = ListView(Rows(Just((0..<200).map { Line(id: $0) }), \.title))
            super.init(properties: [:])
            setDefaultSize(400, height: 600)
            _ = pages.add(Label(label: "First"), name: "first")
            _ = pages.add(Label(label: "Second"), name: "second")
            _ = tabs.appendPage(Label(label: "A"), tabLabel: Label(label: "A"))
            _ = tabs.appendPage(Label(label: "B"), tabLabel: Label(label: "B"))
            scroller.child = list
            scroller.expand()
            child = Box.vertical {
                name
                notes
                remember
                volume
                pages
                tabs
                expander
                scroller
            }
        }
    }

    private func restore(_ messages: [DevMessage], in application: Application) {
        let restoration = StateRestoration(messages, of: application, self)
        restoration.restoreWindows {}
        var isDone = false
        Task {
            await restoration.run()
            isDone = true
        }
        wait { isDone }
    }

    private func application() throws -> Application {
        let application = Application(applicationID: nil, flags: [.nonUnique])
        try application.register()
        return application
    }

    private func show(in application: Application) -> FormWindow {
        let window = FormWindow()
        window.application = application
        window.present()
        wait { window.image() != nil }
        return window
    }

    func testRestoresAllStates() throws {
        let application = try application()
        let first = show(in: application)
        let initial = WindowStates(of: application, self).messages
        first.draft.title = "A\tB\n"
        first.draft.page = 7
        first.draft.unkept = "lost"
        first.name.text = "Ada Lovelace"
        first.notes.buffer.text = "Two\nlines"
        first.remember.isActive = true
        first.volume.value = 3.25
        first.pages.visibleChildName = "second"
        first.tabs.page = 1
        first.expander.isExpanded = true
        _ = first.list.model?.selectItem(120, unselectRest: true)
        first.setDefaultSize(450, height: 650)
        wait { first.width == 450 }
        first.scroller.vadjustment.value = 1234
        first.name.grabFocus()
        first.name.select(2..<5)
        pumpUntilIdle()
        let expected = WindowStates(of: application, self).messages
        XCTAssertNotEqual(expected, initial)
        first.destroy()

        let second = show(in: application)
        restore(expected, in: application)
        XCTAssertEqual(WindowStates(of: application, self).messages, expected)
        XCTAssertEqual(second.draft.title, "A\tB\n")
        XCTAssertEqual(second.draft.unkept, "")
        XCTAssertEqual(second.name.text, "Ada Lovelace")
        XCTAssertEqual(second.scroller.vadjustment.value, 1234)
        XCTAssertEqual(second.pages.visibleChildName, "second")
        second.destroy()
    }

    func testIgnoresUnknownAndInvalidStates() throws {
        let application = try application()
        let window = show(in: application)
        let key = WindowStates.key(of: window)
        window.name.text = "typed"
        restore(
            [
                DevMessage("window", [key, "-3", "wide", "", "", "x", "", ""]),
                DevMessage("window", ["Missing  ", "10", "10", "true", "true", "", "", "true"]),
                DevMessage("widget", ["0", "dance", "/GtkBox:0"]),
                DevMessage("widget", ["0", "property", "/GtkBox:9/GtkEntry:0", "active", "true"]),
                DevMessage("widget", ["7", "text", "/GtkBox:0/GtkEntry:0", "other", "0", "0"]),
                DevMessage("model", ["Unknown 0 title", "'x'"]),
                DevMessage("model", ["no value", "(("]),
            ],
            in: application
        )
        XCTAssertEqual(window.name.text, "typed")
        window.destroy()
    }

    func testPosition() throws {
        let application = try application()
        let window = show(in: application)
        let position = WindowPosition(x: 37, y: 59)
        XCTAssertTrue(position.move(window))
        wait { WindowPosition(of: window).map { $0.x == 37 && $0.y == 59 } ?? false }
        window.destroy()
        XCTAssertNil(WindowPosition(of: Window()))
    }

    func testOpensSecondWindow() throws {
        let application = try application()
        let windows = [show(in: application), show(in: application)]
        windows[0].name.text = "one"
        windows[1].name.text = "two"
        let messages = WindowStates(of: application, self).messages
        for window in windows { window.destroy() }
        let first = show(in: application)
        var second: FormWindow?
        let restoration = StateRestoration(messages, of: application, self)
        restoration.restoreWindows { second = show(in: application) }
        var isDone = false
        Task {
            await restoration.run()
            isDone = true
        }
        wait { isDone }
        XCTAssertEqual(first.name.text, "one")
        XCTAssertEqual(second?.name.text, "two")
        first.destroy()
        second?.destroy()
    }

    /// Also writes the picture of the page WorkFaster, with `COMBINEGTK_README_PICTURES=1`.
    func testErrorPicture() throws {
        let application = try application()
        application.appearance = .modern
        defer { application.appearance = .theme }
        let window = try NameFormWindow(application: application, viewModel: NameFormViewModel())
        window.setDefaultSize(560, height: 360)
        window.present()
        wait { window.image() != nil }
        let message = DevMessage(
            "failed",
            [
                "Sources/NameForm/NameFormViewModel.swift:26:16",
                "cannot convert return expression of type 'Bool' to return type 'String'", "editable",
            ]
        )
        let banner = try XCTUnwrap(ErrorBanner(message, in: window) {})
        pumpUntilIdle()
        wait { window.image() != nil }
        let image = try XCTUnwrap(window.image())
        if ProcessInfo.processInfo.environment["COMBINEGTK_README_PICTURES"] != nil {
            try image.saveToPNG(SourceFolder.package.appending(path: "Resources/Screenshots/dev-error.png").path())
        }
        banner.remove()
        window.destroy()
    }

    func testErrorBanner() throws {
        let application = try application()
        let window = show(in: application)
        window.name.grabFocus()
        let focus = window.focus
        var edits = 0
        let message = DevMessage("failed", ["Sources/Form.swift:3:5", "cannot find 'x' in scope", "editable"])
        let banner = try XCTUnwrap(ErrorBanner(message, in: window) { edits += 1 })
        pumpUntilIdle()
        XCTAssertEqual(window.first(Label.self, labelled: "cannot find 'x' in scope")?.isMapped, true)
        User(window).press(.return)
        wait { edits == 1 }
        banner.remove()
        pumpUntilIdle()
        XCTAssertTrue(window.focus === focus)
        // A second error replaces the first one.
        let other = try XCTUnwrap(ErrorBanner(DevMessage("failed", ["place", "other", ""]), in: window) {})
        pumpUntilIdle()
        XCTAssertEqual(window.first(Label.self, labelled: "other")?.isMapped, true)
        other.remove()
        window.destroy()
    }

    func testWindowWithBannerIsFreed() throws {
        let application = try application()
        assertFreed {
            let window = self.show(in: application)
            let message = DevMessage("failed", ["place", "text", "editable"])
            _ = ErrorBanner(message, in: window) {}
            window.destroy()
            return window
        }
    }
}

extension WindowStatesTests.Draft: StateRestoring {
    var restoredProperties: [RestoredProperty] {
        [RestoredProperty("title", of: self, \.title), RestoredProperty("page", of: self, \.page)]
    }
}
#endif
