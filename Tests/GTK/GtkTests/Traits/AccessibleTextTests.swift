#if GTK4_14
import CGtk
import Gtk
import GtkTesting
import XCTest

/// Tests of Swift classes that provide their text to assistive technologies.
@MainActor
final class AccessibleTextTests: GtkTestCase {
    func testCReadsTheText() {
        let poem = Poem("Eins, zwei.\nDrei vier? Fünf 👍🏽")
        let text = OpaquePointer(poem.pointer)
        let functions = interface(of: poem)
        XCTAssertEqual(taken(functions.get_contents(text, 0, .max)), poem.accessibleText)
        XCTAssertEqual(taken(functions.get_contents(text, 6, 10)), "zwei")
        XCTAssertEqual(taken(functions.get_contents(text, 99, 100)), "")
        XCTAssertEqual(functions.get_caret_position(text), 3)
    }

    func testOnlyTheTextIsRequired() {
        let verses = Verses(properties: [:])
        verses.verses = "Eins zwei"
        XCTAssertEqual(taken(interface(of: verses).get_contents(OpaquePointer(verses.pointer), 0, .max)), "Eins zwei")
        XCTAssertEqual(part(of: verses, at: 6, GTK_ACCESSIBLE_TEXT_GRANULARITY_WORD).text, "zwei")
        XCTAssertEqual(interface(of: verses).get_caret_position(OpaquePointer(verses.pointer)), 0)
    }

    func testUnitsOfTheText() {
        let poem = Poem("Eins, zwei.\nDrei vier? Fünf")
        XCTAssertEqual(part(of: poem, at: 7, GTK_ACCESSIBLE_TEXT_GRANULARITY_CHARACTER).text, "w")
        XCTAssertEqual(part(of: poem, at: 7, GTK_ACCESSIBLE_TEXT_GRANULARITY_WORD).text, "zwei.\n")
        XCTAssertEqual(part(of: poem, at: 18, GTK_ACCESSIBLE_TEXT_GRANULARITY_SENTENCE).text, "Drei vier? ")
        let paragraph = part(of: poem, at: 7, GTK_ACCESSIBLE_TEXT_GRANULARITY_PARAGRAPH)
        XCTAssertEqual(paragraph.text, "Eins, zwei.\n")
        XCTAssertEqual(paragraph.range, 0..<12)
        XCTAssertEqual(part(of: poem, at: 12, GTK_ACCESSIBLE_TEXT_GRANULARITY_LINE).range, 12..<27)
        XCTAssertEqual(part(of: poem, at: 99, GTK_ACCESSIBLE_TEXT_GRANULARITY_WORD).range, 27..<27)
        XCTAssertEqual(part(of: Poem(""), at: 0, GTK_ACCESSIBLE_TEXT_GRANULARITY_WORD).text, "")
    }

    func testTheSelection() {
        let poem = Poem("Eins, zwei")
        let text = OpaquePointer(poem.pointer)
        var (count, ranges): (gsize, UnsafeMutablePointer<GtkAccessibleTextRange>?) = (9, nil)
        XCTAssertEqual(interface(of: poem).get_selection(text, &count, &ranges), 0)
        XCTAssertEqual(count, 0)
        poem.accessibleSelection = [0..<4, 6..<10]
        XCTAssertEqual(interface(of: poem).get_selection(text, &count, &ranges), 1)
        let found = UnsafeBufferPointer(start: ranges, count: Int(count)).map { [$0.start, $0.length] }
        XCTAssertEqual(found, [[0, 4], [6, 4]])
        g_free(ranges)
        poem.updateSelectionBound()
        poem.updateCaretPosition()
        poem.updateContents(.insert, in: 0..<4)
    }

    func testAttributes() {
        let poem = Poem("Eins, zwei")
        let text = OpaquePointer(poem.pointer)
        var (count, ranges): (gsize, UnsafeMutablePointer<GtkAccessibleTextRange>?) = (9, nil)
        var names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        XCTAssertEqual(interface(of: poem).get_attributes(text, 5, &count, &ranges, &names, &values), 0)
        XCTAssertEqual(interface(of: poem).get_attributes(text, 1, &count, &ranges, &names, &values), 1)
        XCTAssertEqual(count, 1)
        XCTAssertEqual(ranges?.pointee.length, 4)
        XCTAssertEqual(names?.pointee.map { String(cString: $0) }, "weight")
        XCTAssertEqual(values?.pointee.map { String(cString: $0) }, "bold")
        XCTAssertNil(names?[1])
        g_free(ranges)
        g_strfreev(names)
        g_strfreev(values)
        interface(of: poem).get_default_attributes(text, &names, &values)
        XCTAssertEqual(names?.pointee.map { String(cString: $0) }, "family-name")
        XCTAssertEqual(values?.pointee.map { String(cString: $0) }, "Serif")
        g_strfreev(names)
        g_strfreev(values)
    }

