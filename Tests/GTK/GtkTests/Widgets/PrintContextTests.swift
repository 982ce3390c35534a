import Gtk
import GtkTesting
import XCTest

/// Tests of print contexts, which don't retain their operation.
@MainActor
final class PrintContextTests: GtkTestCase {
    /// Prints a page to a file. Returns the context on which it was drawn.
    private func context(of operation: PrintOperation) throws -> PrintContext {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        addTeardownBlock { try? FileManager.default.removeItem(at: file) }
        operation.pageCount = 1
        operation.setExportFilename(file.path)
        var context: PrintContext?
        let subscription = operation.drawPage.sink { context = $0.context }
        defer { subscription.cancel() }
        _ = try operation.run(.export)
        return try XCTUnwrap(context)
    }

    func testAContextOfAnExistingOperation() throws {
        let operation = PrintOperation()
        let context = try context(of: operation)
        XCTAssertGreaterThan(context.width, 0)
        XCTAssertGreaterThan(context.height, context.width)
        withExtendedLifetime(operation) {}
    }

    func testAContextThatIsKeptLongerThanItsOperation() throws {
        let context = try context(of: PrintOperation())
        MainContext.pumpUntilIdle()
        XCTAssertGreaterThan(context.dpiX, 0)
        assertTraps(saying: "gtk_print_context_get_width: the context's PrintOperation was deallocated") {
            _ = context.width
        }
        assertTraps(saying: "gtk_print_context_get_height: the context's PrintOperation was deallocated") {
            _ = context.height
        }
    }

    func testADeferredPageIsFinishedOnce() throws {
        let operation = PrintOperation()
        var finished = 0
        let subscription = operation.drawPage.sink { _ in
            operation.setDeferDrawing()
            MainContext.default.schedule {
                operation.drawPageFinish()
                finished += 1
            }
        }
        _ = try context(of: operation)
        XCTAssertEqual(finished, 1)
        assertTraps(saying: "gtk_print_operation_draw_page_finish") { operation.drawPageFinish() }
        subscription.cancel()
    }

    func testAPageThatWasNotDeferredIsNotFinished() throws {
        let operation = PrintOperation()
        assertTraps(saying: "no page is deferred. Call setDeferDrawing()") {
            let subscription = operation.beginPrint.sink { _ in operation.drawPageFinish() }
            _ = try? self.context(of: operation)
            subscription.cancel()
        }
    }

    func testContextAndOperationDoNotRetainEachOther() {
        assertNoLeaks { _ = try? context(of: PrintOperation()) }
    }
}
