import CGtk
import RequiredVersion
import XCTest

final class RequiredVersionTests: XCTestCase {
    private let required = RequiredVersion("GTK4_18", combine_gtk_versions(gtk: 18, glib: 84, pango: 56))

    func testTheMessageForAnOlderLibraryContainsTheTrait() {
        XCTAssertEqual(
            required.message(combine_gtk_versions(gtk: 8, glib: 74, pango: 50)),
            "This program was built with the trait GTK4_18, which needs GTK 4.18, GLib 2.84 and Pango 1.56. "
                + "Found GTK 4.8, GLib 2.74 and Pango 1.50."
        )
        XCTAssertNotNil(required.message(combine_gtk_versions(gtk: 18, glib: 82, pango: 56)))
        XCTAssertNotNil(required.message(combine_gtk_versions(gtk: 18, glib: 84, pango: 54)))
    }

    func testANewerLibraryIsAccepted() {
        XCTAssertNil(required.message(combine_gtk_versions(gtk: 18, glib: 84, pango: 56)))
        XCTAssertNil(required.message(combine_gtk_versions(gtk: 24, glib: 90, pango: 58)))
    }
}
