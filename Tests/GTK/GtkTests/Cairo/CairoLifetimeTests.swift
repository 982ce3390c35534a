import CGtk
@_spi(Binding) import Cairo
import XCTest

/// The requirements of generated code on types that are passed by pointer.
private protocol PassedByPointer {
    static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Self
}

extension CairoContext: PassedByPointer {}
extension CairoSurface: PassedByPointer {}
extension Pattern: PassedByPointer {}
extension Region: PassedByPointer {}
extension CairoFontFace: PassedByPointer {}
extension ScaledFont: PassedByPointer {}
extension FontOptions: PassedByPointer {}
extension CairoMatrix: PassedByPointer {}
extension CairoRectangle: PassedByPointer {}
extension RectangleInt: PassedByPointer {}

@MainActor
final class CairoLifetimeTests: XCTestCase {
    /// Asserts that creating and releasing a Swift object doesn't change the reference count of the C object.
    private func check<Value: PassedByPointer>(
        _ type: Value.Type,
        _ pointer: OpaquePointer,
        _ count: (OpaquePointer) -> UInt32,
        _ reference: (OpaquePointer) -> Void,
        line: UInt = #line
    ) {
        let raw = UnsafeMutableRawPointer(pointer)
        let before = count(pointer)
        do {
            let lent = Value.fromPointer(raw, transfer: .none)
            withExtendedLifetime(lent) { XCTAssertEqual(count(pointer), before + 1, line: line) }
        }
        XCTAssertEqual(count(pointer), before, line: line)
        reference(pointer)
        do {
            let taken = Value.fromPointer(raw, transfer: .full)
            withExtendedLifetime(taken) { XCTAssertEqual(count(pointer), before + 1, line: line) }
        }
        XCTAssertEqual(count(pointer), before, line: line)
    }

    func testReferencesAreBorrowedAndTransferred() throws {
        let surface = try ImageSurface(format: .argb32, width: 1, height: 1)
        let context = try CairoContext(surface)
        let pattern = Pattern.solid(red: 0, green: 0, blue: 0)
        let face = try CairoFontFace(family: "@cairo:")
        let font = try ScaledFont(face, fontMatrix: .scale(x: 9, y: 9))
        check(CairoContext.self, context.pointer, { cairo_get_reference_count($0) }, { cairo_reference($0) })
        check(
            CairoSurface.self,
            surface.pointer,
            { cairo_surface_get_reference_count($0) },
            { cairo_surface_reference($0) }
        )
        check(
            ImageSurface.self,
            surface.pointer,
            { cairo_surface_get_reference_count($0) },
            { cairo_surface_reference($0) }
        )
        check(
            Pattern.self,
            pattern.pointer,
            { cairo_pattern_get_reference_count($0) },
            { cairo_pattern_reference($0) }
        )
        check(
            CairoFontFace.self,
            face.pointer,
            { cairo_font_face_get_reference_count($0) },
            { cairo_font_face_reference($0) }
        )
        check(
            ScaledFont.self,
            font.pointer,
            { cairo_scaled_font_get_reference_count($0) },
            { cairo_scaled_font_reference($0) }
        )
    }

    func testAReferenceForCIsAnAdditionalOne() throws {
        let surface = try ImageSurface(format: .argb32, width: 1, height: 1)
        XCTAssertEqual(cairo_surface_get_reference_count(surface.pointer), 1)
        cairo_surface_destroy(surface.consumedPointer)
        let consumed = surface.consumedPointer
        XCTAssertEqual(cairo_surface_get_reference_count(surface.pointer), 2)
        cairo_surface_destroy(consumed)
        XCTAssertEqual(cairo_surface_get_reference_count(surface.pointer), 1)
        let context = try CairoContext(surface)
        cairo_destroy(context.consumedPointer)
        XCTAssertEqual(cairo_get_reference_count(context.pointer), 1)
        let pattern = try Pattern(surface)
        cairo_pattern_destroy(pattern.consumedPointer)
        XCTAssertEqual(cairo_pattern_get_reference_count(pattern.pointer), 1)
        let region = Region(RectangleInt(x: 0, y: 0, width: 1, height: 1))
        cairo_region_destroy(region.consumedPointer)
        XCTAssertEqual(region.rectangles.count, 1)
        let options = FontOptions()
        let copy = options.consumedPointer
        XCTAssertNotEqual(copy, options.pointer)
        cairo_font_options_destroy(copy)
    }

    func testAContextRetainsItsSurface() throws {
        let surface = try ImageSurface(format: .argb32, width: 1, height: 1)
        do {
            let context = try CairoContext(surface)
            context.source = try Pattern(surface)
            _ = context.target
            _ = context.source.surface
            XCTAssertEqual(cairo_get_reference_count(context.pointer), 1)
            XCTAssertGreaterThan(cairo_surface_get_reference_count(surface.pointer), 1)
        }
        try surface.withImage { _ in }
        _ = try surface.subsurface(x: 0, y: 0, width: 1, height: 1)
        _ = try surface.similar(content: .alpha, width: 1, height: 1)
        XCTAssertEqual(cairo_surface_get_reference_count(surface.pointer), 1)
    }

