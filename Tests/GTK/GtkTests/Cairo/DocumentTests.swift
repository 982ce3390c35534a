import Cairo
import XCTest

@MainActor
final class DocumentTests: XCTestCase {
    private struct Full: Error {}

    private func folder() throws -> String {
        let folder = temporaryFolder()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        addTeardownBlock { try FileManager.default.removeItem(atPath: folder) }
        return folder
    }

    private func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: Unicode.ASCII.self)
    }

    func testAPDFFile() throws {
        let path = try folder() + "/a.pdf"
        let surface = try PDFSurface(path: path, width: 100, height: 200)
        XCTAssertEqual(surface.surfaceType, .pdf)
        XCTAssertTrue(surface.keepsText)
        surface.restrict(to: .version1_4)
        surface.setMetadata(.title, "Rectangles")
        surface.setPageLabel("iv")
        surface.setThumbnailSize(width: 10, height: 10)
        let context = try CairoContext(surface)
        context.beginTag("Link", attributes: "uri='https://www.gtk.org'")
        context.rectangle(x: 10, y: 10, width: 50, height: 50)
        context.fill()
        context.endTag("Link")
        context.showPage()
        surface.setSize(width: 300, height: 400)
        context.copyPage()
        surface.showPage()
        let entry = surface.addOutline("First", link: "page=1", flags: [.bold, .open])
        XCTAssertGreaterThan(surface.addOutline("Second", link: "page=2", parent: entry), entry)
        try context.status.check()
        surface.finish()
        try surface.status.check()
        let content = text([UInt8](try XCTUnwrap(FileManager.default.contents(atPath: path))))
        XCTAssertTrue(content.hasPrefix("%PDF-1.4"), String(content.prefix(20)))
        XCTAssertTrue(content.contains("/Title (Rectangles)"))
        XCTAssertTrue(content.contains("https://www.gtk.org"))
        XCTAssertTrue(content.contains("[ 0 0 300 400 ]"), content)
    }

    func testAPDFInMemory() throws {
        var bytes: [UInt8] = []
        do {
            let surface = try PDFSurface(width: 10, height: 10) { bytes += $0 }
            try CairoContext(surface).paint()
        }
        XCTAssertTrue(text(bytes).hasPrefix("%PDF"))
        XCTAssertTrue(text(bytes).contains("%%EOF"), "releasing the surface finishes it")
    }

    func testAnErrorInTheWriterSetsTheStatus() throws {
        let surface = try PDFSurface(width: 10, height: 10) { _ in throw Full() }
        try CairoContext(surface).paint()
        surface.finish()
        assertThrows(.writeError) { try surface.status.check() }
    }

    func testTheSurfaceRetainsTheWriter() throws {
        final class Witness {}
        weak var seen: Witness?
        func make() throws -> SVGSurface {
            let witness = Witness()
            seen = witness
            return try SVGSurface(width: 10, height: 10) { _ in _ = witness }
        }
        var surface: SVGSurface? = try make()
        XCTAssertNotNil(seen)
        XCTAssertNotNil(surface)
        surface = nil
        XCTAssertNil(seen)
    }

    func testAnSVGFile() throws {
        let path = try folder() + "/a.svg"
        let surface = try SVGSurface(path: path, width: 100, height: 50)
        XCTAssertEqual(surface.surfaceType, .svg)
        surface.restrict(to: .version1_1)
        surface.documentUnit = .millimeter
        XCTAssertEqual(surface.documentUnit, .millimeter)
        let context = try CairoContext(surface)
        context.setSource(red: 1, green: 0, blue: 0)
        context.moveTo(x: 0, y: 0)
        context.lineTo(x: 50, y: 20)
        context.stroke()
        XCTAssertTrue(context.target is SVGSurface)
        surface.finish()
        try surface.status.check()
        let content = text([UInt8](try XCTUnwrap(FileManager.default.contents(atPath: path))))
        XCTAssertTrue(content.contains("<svg"))
        XCTAssertTrue(content.contains("width=\"100mm\""), content)
        XCTAssertTrue(content.contains("M 0 0 L 50 20"), content)
    }

    func testErrorsContainThePathOfTheFile() {
        let path = "/no-such-folder/a"
        assertThrows(.writeError, subject: path) { try PDFSurface(path: path, width: 1, height: 1) }
        assertThrows(.writeError, subject: path) { try SVGSurface(path: path, width: 1, height: 1) }
    }

    func testVersions() {
        XCTAssertTrue(PDFVersion.supported.contains(.version1_5))
        XCTAssertEqual(SVGVersion.supported, [.version1_1, .version1_2])
    }

    func testFileNames() throws {
        let path = try folder() + "/" + String(fileNameBytes: [0x61, 0xFF])
        try ImageSurface(format: .argb32, width: 1, height: 1).saveToPNG(path)
        XCTAssertEqual(try ImageSurface(pngFile: path).width, 1)
        let cut = path + "\0.png"
        let isNamed: (any Error) -> Void = { error in
            XCTAssertEqual(error as? CairoError, CairoError(.invalidString, subject: cut))
        }
        XCTAssertThrowsError(try ImageSurface(pngFile: cut), "", isNamed)
        XCTAssertThrowsError(try PDFSurface(path: cut, width: 1, height: 1), "", isNamed)
        XCTAssertThrowsError(try SVGSurface(path: cut, width: 1, height: 1), "", isNamed)
    }
}
