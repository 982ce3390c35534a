import CombineGtk
import TestSupport
import XCTest

/// Tests of the page "Widgets", its examples and their pictures.
///
/// With `GDK_SCALE=2 COMBINEGTK_README_PICTURES=1 swift test --filter WidgetsPageTests`, they write the page and the pictures.
@MainActor
final class WidgetsPageTests: GtkTestCase {
    private static let writesPictures = ProcessInfo.processInfo.environment["COMBINEGTK_README_PICTURES"] != nil
    /// The number of pixels per point in the pictures. Icons are sharp if it's also the value of `GDK_SCALE`.
    private static let scale = 2.0

    private let examples = WidgetExamples.all.flatMap(\.examples)

    override func setUp() async throws {
        await MainActor.run { Application(applicationID: nil).appearance = .modern }
    }

    override func tearDown() async throws {
        await MainActor.run {
            Gtk.Settings.default?.isDark = false
            Application(applicationID: nil).appearance = .theme
        }
    }

    func testPageContainsEachExample() throws {
        let page = try WidgetsPage()
        for example in examples { XCTAssertNotNil(page.code(of: example), "\(example.name) doesn't return a constant") }
        XCTAssertEqual(Set(examples.map(\.name)).count, examples.count)
        if Self.writesPictures { try page.text().write(to: WidgetsPage.file, atomically: true, encoding: .utf8) }
        XCTAssertTrue(
            try MarkdownDocument(contentsOf: WidgetsPage.file).text == page.text(),
            "Widgets.md differs from the examples. Set COMBINEGTK_README_PICTURES to write it again."
        )
    }

    func testEachExampleHasTwoPictures() throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: WidgetsPage.pictures,
            includingPropertiesForKeys: nil
        )
        XCTAssertEqual(
            Set(files.map(\.lastPathComponent)),
            Set(examples.flatMap { ["widget-\($0.name)@2x.png", "widget-\($0.name)~dark@2x.png"] })
        )
        let size = try files.reduce(0) { try $0 + Data(contentsOf: $1).count }
        XCTAssertLessThan(size, 2_000_000)
    }

    func testEachExampleIsAccessible() throws {
        for example in examples {
            let window = try shown(example)
            window.assertAccessible()
            close(window)
        }
    }

    func testEachExampleIsDrawnLightAndDark() throws {
        for isDark in [false, true] {
            Gtk.Settings.default?.isDark = isDark
            for example in examples {
                let window = try shown(example)
                // A widget that is being laid out again isn't drawn until the next frame.
                var drawn: Texture?
                wait {
                    drawn = image(of: example, in: window)
                    return drawn != nil
                }
                let picture = try XCTUnwrap(drawn, example.name)
                XCTAssertGreaterThan(picture.width, 30, example.name)
                if Self.writesPictures {
                    let name = "widget-\(example.name)\(isDark ? "~dark" : "")@2x.png"
                    try picture.saveToPNG(WidgetsPage.pictures.appending(path: name).path())
                }
                close(window)
            }
        }
    }

    /// Shows the widget of an example in a window, and opens or clicks the widget if the picture shows the result.
    private func shown(_ example: WidgetExample) throws -> Gtk.Window {
        let window = Gtk.Window(properties: ["decorated": false, "default-width": example.width ?? -1])
        let widget = example.make()
        if example.width == nil { widget.align(horizontal: .center, vertical: .center) }
        if example.subject == .clicked { window.setDefaultSize(example.width ?? -1, height: 150) }
        window.child = Box.vertical { widget }.margin(12)
        window.present()
        wait { window.image() != nil }
        switch example.subject {
        case .widget:
            window.focus = nil
            for text in window.descendants(of: Gtk.Text.self) { text.select(0..<0) }
        case .popover:
            let button = try XCTUnwrap(widget as? MenuButton)
            // Otherwise, the popover closes if another window takes the focus.
            button.popover?.hidesAutomatically = false
            button.popup()
        case .dialog: try XCTUnwrap(widget as? Button).emitClicked()
        case .clicked: try XCTUnwrap(window.descendants(of: Button.self).first).emitClicked()
        }
        pumpUntilIdle()
        if let width = example.width { dialogs(of: window).last?.setDefaultSize(width, height: 220) }
        wait { image(of: example, in: window) != nil }
        pumpUntilIdle()
        return window
    }

    private func close(_ window: Gtk.Window) {
        for dialog in dialogs(of: window) { dialog.destroy() }
        window.destroy()
        pumpUntilIdle()
    }

    private func dialogs(of window: Gtk.Window) -> [Gtk.Window] {
        let windows = Gtk.Window.toplevels
        return (0..<windows.itemCount).compactMap { windows.object($0) as? Gtk.Window }.filter {
            $0.transientFor === window
        }
    }

    /// Draws the part of the window that the picture shows. Returns nil while it isn't drawn.
    private func image(of example: WidgetExample, in window: Gtk.Window) -> Texture? {
        switch example.subject {
        case .widget, .clicked: return image(of: window)
        case .dialog: return dialogs(of: window).last.flatMap { image(of: $0) }
        case .popover:
            guard let popover = window.descendants(of: MenuButton.self).first?.popover, popover.isMapped else {
                return nil
            }
            return image(of: window, with: popover)
        }
    }

    private func image(of window: Gtk.Window, with popover: Popover? = nil) -> Texture? {
        guard window.isMapped, window.width > 0, let renderer = window.renderer else { return nil }
        let snapshot = Snapshot()
        snapshot.scale(Self.scale, factorY: Self.scale)
        draw(window, snapshot)
        if let popover {
            guard popover.width > 0, let popup = popover.surface as? any Popup else { return nil }
            snapshot.translate(Point(x: Double(popup.positionX), y: Double(popup.positionY)))
            draw(popover, snapshot)
        }
        return snapshot.toNode().map { renderer.renderTexture($0) }
    }

    private func draw(_ widget: Widget, _ snapshot: Snapshot) {
        WidgetPaintable(widget: widget).snapshot(snapshot, width: Double(widget.width), height: Double(widget.height))
    }
}