    func testThePatternOfAGroupIsFreedWithItsWrapper() throws {
        _ = try image { context in
            context.pushGroup()
            let pattern = context.popGroup()
            XCTAssertEqual(cairo_pattern_get_reference_count(pattern.pointer), 1)
        }
    }

    func testFontsAreRetainedOnce() throws {
        let face = try CairoFontFace(family: "@cairo:", slant: .oblique)
        XCTAssertEqual(cairo_font_face_get_reference_count(face.pointer), 1)
        do {
            let context = try CairoContext(try ImageSurface(format: .argb32, width: 1, height: 1))
            context.fontFace = face
            XCTAssertEqual(context.fontFace, face)
            XCTAssertEqual(cairo_font_face_get_reference_count(face.pointer), 2)
        }
        XCTAssertEqual(cairo_font_face_get_reference_count(face.pointer), 1)
    }

    func testATransferredRegionIsTheCRegion() throws {
        let region = Region(RectangleInt(x: 0, y: 0, width: 2, height: 2))
        let lent = Region.fromPointer(UnsafeMutableRawPointer(region.pointer), transfer: .none)
        lent.translate(x: 1, y: 0)
        XCTAssertEqual(region.extents.x, 1)
        let taken = Region.fromPointer(UnsafeMutableRawPointer(region.consumedPointer), transfer: .full)
        XCTAssertEqual(taken, region)
    }

    func testTheClassOfATransferredSurfaceMatchesItsType() throws {
        func handedOver(_ surface: CairoSurface) -> CairoSurface {
            CairoSurface.fromPointer(UnsafeMutableRawPointer(surface.pointer), transfer: .none)
        }
        XCTAssertTrue(handedOver(try ImageSurface(format: .a8, width: 1, height: 1)) is ImageSurface)
        XCTAssertTrue(handedOver(try PDFSurface(path: nil, width: 1, height: 1)) is PDFSurface)
        XCTAssertTrue(handedOver(try SVGSurface(path: nil, width: 1, height: 1)) is SVGSurface)
        XCTAssertTrue(handedOver(try RecordingSurface()) is RecordingSurface)
        XCTAssertTrue(handedOver(try ImageSurface(format: .a8, width: 0, height: 0)) is ImageSurface)
        let whole = try ImageSurface(format: .a8, width: 2, height: 2)
        let part = try whole.subsurface(x: 0, y: 0, width: 1, height: 1)
        XCTAssertEqual(part.surfaceType, .image)
        XCTAssertTrue(type(of: part) == CairoSurface.self)
        XCTAssertTrue(type(of: handedOver(part)) == CairoSurface.self)
        XCTAssertTrue(type(of: try CairoContext(part).target) == CairoSurface.self)
    }

    func testStructuresAreCopied() throws {
        var rectangle = RectangleInt(x: 1, y: 2, width: 3, height: 4).cValue
        XCTAssertEqual(
            withUnsafeMutablePointer(to: &rectangle) { RectangleInt.fromPointer($0, transfer: .none) },
            RectangleInt(x: 1, y: 2, width: 3, height: 4)
        )
        let boxed = try XCTUnwrap(g_boxed_copy(cairo_gobject_rectangle_int_get_type(), &rectangle))
        XCTAssertEqual(RectangleInt.fromPointer(boxed, transfer: .full).height, 4)
        var bounds = CairoRectangle(x: 1, y: 2, width: 3, height: 4).cValue
        XCTAssertEqual(
            withUnsafeMutablePointer(to: &bounds) { CairoRectangle.fromPointer($0, transfer: .none) },
            CairoRectangle(x: 1, y: 2, width: 3, height: 4)
        )
        var matrix = CairoMatrix.translation(x: 3, y: 4).cValue
        XCTAssertEqual(
            withUnsafeMutablePointer(to: &matrix) { CairoMatrix.fromPointer($0, transfer: .none) },
            .translation(x: 3, y: 4)
        )
        let options = FontOptions()
        let lent = FontOptions.fromPointer(UnsafeMutableRawPointer(options.pointer), transfer: .none)
        XCTAssertEqual(lent, options)
        XCTAssertNotEqual(lent.pointer, options.pointer)
        let taken = FontOptions.fromPointer(UnsafeMutableRawPointer(options.consumedPointer), transfer: .full)
        XCTAssertEqual(taken, options)
    }

    func testAThousandDrawingsDoNotLeakReferences() throws {
        let surface = try ImageSurface(format: .argb32, width: 8, height: 8)
        for number in 0..<1000 {
            let context = try CairoContext(surface)
            context.saved {
                context.setSource(.solid(red: Double(number) / 1000, green: 0, blue: 0))
                context.paint()
            }
        }
        XCTAssertEqual(cairo_surface_get_reference_count(surface.pointer), 1)
    }
}
