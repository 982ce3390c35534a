import CGtk
import Gtk
import XCTest

/// Tests of each enumeration and option set, with each value that C registers.
@MainActor
final class EnumerationTests: EveryTypeTestCase {
    func testEnumerationsExist() {
        XCTAssertGreaterThan(AllTypes.enumerations.count, 200)
    }

    func testEachValueRoundTrips() throws {
        for entry in AllTypes.enumerations {
            XCTAssertFalse(entry.known.isEmpty, entry.typeName)
            for number in entry.known {
                XCTAssertEqual(try entry.roundTrip(number), number, entry.typeName)
                // A newer GTK version has values that the package defines only with a trait.
                if GTK.version.minor > 8 { continue }
                XCTAssertFalse(
                    entry.name(of: number).hasPrefix("unrecognized"),
                    "\(entry.typeName) has no case for \(number), which C has"
                )
            }
        }
    }

    func testUnknownValuesArePreserved() throws {
        for entry in AllTypes.enumerations {
            XCTAssertEqual(try entry.roundTrip(entry.unknown), entry.unknown, entry.typeName)
        }
    }
}
