import Cairo
import Testing

/// What stops the program, naming what was wrong. Each check runs in a process of its own.
struct MisuseTests {
    @Test func aNumberFitsItsCType() async {
        let rectangle = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Region(RectangleInt(x: 0, y: 0, width: 1 << 40, height: 1)) }
        }
        #expect(errors(of: rectangle).contains("RectangleInt.width: 1099511627776 does not fit"))
        let glyph = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Glyph(index: -1, x: 0, y: 0).cValue
        }
        #expect(errors(of: glyph).contains("Glyph.index: -1 does not fit"))
        let enumeration = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let surface = try ImageSurface(format: .argb32, width: 1, height: 1)
                try Context(surface).operator = .unrecognized(-1)
            }
        }
        #expect(errors(of: enumeration).contains("Operator: -1 does not fit"))
    }

    @Test func aSurfaceIsOfTheClassThatWrapsIt() async {
        let wrapped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let surface = try PDFSurface(path: nil, width: 1, height: 1)
                _ = ImageSurface(wrapping: surface.pointer, transfer: .none)
            }
        }
        #expect(errors(of: wrapped).contains("ImageSurface wraps a cairo surface of type image, found pdf"))
        let handedOver = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let surface = try PDFSurface(path: nil, width: 1, height: 1)
                _ = ImageSurface.fromPointer(UnsafeMutableRawPointer(surface.pointer), transfer: .none)
            }
        }
        #expect(
            errors(of: handedOver).contains("expected a cairo surface of class ImageSurface, found one of type pdf")
        )
    }

    private func errors(of result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
