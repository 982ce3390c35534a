import XCTest

@testable import CombineGtk

/// Tests of restoring the state of windows.
@MainActor
final class RestoredStateTests: GtkTestCase {
    private func window(_ store: any SettingsStore) -> Window {
        let window = Window()
        window.setDefaultSize(300, height: 200)
        window.restoreState(as: "main", in: store)
        window.present()
        wait { window.image() != nil }
        return window
    }

    func testSize() {
        let store = MemorySettings()
        let first = window(store)
        XCTAssertEqual(first.defaultSize.width, 300)
        first.setDefaultSize(420, height: 310)
        wait { store["window.main.width"] == 420 && store["window.main.height"] == 310 }
        first.close()
        let second = window(store)
        wait { second.width == 420 && second.height == 310 }
        second.close()
    }

    func testMaximizedAndFullscreen() {
        let store = MemorySettings(["window.main.is-maximized": .bool(true), "window.main.is-fullscreen": .bool(true)])
        let window = Window()
        window.restoreState(as: "main", in: store)
        XCTAssertTrue(window.isMaximized)
        XCTAssertTrue(window.isFullscreen)
        window.unmaximize()
        window.unfullscreen()
        window.present()
        wait { store["window.main.is-maximized"] == false && store["window.main.is-fullscreen"] == false }
        window.close()
    }

    func testIgnoresInvalidSizes() {
        let store = MemorySettings(["window.main.width": .int(-5), "window.main.height": .string("tall")])
        let window = Window()
        window.setDefaultSize(300, height: 200)
        window.restoreState(as: "main", in: store)
        XCTAssertEqual(window.defaultSize.width, 300)
        XCTAssertEqual(window.defaultSize.height, 200)
    }

    func testReleasesAllObjects() {
        weak var store: MemorySettings?
        assertFreed {
            let made = MemorySettings()
            store = made
            let window = window(made)
            window.close()
            return window
        }
        wait { store == nil }
    }

    // MARK: Panes

    private func paned(_ store: any SettingsStore, position: Int? = nil) -> (Paned, User) {
        let paned = Paned(orientation: .horizontal)
        paned.startChild = Label("start").size(width: 60, height: 40)
        paned.endChild = Label("end").size(width: 60, height: 40)
        if let position { paned.position = position }
        paned.restorePosition(as: "sidebar", in: store)
        let window = Window()
        window.setDefaultSize(400, height: 200)
        window.child = paned
        return (paned, User(window))
    }

    func testStoresPositionChosenByUser() {
        let store = MemorySettings()
        let (first, user) = paned(store)
        XCTAssertNil(store.value(forKey: "paned.sidebar.position"), "GTK placed it")
        let place = (x: Double(first.position) + 2, y: 20.0)
        user.drag(from: first, at: place, to: first, at: (x: place.x - 70, y: 20))
        wait { (store["paned.sidebar.position"] ?? 0) > 0 }
        let position = first.position
        XCTAssertEqual(store["paned.sidebar.position"], position)
        user.window.close()
        let (second, other) = paned(store, position: 99)
        XCTAssertEqual(second.position, position)
        other.window.close()
    }

    func testIgnoresInvalidPositions() {
        for value in [StoredValue.int(-4), .string("left"), .int(.max)] {
            let (paned, user) = paned(MemorySettings(["paned.sidebar.position": value]), position: 99)
            XCTAssertEqual(paned.position, 99)
            user.window.close()
        }
        let (paned, user) = paned(MemorySettings(["paned.sidebar.position": .int(3000)]))
        XCTAssertLessThan(paned.position, 400, "both sides are shown")
        user.window.close()
    }

    func testReleasesPane() {
        weak var store: MemorySettings?
        assertNoLeaks {
            let made = MemorySettings()
            store = made
            paned(made).1.window.close()
        }
        wait { store == nil }
    }
}
