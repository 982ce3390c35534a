import CombineGtk
import Foundation
import XCTest

/// A file of a window that imports Foundation and CombineGtk, and doesn't use module names to qualify types.
@MainActor
final class NameTests: GtkTestCase {
    /// If Foundation has a type with the same name, the name refers to the Foundation type.
    func testFoundationNames() throws {
        let date = Date(timeIntervalSince1970: 0)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try XCTUnwrap(TimeZone(secondsFromGMT: 0))
        XCTAssertEqual(calendar.component(.year, from: date), 1970)
        XCTAssertEqual(Notification(name: Notification.Name("saved")).name.rawValue, "saved")
        XCTAssertEqual(Unit(symbol: "m").symbol, "m")
        XCTAssertEqual(InputStream(data: Data([1])).streamStatus, .notOpen)
        XCTAssertEqual(OutputStream.toMemory().streamStatus, .notOpen)
        XCTAssertEqual(FileAttributeType.typeRegular.rawValue, "NSFileTypeRegular")
        let isLong = #Expression<String, Bool> { $0.count > 3 }
        let typed: Expression<String, Bool> = isLong
        XCTAssertTrue(try typed.evaluate("four"))
    }

    /// GTK types with these names use their C names.
    func testFoundationNamesInGtk() throws {
        XCTAssertEqual(GDate(day: 29, month: .february, year: 2024).dayOfYear, 60)
        XCTAssertEqual(GTimeZone.utc().offset(interval: 0), 0)
        let calendar = GtkCalendar()
        calendar.selectedDate = CalendarDate(year: 2024, month: 2, day: 29)
        XCTAssertEqual(calendar.selectedDate.day, 29)
        GNotification(title: "Saved").setBody("All of it")
        XCTAssertEqual(GFileAttributeType.string.rawValue, 1)
        XCTAssertEqual(GtkUnit.mm, .mm)
        let (input, output): (GInputStream, GOutputStream) = (MemoryInputStream(), MemoryOutputStream.resizable())
        XCTAssertFalse(input.isClosed)
        XCTAssertFalse(output.isClosed)
        let expression: GtkExpression = ConstantExpression(value: try Value(5))
        XCTAssertTrue(expression.isStatic)
    }

    /// If Gtk and lower modules have types with the same name, the name refers to the Gtk type. The others use their C
    /// names.
    func testGtkNames() throws {
        let application = Application(applicationID: "org.example.Names")
        XCTAssertTrue((application as GApplication).applicationID == "org.example.Names")
        XCTAssertTrue(Box(orientation: .vertical).children.isEmpty)
        XCTAssertEqual(GrapheneBox(min: Point3D(x: 0, y: 0, z: 0), max: Point3D(x: 2, y: 2, z: 2)).size.x, 2)
        let filters: [any Any.Type] = [Filter.self, MountOperation.self, Settings.self, Snapshot.self, WrapMode.self]
        let below: [any Any.Type] = [
            CairoFilter.self, GMountOperation.self, GSettings.self, GdkSnapshot.self, PangoWrapMode.self,
        ]
        XCTAssertEqual(Set(filters.map { "\($0)" }).count, 5)
        XCTAssertEqual(Set(below.map { "\($0)" }).count, 5)
    }

    /// If several modules other than Gtk have types with the same name, each type uses its C name.
    func testNamesInModulesBelowGtk() throws {
        let surface = try ImageSurface(format: .argb32, width: 4, height: 4)
        let cairo: CairoContext = try CairoContext(surface)
        let pango: PangoContext = PangoContext(for: cairo)
        cairo.matrix = CairoMatrix.scale(x: 2, y: 2)
        pango.update(for: cairo)
        XCTAssertEqual(pango.matrix, PangoMatrix(xx: 2, xy: 0, yx: 0, yy: 2, x0: 0, y0: 0))
        XCTAssertTrue(GrapheneMatrix().isIdentity)
        XCTAssertEqual(CairoRectangle(x: 0, y: 0, width: 1, height: 1).width, 1)
        XCTAssertEqual(GdkRectangle(x: 0, y: 0, width: 1, height: 1).width, 1)
        XCTAssertEqual(PangoRectangle(x: 0, y: 0, width: 1024, height: 0).nearestPixels.width, 1)
        XCTAssertNotEqual("\(GdkGravity.self)", "\(PangoGravity.self)")
        XCTAssertNotEqual("\(GskRenderer.self)", "\(PangoRenderer.self)")
        XCTAssertNotEqual("\(GdkSurface.self)", "\(CairoSurface.self)")
        XCTAssertNotEqual("\(CairoFontFace.self)", "\(PangoFontFace.self)")
        XCTAssertNotEqual("\(GAppLaunchContext.self)", "\(GdkAppLaunchContext.self)")
        XCTAssertNotEqual("\(CairoContext.self)", "\(GdkCairoContext.self)")
    }
}
