import CGtk
import Gtk
import GtkTesting
import XCTest

@MainActor
final class UnpresentedWindowTests: GtkTestCase {
    func testTheDefect() throws {
        try GTKDefect.unpresentedWindow.requirePresence()
        try XCTSkipUnless(
            dlsym(nil, "__tsan_init") == nil,
            "Under the thread sanitizer, sources have other data, so that the source of the surface can't be found."
        )
        assertExitsCleanly {
            GTKDefect.disabledWorkarounds = [.unpresentedWindow]
            let window = Window()
            window.realize()
            let surface = try XCTUnwrap(window.surface)
            window.destroy()
            let computation = g_main_context_find_source_by_user_data(nil, surface.pointer)
            GTKDefect.unpresentedWindow.checkItShows(computation != nil)
            // The source is removed, because it would use the freed window.
            if let computation { g_source_destroy(computation) }
            // The surface is kept alive, because its finalization would remove the source again.
            g_object_ref(surface.pointer)
        }
    }

    func testARealizedWindowIsDestroyed() {
        for isLoopRun in [false, true] {
            let window = Window()
            window.child = Label(label: "text")
            window.realize()
            if isLoopRun { pumpUntilIdle() }
            window.destroy()
            pumpUntilIdle()
        }
    }

    func testARealizedWindowIsFreed() {
        assertFreed {
            let window = Window()
            window.realize()
            window.unrealize()
            window.realize()
            window.destroy()
            return window
        }
        pumpUntilIdle()
    }

    func testAWindowIsShownAfterItWasUnrealized() {
        let window = Window()
        window.realize()
        window.unrealize()
        window.present()
        wait { window.isMapped }
        window.destroy()
    }
}
