import Adw
import CAdw
import XCTest

@MainActor
final class InitializationTests: GtkTestCase {
    func testTheVersionIsThatOfTheRunningLibrary() {
        XCTAssertEqual(Adwaita.version.major, 1)
        XCTAssertGreaterThanOrEqual(Adwaita.version.minor, 2)
    }

    func testTheFirstObjectInitializesTheLibrary() {
        XCTAssertEqual(Bin().typeName, "AdwBin")
        XCTAssertTrue(adw_is_initialized() != 0)
    }

    func testWithoutADisplayAWidgetTraps() {
        assertTraps(saying: "GTK found no display", withDisplay: false) {
            _ = Avatar(size: 32, text: "Ada", showsInitials: true)
        }
    }

    func testInterfaceFilesCanUseItsClasses() throws {
        let interface = Interface(
            file: "row.ui",
            content: """
                <interface>
                  <object class="AdwActionRow" id="row"><property name="title">Wrap Lines</property></object>
                </interface>
                """
        )
        XCTAssertEqual(try Builder(interface).object("row", as: ActionRow.self).title, "Wrap Lines")
    }
}
