import Gtk
import GtkTesting
import XCTest

@MainActor
final class ReturningDragIconTests: GtkTestCase {
    func testTheDefect() throws {
        try GTKDefect.returningDragIcon.requirePresence()
        GTKDefect.disabledWorkarounds = [.returningDragIcon]
        defer { GTKDefect.disabledWorkarounds = [] }
        GTKDefect.returningDragIcon.checkItShows(try clicksAfterARefusedDrag() == 0)
    }

    func testAClickAfterARejectedDrag() throws {
        XCTAssertEqual(try clicksAfterARefusedDrag(), 1)
    }

    /// Drags a widget over itself, and clicks the widget while the drag icon returns. Returns the number of clicks that
    /// the widget received.
    private func clicksAfterARefusedDrag() throws -> Int {
        let (window, label, source, click) = (Window(), Label(label: "Drag me"), DragSource(), GestureClick())
        label.setSizeRequest(300, height: 300)
        var clicks = 0
        click.released.sink { _ in clicks += 1 }.store(in: &click.cancellables)
        source.content = ContentProvider(value: try Value("text"))
        source.setIcon(WidgetPaintable(widget: label), hotX: 20, hotY: 20)
        label.addController(source)
        label.addController(click)
        window.child = label
        let user = User(window)
        user.drag(from: label, at: (x: 20, y: 20), to: label, at: (x: 80, y: 80))
        clicks = 0
        user.click(label)
        window.close()
        return clicks
    }
}
