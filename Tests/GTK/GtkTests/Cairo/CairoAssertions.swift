import Cairo
import XCTest

/// Draws on a transparent image of 20 × 20 pixels without antialiasing.
@MainActor
func image(_ draw: (CairoContext) throws -> Void) throws -> ImageSurface {
    let surface = try ImageSurface(format: .argb32, width: 20, height: 20)
    let context = try CairoContext(surface)
    context.antialias = .none
    try draw(context)
    try context.status.check()
    return surface
}

/// Asserts that exactly the marked pixels in the first rows of an image are drawn. `#` marks a pixel.
@MainActor
func assertInk(
    _ surface: ImageSurface,
    _ rows: [String],
    file: StaticString = #filePath,
    line: UInt = #line
) throws {
    let found = try rows.enumerated().map { y, row in
        try String((0..<row.count).map { try surface.pixel($0, y) >> 24 == 0 ? "." : "#" })
    }
    XCTAssertEqual(found, rows, file: file, line: line)
}

/// Asserts that a call throws a `CairoError` with the given status.
@MainActor
func assertThrows<Result>(
    _ status: Status,
    subject: String? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Result
) {
    do {
        _ = try body()
        XCTFail("nothing was thrown", file: file, line: line)
    } catch {
        XCTAssertEqual(error as? CairoError, CairoError(status, subject: subject), file: file, line: line)
    }
}

/// Returns a new folder, which is removed after the test.
func temporaryFolder() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("cairo-\(UUID().uuidString)").path
}
