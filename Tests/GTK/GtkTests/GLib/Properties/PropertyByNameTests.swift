import Gtk
import GtkTesting
import XCTest

@MainActor
final class PropertyByNameTests: GtkTestCase {
    func testReadingAndSetting() throws {
        let label = Label(label: "a")
        try label.setValue("b", forProperty: "label")
        XCTAssertEqual(try label.value(forProperty: "label", as: String.self), "b")
        try label.setValue(3, forProperty: "lines")
        XCTAssertEqual(try label.value(forProperty: "lines", as: Int.self), 3)
        try label.setValue(0.25, forProperty: "xalign")
        XCTAssertEqual(try label.value(forProperty: "xalign", as: Double.self), 0.25)
        try label.setValue(true, forProperty: "wrap")
        XCTAssertTrue(try label.value(forProperty: "wrap", as: Bool.self))
        XCTAssertNil(try label.value(forProperty: "tooltip-text", as: String?.self))
        XCTAssertNil(try label.value(forProperty: "mnemonic-widget", as: Widget?.self))
        let button = Button(label: "")
        try label.setValue(button, forProperty: "mnemonic-widget")
        XCTAssertTrue(try label.value(forProperty: "mnemonic-widget", as: Button.self) === button)
    }

    func testErrorsContainClassPropertyAndTypes() {
        let label = Label(label: "a")
        func message(_ body: () throws -> Void) -> String {
            do {
                try body()
                return "no error"
            } catch {
                return "\(error)"
            }
        }
        XCTAssertEqual(
            message { try label.setValue("b", forProperty: "lable") },
            "GtkLabel has no property \"lable\""
        )
        XCTAssertEqual(
            message { try label.setValue(1, forProperty: "label") },
            "GtkLabel.label: expected gchararray, found Int"
        )
        XCTAssertEqual(
            message { _ = try label.value(forProperty: "label", as: Int.self) },
            "GtkLabel.label: expected Int, found gchararray"
        )
        XCTAssertEqual(
            message { try label.setValue(5_000_000_000, forProperty: "lines") },
            "GtkLabel.lines: 5000000000 doesn't fit in gint"
        )
        XCTAssertEqual(
            message { try label.setValue(-7, forProperty: "lines") },
            "GtkLabel.lines: -7 doesn't fit in the property's range"
        )
        XCTAssertEqual(
            message { try label.setValue(Label(label: ""), forProperty: "parent") },
            "GtkLabel.parent can't be set"
        )
        XCTAssertEqual(
            message { try Box(orientation: .vertical).setValue(1, forProperty: "orientation") },
            "GtkBox.orientation: expected GtkOrientation, found Int"
        )
    }

    func testUnknownValuesOfAnEnumerationArePreserved() {
        XCTAssertEqual(Orientation(rawValue: 1), .vertical)
        XCTAssertEqual(Orientation(rawValue: 77), .unrecognized(77))
        XCTAssertEqual(Orientation(rawValue: 77).rawValue, 77)
    }

    func testReadingValuesFreesThem() throws {
        let label = Label(label: String(repeating: "x", count: 1000))
        let before = residentBytes()
        for _ in 0..<100_000 { _ = try label.value(forProperty: "label", as: String.self) }
        XCTAssertLessThan(residentBytes() - before, 20_000_000, "the reads made 98 MiB of copies")
    }

    /// Returns the resident memory of the process in bytes.
    private func residentBytes() -> Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        fgets(&line, 128, file)
        let fields = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return Int(fields.split(separator: " ")[1]).map { $0 * 4096 } ?? 0
    }
}
