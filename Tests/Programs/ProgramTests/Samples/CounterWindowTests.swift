import CombineGtk
import Counter
import XCTest

@MainActor
final class CounterWindowTests: GtkTestCase {
    /// The window and the widgets that the user sees.
    @MainActor private struct Screen {
        let window: CounterWindow
        let count: Label
        let decrement: Button
        let reset: Button
        let increment: Button

        init(_ viewModel: CounterViewModel = CounterViewModel()) throws {
            window = try CounterWindow(application: nil, viewModel: viewModel)
            count = try XCTUnwrap(window.first(Label.self, id: "count"))
            decrement = try XCTUnwrap(window.first(Button.self, labelled: "Decrement"))
            reset = try XCTUnwrap(window.first(Button.self, labelled: "Reset"))
            increment = try XCTUnwrap(window.first(Button.self, labelled: "Increment"))
        }
    }

    func testStartsAtZero() throws {
        let screen = try Screen()
        XCTAssertEqual(screen.window.title, "Counter")
        XCTAssertEqual(screen.count.label, "0")
        XCTAssertFalse(screen.decrement.isEffectivelySensitive)
        XCTAssertFalse(screen.reset.isEffectivelySensitive)
        XCTAssertTrue(screen.increment.isEffectivelySensitive)
    }

    func testCountsClicks() throws {
        let screen = try Screen()
        let user = User(screen.window)
        for _ in 0..<3 { user.click(screen.increment) }
        XCTAssertEqual(screen.count.label, "3")
        user.click(screen.decrement)
        XCTAssertEqual(screen.count.label, "2")
        XCTAssertTrue(screen.decrement.isEffectivelySensitive)
        XCTAssertTrue(screen.reset.isEffectivelySensitive)
        user.click(screen.reset)
        XCTAssertEqual(screen.count.label, "0")
        XCTAssertFalse(screen.decrement.isEffectivelySensitive)
        XCTAssertFalse(screen.reset.isEffectivelySensitive)
    }

    func testInsensitiveButtonsDoNothing() throws {
        let screen = try Screen()
        let user = User(screen.window)
        user.click(screen.decrement)
        user.click(screen.reset)
        XCTAssertEqual(screen.count.label, "0")
    }

    func testHasMnemonics() throws {
        let screen = try Screen()
        let user = User(screen.window)
        user.press("i", modifiers: .alt)
        wait { screen.count.label == "1" }
        user.press("i", modifiers: .alt)
        wait { screen.count.label == "2" }
        user.press("d", modifiers: .alt)
        wait { screen.count.label == "1" }
        user.press("r", modifiers: .alt)
        wait { screen.count.label == "0" }
    }

    func testKeyboardIncrementsImmediately() throws {
        let screen = try Screen()
        let user = User(screen.window)
        user.press(.space)
        wait { screen.count.label == "1" }
        user.press(.return)
        wait { screen.count.label == "2" }
    }

    func testNumberDoesNotMoveButtons() throws {
        let model = CounterViewModel()
        let screen = try Screen(model)
        let user = User(screen.window)
        let size = (screen.window.width, screen.window.height, screen.increment.width)
        for _ in 0..<12345 { model.increment() }
        user.click(screen.increment)
        XCTAssertEqual(screen.count.label, "12346")
        XCTAssertEqual(screen.window.width, size.0)
        XCTAssertEqual(screen.window.height, size.1)
        XCTAssertEqual(screen.increment.width, size.2)
    }

    func testControlQCloses() throws {
        let screen = try Screen()
        let user = User(screen.window)
        user.press("q", modifiers: .control)
        wait { openWindows.isEmpty }
    }

    func testTwoWindowsShareAModel() throws {
        let model = CounterViewModel()
        let first = try Screen(model)
        let second = try Screen(model)
        User(first.window).click(first.increment)
        XCTAssertEqual(second.count.label, "1")
        XCTAssertTrue(second.decrement.isEffectivelySensitive)
    }

    func testReleasesUsedWindow() throws {
        let model = CounterViewModel()
        let useAndClose = {
            let screen = try Screen(model)
            let user = User(screen.window)
            user.click(screen.increment)
            user.click(screen.decrement)
            user.press("q", modifiers: .control)
            self.wait { self.openWindows.isEmpty }
        }
        // The first window creates objects that GTK never releases.
        try useAndClose()
        for _ in 0..<5 { try assertNoLeaks(useAndClose) }
        try assertFreed {
            let window = try CounterWindow(application: nil, viewModel: model)
            window.present()
            window.close()
            return window
        }
        // The model is still usable and has no subscribers.
        model.increment()
        XCTAssertEqual(model.count, 1)
    }
}
