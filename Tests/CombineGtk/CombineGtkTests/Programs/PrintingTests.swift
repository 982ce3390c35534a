import CombineGtk
import Foundation
import GtkTesting
import XCTest

/// Tests of a program that prints lines of text. It's a Swift version of a typical C program.
@MainActor
final class PrintingTests: GtkTestCase {
    /// Prints texts to a file, with one text on each page.
    private func print(_ texts: [String], to path: String) throws -> PrintOperationResult {
        let operation = PrintOperation()
        operation.exportFilename = path
        operation.unit = .mm
        operation.beginPrint.sink(on: operation) { operation, _ in operation.pageCount = texts.count }
        operation.drawPage.sink(on: operation) { _, page in
            let context = page.context.cairoContext
            let layout = page.context.createPangoLayout()
            layout.text = texts[page.pageNumber]
            layout.fontDescription = FontDescription.fromString("Sans 12")
            layout.width = Int(page.context.width * Double(PangoUnits.scale))
            context.moveTo(x: 10, y: 10)
            context.show(layout)
        }
        return try operation.run(.export)
    }

    func testPrintsPagesOfText() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let file = directory.appendingPathComponent("printed.pdf")
        XCTAssertEqual(try print(["One page", "Another page"], to: file.path), .apply)
        let document = try Data(contentsOf: file)
        XCTAssertEqual(document.prefix(5), Data("%PDF-".utf8))
        let text = text(of: document)
        XCTAssertTrue(text.contains("/Count 2"), "a document with two pages")
        XCTAssertTrue(text.contains("/Font"), "text instead of pictures")
    }

    /// Returns the objects of a PDF document. Newer versions of Cairo compress some of them.
    private func text(of document: Data) -> String {
        var text = String(decoding: document, as: UTF8.self)
        var rest = document[...]
        while let start = rest.range(of: Data("\nstream\n".utf8)) {
            rest = rest[start.upperBound...]
            guard let end = rest.range(of: Data("\nendstream".utf8)) else { break }
            let stream = MemoryInputStream(bytes: Bytes(Array(rest[..<end.lowerBound])))
            let inflated = ConverterInputStream(baseStream: stream, converter: ZlibDecompressor(format: .zlib))
            // Data in other formats contains no objects.
            text += (try? inflated.readAllBlocking(count: 1 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
            rest = rest[end.upperBound...]
        }
        return text
    }

    func testUnwritableFile() {
        XCTAssertThrowsError(try print(["One page"], to: "/nonexistent/printed.pdf")) { error in
            XCTAssertTrue(error is GLibError, "\(error)")
        }
    }
}
