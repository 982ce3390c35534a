import CombineGtk
import Foundation
import GtkTesting
import XCTest

/// A program that prints lines of text, as one for GTK in C would, without a word of C.
@MainActor
final class PrintingTests: GtkTestCase {
    /// Prints texts, one a page, into a file.
    private func print(_ texts: [String], to path: String) throws -> PrintOperationResult {
        let operation = PrintOperation()
        operation.exportFilename = path
        operation.unit = .mm
        operation.beginPrint.sink(on: operation) { operation, _ in operation.nPages = texts.count }
        operation.drawPage.sink(on: operation) { _, page in
            let context = page.context.cairoContext
            let layout = page.context.createPangoLayout()
            layout.text = texts[page.pageNumber]
            layout.fontDescription = FontDescription.fromString("Sans 12")
            layout.width = Int(page.context.width * Double(Pango.scale))
            context.moveTo(x: 10, y: 10)
            context.show(layout)
        }
        return try operation.run(.export)
    }

    func testPagesOfText() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let file = directory.appendingPathComponent("printed.pdf")
        XCTAssertEqual(try print(["One page", "Another page"], to: file.path), .apply)
        let document = try Data(contentsOf: file)
        XCTAssertEqual(document.prefix(5), Data("%PDF-".utf8))
        let text = String(decoding: document, as: UTF8.self)
        XCTAssertTrue(text.contains("/Count 2"), "a document of two pages")
        XCTAssertTrue(text.contains("/Font"), "text, not pictures of it")
    }

    func testAFileThatCannotBeWritten() {
        XCTAssertThrowsError(try print(["One page"], to: "/nonexistent/printed.pdf")) { error in
            XCTAssertTrue(error is GLibError, "\(error)")
        }
    }
}
