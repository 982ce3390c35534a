import XCTest

@testable import CombineGtk

/// Windows that come back as they were.
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

    func testWhatIsNoSizeIsLeft() {
        let store = MemorySettings(["window.main.width": .int(-5), "window.main.height": .string("tall")])
        let window = Window()
        window.setDefaultSize(300, height: 200)
        window.restoreState(as: "main", in: store)
        XCTAssertEqual(window.defaultSize.width, 300)
        XCTAssertEqual(window.defaultSize.height, 200)
    }

    func testKeepsNothingAlive() {
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
}