    func testMembersOfCWidgets() {
        let label = Label(label: "Eins zwei")
        label.isSelectable = true
        label.select(0..<4)
        let text: any AccessibleText = label
        XCTAssertEqual(text.accessibleText, "Eins zwei")
        XCTAssertEqual(text.accessibleSelection, [0..<4])
        XCTAssertEqual(text.accessibleTextRange(of: .word, at: 5), 5..<9)
        XCTAssertFalse(text.defaultAccessibleTextAttributes.isEmpty)
        XCTAssertEqual(text.accessibleTextAttributes(at: 0), [])
    }

    #if GTK4_16
    func testPositions() {
        let poem = Poem("Eins")
        let text = OpaquePointer(poem.pointer)
        var extents = graphene_rect_t()
        XCTAssertEqual(interface(of: poem).get_extents(text, 1, 3, &extents), 1)
        XCTAssertEqual([extents.origin.x, extents.size.width], [10, 20])
        var (point, offset) = (graphene_point_t(x: 25, y: 0), guint(0))
        XCTAssertEqual(interface(of: poem).get_offset(text, &point, &offset), 1)
        XCTAssertEqual(offset, 2)
        point.x = -1
        XCTAssertEqual(interface(of: poem).get_offset(text, &point, &offset), 0)
    }
    #endif

    #if GTK4_22
    func testChangesByAssistiveTechnologies() {
        let poem = Poem("Eins")
        let text = OpaquePointer(poem.pointer)
        XCTAssertEqual(interface(of: poem).set_caret_position(text, 2), 1)
        XCTAssertEqual(poem.accessibleCaretPosition, 2)
        var range = GtkAccessibleTextRange(start: 1, length: 2)
        XCTAssertEqual(interface(of: poem).set_selection(text, 0, &range), 0, "the class does not implement it")
    }
    #endif

    func testNothingLeaks() {
        assertNoLeaks {
            for _ in 0..<100 {
                let poem = Poem("Eins")
                _ = taken(interface(of: poem).get_contents(OpaquePointer(poem.pointer), 0, .max))
            }
        }
    }

    private func interface(of poem: Widget) -> GtkAccessibleTextInterface {
        let instance = poem.pointer.assumingMemoryBound(to: GTypeInstance.self)
        let found = g_type_interface_peek(instance.pointee.g_class, gtk_accessible_text_get_type())
        guard let found else { fatalError("\(poem) doesn't implement GtkAccessibleText") }
        return found.assumingMemoryBound(to: GtkAccessibleTextInterface.self).pointee
    }

    private func part(
        of poem: Widget,
        at offset: guint,
        _ granularity: GtkAccessibleTextGranularity
    ) -> (text: String, range: Range<Int>) {
        var (start, end): (guint, guint) = (99, 99)
        let contents = interface(of: poem).get_contents_at(
            OpaquePointer(poem.pointer),
            offset,
            granularity,
            &start,
            &end
        )
        return (taken(contents), Int(start)..<Int(end))
    }

    /// Returns the text in the bytes, and frees them.
    private func taken(_ contents: OpaquePointer?) -> String {
        guard let contents else { return "nothing" }
        defer { g_bytes_unref(contents) }
        var size: gsize = 0
        let data = g_bytes_get_data(contents, &size)
        return String(decoding: UnsafeRawBufferPointer(start: data, count: Int(size)), as: UTF8.self)
    }
}

/// The example of the page "Versions".
private final class Verses: Widget, AccessibleText {
    @GObjectProperty var verses = ""
    var accessibleText: String { verses }
}

private final class Poem: Widget, AccessibleText {
    let accessibleText: String
    var accessibleSelection: [Range<Int>] = []
    var accessibleCaretPosition = 3

    init(_ text: String) {
        accessibleText = text
        super.init(properties: [:])
    }

    var defaultAccessibleTextAttributes: [String: String] { ["family-name": "Serif"] }

    func accessibleTextAttributes(at position: Int) -> [AccessibleTextAttribute] {
        position < 4 ? [AccessibleTextAttribute(name: "weight", value: "bold", range: 0..<4)] : []
    }

    #if GTK4_16
    func accessibleTextBounds(in range: Range<Int>) -> Rect? {
        Rect(x: Double(range.lowerBound) * 10, y: 0, width: Double(range.count) * 10, height: 10)
    }

    func accessibleTextPosition(at point: Point) -> Int? { point.x < 0 ? nil : Int(point.x / 10) }
    #endif

    #if GTK4_22
    func setAccessibleCaretPosition(_ position: Int) -> Bool {
        accessibleCaretPosition = position
        return true
    }
    #endif
}
#endif
