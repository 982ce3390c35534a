import CGtk
import Cairo
import XCTest

final class EnumerationTests: XCTestCase {
    /// Asserts that a Swift enumeration has a case for each value that C registers, and preserves other values.
    private func check<Value: Hashable>(
        _ type: GType,
        _ make: (Int) -> Value,
        _ rawValue: (Value) -> Int,
        line: UInt = #line
    ) {
        let known = values(of: type)
        XCTAssertFalse(known.isEmpty, line: line)
        for (number, name) in known {
            let value = make(number)
            XCTAssertEqual(rawValue(value), number, name, line: line)
            XCTAssertFalse("\(value)".hasPrefix("unrecognized"), "\(name) is \(value)", line: line)
        }
        let unknown = make(987_654)
        XCTAssertEqual("\(unknown)", "unrecognized(987654)", line: line)
        XCTAssertEqual(rawValue(unknown), 987_654, line: line)
        XCTAssertEqual(Set(known.map { make($0.number) }).count, known.count, line: line)
    }

    private func values(of type: GType) -> [(number: Int, name: String)] {
        guard let pointer = g_type_class_ref(type) else { return [] }
        defer { g_type_class_unref(pointer) }
        let enumeration = pointer.assumingMemoryBound(to: GEnumClass.self).pointee
        return UnsafeBufferPointer(start: enumeration.values, count: Int(enumeration.n_values)).map {
            (Int($0.value), String(cString: $0.value_name))
        }
        .filter { !$0.name.hasSuffix("LAST_STATUS") }
    }

    func testEveryCValueHasACase() {
        check(cairo_gobject_status_get_type(), Status.init(rawValue:), \.rawValue)
        check(cairo_gobject_content_get_type(), Content.init(rawValue:), \.rawValue)
        check(cairo_gobject_operator_get_type(), Operator.init(rawValue:), \.rawValue)
        check(cairo_gobject_antialias_get_type(), Antialias.init(rawValue:), \.rawValue)
        check(cairo_gobject_fill_rule_get_type(), FillRule.init(rawValue:), \.rawValue)
        check(cairo_gobject_line_cap_get_type(), LineCap.init(rawValue:), \.rawValue)
        check(cairo_gobject_line_join_get_type(), LineJoin.init(rawValue:), \.rawValue)
        check(cairo_gobject_font_slant_get_type(), FontSlant.init(rawValue:), \.rawValue)
        check(cairo_gobject_font_weight_get_type(), FontWeight.init(rawValue:), \.rawValue)
        check(cairo_gobject_subpixel_order_get_type(), SubpixelOrder.init(rawValue:), \.rawValue)
        check(cairo_gobject_hint_style_get_type(), HintStyle.init(rawValue:), \.rawValue)
        check(cairo_gobject_hint_metrics_get_type(), HintMetrics.init(rawValue:), \.rawValue)
        check(cairo_gobject_font_type_get_type(), FontType.init(rawValue:), \.rawValue)
        check(cairo_gobject_surface_type_get_type(), SurfaceType.init(rawValue:), \.rawValue)
        check(cairo_gobject_format_get_type(), Format.init(rawValue:), \.rawValue)
        check(cairo_gobject_pattern_type_get_type(), PatternType.init(rawValue:), \.rawValue)
        check(cairo_gobject_extend_get_type(), Extend.init(rawValue:), \.rawValue)
        check(cairo_gobject_filter_get_type(), CairoFilter.init(rawValue:), \.rawValue)
        check(cairo_gobject_region_overlap_get_type(), RegionOverlap.init(rawValue:), \.rawValue)
    }

    func testCasesHaveTheValuesOfTheirNames() {
        XCTAssertEqual(Operator.hslLuminosity.rawValue, Int(CAIRO_OPERATOR_HSL_LUMINOSITY.rawValue))
        XCTAssertEqual(Operator.destinationAtop.rawValue, Int(CAIRO_OPERATOR_DEST_ATOP.rawValue))
        XCTAssertEqual(Status.tagError.rawValue, Int(CAIRO_STATUS_TAG_ERROR.rawValue))
        XCTAssertEqual(Status.invalidSize.rawValue, Int(CAIRO_STATUS_INVALID_SIZE.rawValue))
        XCTAssertEqual(SurfaceType.cogl.rawValue, Int(CAIRO_SURFACE_TYPE_COGL.rawValue))
        XCTAssertEqual(SurfaceType.recording.rawValue, Int(CAIRO_SURFACE_TYPE_RECORDING.rawValue))
        XCTAssertEqual(PDFMetadata.modificationDate.rawValue, Int(CAIRO_PDF_METADATA_MOD_DATE.rawValue))
        XCTAssertEqual(SVGUnit.percent.rawValue, Int(CAIRO_SVG_UNIT_PERCENT.rawValue))
        XCTAssertEqual(RegionOverlap.partial.rawValue, Int(CAIRO_REGION_OVERLAP_PART.rawValue))
    }

    func testAStatusHasAMessage() {
        XCTAssertEqual(Status.noMemory.message, "out of memory")
        XCTAssertFalse(Status.unrecognized(999).message.isEmpty)
        XCTAssertTrue(Status.unrecognized(-1).message.contains("-1"))
        XCTAssertNoThrow(try Status.success.check())
    }
}
