import CombineGtk
import GtkTesting
import TestSupport
import XCTest

@MainActor
final class ProgressBarTests: GtkTestCase {
    /// Work that is suspended until the test continues it.
    @MainActor
    private final class Work {
        private var continuation: CheckedContinuation<Void, Never>?
        private(set) var progress: ActionProgress?
        lazy var export = Action<Void, Void> { [weak self] in
            self?.progress = ActionProgress.current
            await withCheckedContinuation { self?.continuation = $0 }
        }

        func finish() {
            continuation.take()?.resume()
        }
    }

    func testShowsProgressOfAction() {
        let work = Work()
        let bar = ProgressBar("Export", action: work.export)
        let window = Window()
        window.child = Box.vertical { bar }
        _ = User(window)
        XCTAssertEqual(bar.accessibleName, "Export")
        XCTAssertFalse(bar.isVisible)
        work.export.start()
        wait { bar.isMapped }
        work.progress?.report(0.25)
        XCTAssertEqual(bar.fraction, 0.25)
        DispatchQueue.global().sync { work.progress?.report(0.5) }
        wait { bar.fraction == 0.5 }
        work.finish()
        wait { !bar.isVisible }
        XCTAssertEqual(bar.fraction, 0)
        work.export.start()
        wait { bar.isMapped }
        work.export.cancel()
        XCTAssertFalse(bar.isVisible)
        work.finish()
    }

    func testPulsesWhileProgressIsUnknown() throws {
        let work = Work()
        let bar = ProgressBar("Export", action: work.export)
        let window = Window()
        window.child = Box.vertical { bar }
        _ = User(window)
        work.export.start()
        // The documentation of GtkProgressBar describes the style class of a bar that moves back and forth.
        let trough = try XCTUnwrap(bar.descendants(of: Widget.self).first { $0.cssName == "progress" })
        wait { trough.hasCSSClass("pulse") || bar.descendants(of: Widget.self).contains { $0.hasCSSClass("pulse") } }
        work.progress?.report(0.5)
        wait { bar.fraction == 0.5 }
        work.export.cancel()
        work.finish()
    }

    func testBarOfCommandHasItsTitle() {
        let work = Work()
        let command = Command("export", title: "Export", action: work.export)
        let bar = ProgressBar(command)
        command.title = "Export All"
        XCTAssertEqual(bar.accessibleName, "Export All")
        command.start()
        work.progress?.report(0.5)
        XCTAssertEqual(bar.fraction, 0.5)
        XCTAssertEqual(command.progress.value, 0.5)
        command.cancel()
        XCTAssertFalse(bar.isVisible)
        XCTAssertNil(command.progress.value)
        work.finish()
    }

    func testReleasesBar() {
        let work = Work()
        assertFreed {
            let bar = ProgressBar("Export", action: work.export)
            work.export.start()
            return bar
        }
        work.export.cancel()
        work.finish()
        assertNoLeaks { _ = ProgressBar(Command("export", title: "Export", action: work.export)) }
    }
}
