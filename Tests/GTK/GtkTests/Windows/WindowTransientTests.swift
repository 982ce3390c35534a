import CGtk
import Gtk
import GtkTesting
import XCTest

/// Tests of a window that outlives its transient parent.
@MainActor
final class WindowTransientTests: GtkTestCase {
    private func makeWindows(_ endsWithParent: Bool) -> (parent: Window, dialog: Window) {
        let parent = Window()
        parent.present()
        let dialog = Window()
        dialog.transientFor = parent
        dialog.isDestroyedWithParent = endsWithParent
        dialog.present()
        pumpUntilIdle()
        return (parent, dialog)
    }

    /// Checks that a dialog that the program retains has no transient parent after the parent is freed.
    private func check(line: UInt = #line, _ destroy: (_ parent: Window, _ dialog: Window) -> Void) {
        for endsWithParent in [false, true] {
            for isHeldInC in [false, true] {
                var held: Window?
                assertFreed(line: line) {
                    let (parent, dialog) = makeWindows(endsWithParent)
                    held = dialog
                    if isHeldInC { g_object_ref(dialog.pointer) }
                    destroy(parent, dialog)
                    return parent
                }
                XCTAssertNil(held?.transientFor, line: line)
                if let held {
                    // GTK then releases the transient parent.
                    g_object_run_dispose(held.pointer.assumingMemoryBound(to: GObject.self))
                    held.destroy()
                    if isHeldInC { g_object_unref(held.pointer) }
                }
                assertFreed(line: line) {
                    defer { held = nil }
                    return held ?? Window()
                }
            }
        }
    }

    /// Destroys a window in the same way as GTK when the user closes it. The window isn't torn down yet.
    private func close(_ window: Window) {
        gtk_window_destroy(window.pointer.assumingMemoryBound(to: GtkWindow.self))
    }

    func testADialogThatWasTornDownEarlier() {
        assertExitsCleanly {
            check { parent, dialog in
                close(dialog)
                pumpUntilIdle()
                close(parent)
                pumpUntilIdle()
            }
        }
    }

    func testADialogThatIsClosedJustBefore() {
        assertExitsCleanly {
            check { parent, dialog in
                close(dialog)
                close(parent)
            }
        }
    }

    func testADialogThatIsClosedJustAfter() {
        assertExitsCleanly {
            check { parent, dialog in
                close(parent)
                close(dialog)
            }
        }
    }

    func testADialogThatIsClosedBeforeItsParentIsTornDownImmediately() {
        assertExitsCleanly {
            check { parent, dialog in
                close(dialog)
                parent.destroy()
            }
        }
    }

    func testADialogThatRemains() {
        assertExitsCleanly {
            check { parent, _ in parent.destroy() }
        }
        assertExitsCleanly {
            check { parent, _ in close(parent) }
        }
    }
}
