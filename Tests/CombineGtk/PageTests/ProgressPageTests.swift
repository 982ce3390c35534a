import CombineGtk
import GtkTesting
import XCTest

/// Tests of the example on the page "Commands" that reports progress.
@MainActor
final class ProgressPageTests: GtkTestCase {
    func testShowsAndCancelsExport() throws {
        let (pages, continuation) = AsyncStream.makeStream(of: Void.self)
        let model = AlbumExport { _ in
            var iterator = pages.makeAsyncIterator()
            await iterator.next()
            try Task.checkCancellation()
        }
        let window = ExportWindow(model: model)
        window.present()
        let bar = try XCTUnwrap(window.first(ProgressBar.self))
        XCTAssertFalse(bar.isVisible)
        model.export.start(2)
        XCTAssertTrue(bar.isVisible)
        continuation.yield()
        wait { model.export.progress.value == 0.5 }
        XCTAssertEqual(bar.fraction, 0.5)
        XCTAssertEqual(window.level.value, 0.5)
        model.export.cancel()
        XCTAssertFalse(bar.isVisible)
        XCTAssertEqual(window.level.value, 0)
        window.destroy()
    }
}
