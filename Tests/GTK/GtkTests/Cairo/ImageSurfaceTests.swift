import Cairo
import XCTest

@MainActor
final class ImageSurfaceTests: XCTestCase {
    func testSizeFormatAndBytes() throws {
        let surface = try ImageSurface(format: .a8, width: 3, height: 2)
        XCTAssertEqual(surface.width, 3)
        XCTAssertEqual(surface.height, 2)
        XCTAssertEqual(surface.stride, 4)
        XCTAssertEqual(surface.format, .a8)
        XCTAssertEqual(surface.content, .alpha)
        XCTAssertEqual(surface.surfaceType, .image)
        XCTAssertEqual(try surface.bytes(), [UInt8](repeating: 0, count: 8))
        XCTAssertEqual(try ImageSurface(format: .rgb24, width: 1, height: 1).content, .color)
        XCTAssertEqual(try ImageSurface(format: .argb32, width: 1, height: 1).content, .colorAlpha)
    }

    func testStrides() {
        XCTAssertEqual(Format.argb32.stride(forWidth: 5), 20)
        XCTAssertEqual(Format.rgb16565.stride(forWidth: 1), 4)
        XCTAssertEqual(Format.a1.stride(forWidth: 33), 8)
        XCTAssertNil(Format.argb32.stride(forWidth: 1 << 30))
        XCTAssertNil(Format.argb32.stride(forWidth: .max))
        XCTAssertNil(Format.invalid.stride(forWidth: 1))
    }

    func testInvalidSizesAndFormatsThrow() {
        assertThrows(.invalidSize, subject: "-1 × 1") { try ImageSurface(format: .a8, width: -1, height: 1) }
        assertThrows(.invalidSize, subject: "1 × 40000") { try ImageSurface(format: .a8, width: 1, height: 40_000) }
        let large = 1 << 40
        assertThrows(.invalidSize, subject: "\(large) × 1") { try ImageSurface(format: .a8, width: large, height: 1) }
        assertThrows(.invalidFormat, subject: "1 × 1") { try ImageSurface(format: .invalid, width: 1, height: 1) }
        assertThrows(.invalidFormat, subject: "1 × 1") {
            try ImageSurface(format: .unrecognized(99), width: 1, height: 1)
        }
    }

    func testBytesAreChangedInPlace() throws {
        let surface = try ImageSurface(format: .argb32, width: 2, height: 1)
        try surface.withUnsafeMutableBytes { $0.storeBytes(of: 0xFF12_3456, toByteOffset: 4, as: UInt32.self) }
        XCTAssertEqual(try surface.pixel(0, 0), 0)
        XCTAssertEqual(try surface.pixel(1, 0), 0xFF12_3456)
        let copy = try image { context in
            context.setSource(surface)
            context.paint()
        }
        XCTAssertEqual(try copy.pixel(1, 0), 0xFF12_3456)
    }

    func testBytesAreCopiedIntoANewImage() throws {
        let bytes: [UInt8] = [1, 2, 3, 9, 9, 4, 5, 6]
        let surface = try ImageSurface(bytes: bytes, format: .a8, width: 3, height: 2, stride: 5)
        XCTAssertEqual(try surface.bytes(), [1, 2, 3, 0, 4, 5, 6, 0])
        let again = try ImageSurface(bytes: try surface.bytes(), format: .a8, width: 3, height: 2)
        XCTAssertEqual(try again.bytes(), try surface.bytes())
        assertThrows(.invalidSize, subject: "7 bytes") {
            try ImageSurface(bytes: [UInt8](repeating: 0, count: 7), format: .a8, width: 3, height: 2, stride: 5)
        }
        assertThrows(.invalidStride, subject: "2") {
            try ImageSurface(bytes: bytes, format: .a8, width: 3, height: 2, stride: 2)
        }
        assertThrows(.invalidStride, subject: "-5") {
            try ImageSurface(bytes: bytes, format: .a8, width: 3, height: 2, stride: -5)
        }
        assertThrows(.invalidSize, subject: "8 bytes") {
            try ImageSurface(bytes: bytes, format: .a8, width: 3, height: 20, stride: .max)
        }
        XCTAssertEqual(try ImageSurface(bytes: [], format: .a8, width: 0, height: 0).bytes(), [])
    }

    func testAFinishedImageHasNoBytes() throws {
        let surface = try ImageSurface(format: .argb32, width: 1, height: 1)
        surface.finish()
        assertThrows(.surfaceFinished) { try surface.bytes() }
        assertThrows(.surfaceFinished) { try surface.withUnsafeMutableBytes { _ in } }
        assertThrows(.surfaceFinished) { try surface.pngBytes() }
    }

    func testPNGByBytesAndByFile() throws {
        let surface = try image { context in
            context.setSource(red: 1, green: 0, blue: 0)
            context.rectangle(x: 0, y: 0, width: 10, height: 20)
            context.fill()
        }
        let bytes = try surface.pngBytes()
        XCTAssertEqual(Array(bytes.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
        let copy = try ImageSurface(pngBytes: bytes)
        XCTAssertEqual(try copy.bytes(), try surface.bytes())

        let folder = temporaryFolder()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        addTeardownBlock { try FileManager.default.removeItem(atPath: folder) }
        try surface.saveToPNG("\(folder)/a.png")
        XCTAssertEqual(try ImageSurface(pngFile: "\(folder)/a.png").bytes(), try surface.bytes())
        XCTAssertEqual(FileManager.default.contents(atPath: "\(folder)/a.png").map { [UInt8]($0) }, bytes)
    }

    func testPNGErrorsContainThePath() throws {
        let missing = "/no-such-folder/x.png"
        assertThrows(.fileNotFound, subject: missing) { try ImageSurface(pngFile: missing) }
        let surface = try ImageSurface(format: .argb32, width: 1, height: 1)
        assertThrows(.writeError, subject: missing) { try surface.saveToPNG(missing) }
        XCTAssertEqual(surface.status, .success)
        assertThrows(.readError) { try ImageSurface(pngBytes: []) }
        assertThrows(.readError) { try ImageSurface(pngBytes: Array(try surface.pngBytes().dropLast(20))) }
        XCTAssertThrowsError(try ImageSurface(pngBytes: Array("this isn't a PNG image".utf8)))
        XCTAssertEqual(
            CairoError(.fileNotFound, subject: missing).description,
            "\(missing): \(Status.fileNotFound.message)"
        )
        XCTAssertEqual(CairoError(.readError).description, Status.readError.message)
    }
}
