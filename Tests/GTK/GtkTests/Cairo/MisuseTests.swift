@_spi(Binding) import Cairo
import GtkTesting
import XCTest

/// Tests of misuse that stops the program with a message. Each check runs in a separate process.
@MainActor
final class MisuseTests: XCTestCase {
    func testANumberThatDoesNotFitTheCTypeTraps() {
        assertTraps(saying: "RectangleInt.width: 1099511627776 doesn't fit") {
            _ = Region(RectangleInt(x: 0, y: 0, width: 1 << 40, height: 1))
        }
        assertTraps(saying: "Glyph.index: -1 doesn't fit") { _ = Glyph(index: -1, x: 0, y: 0).cValue }
        assertTraps(saying: "Operator: -1 doesn't fit") {
            let surface = try ImageSurface(format: .argb32, width: 1, height: 1)
            try CairoContext(surface).operator = .unrecognized(-1)
        }
    }

    func testASurfaceOfADifferentTypeTraps() {
        assertTraps(saying: "ImageSurface: expected a cairo surface of type image, found pdf") {
            let surface = try PDFSurface(path: nil, width: 1, height: 1)
            _ = ImageSurface(wrapping: surface.pointer, transfer: .none)
        }
        assertTraps(saying: "expected a cairo surface of class ImageSurface, found one of type pdf") {
            let surface = try PDFSurface(path: nil, width: 1, height: 1)
            _ = ImageSurface.fromPointer(UnsafeMutableRawPointer(surface.pointer), transfer: .none)
        }
    }
}
