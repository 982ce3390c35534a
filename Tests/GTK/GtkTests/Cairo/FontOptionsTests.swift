import Cairo
import XCTest

@MainActor
final class FontOptionsTests: XCTestCase {
    func testACopyDoesNotChange() {
        var options = FontOptions()
        let copy = options
        options.antialias = .subpixel
        options.subpixelOrder = .bgr
        options.hintStyle = .full
        options.hintMetrics = .off
        options.variations = "wght=200"
        XCTAssertEqual(options.antialias, .subpixel)
        XCTAssertEqual(options.subpixelOrder, .bgr)
        XCTAssertEqual(options.hintStyle, .full)
        XCTAssertEqual(options.hintMetrics, .off)
        XCTAssertEqual(options.variations, "wght=200")
        XCTAssertEqual(copy, FontOptions())
        XCTAssertEqual(copy.antialias, .default)
        XCTAssertNil(copy.variations)
        XCTAssertNotEqual(copy, options)
        options.variations = nil
        XCTAssertNil(options.variations)
        XCTAssertEqual(options.status, .success)
    }

    func testMergingCopiesNonDefaultOptions() {
        var (first, second) = (FontOptions(), FontOptions())
        first.hintStyle = .slight
        first.antialias = .gray
        second.antialias = .none
        first.merge(second)
        XCTAssertEqual(first.antialias, .none)
        XCTAssertEqual(first.hintStyle, .slight)
        var third = FontOptions()
        third.antialias = .none
        XCTAssertEqual(Set([second, third]).count, 1)
    }

    func testOptionsOfAContextAreChangedInPlace() throws {
        let surface = try ImageSurface(format: .argb32, width: 1, height: 1)
        let context = try CairoContext(surface)
        context.fontOptions.antialias = .none
        XCTAssertEqual(context.fontOptions.antialias, .none)
        XCTAssertEqual(surface.fontOptions.hintMetrics, .on)
    }
}
