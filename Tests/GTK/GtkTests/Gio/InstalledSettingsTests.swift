import Gtk
import GtkTesting
import XCTest

@MainActor
final class InstalledSettingsTests: GtkTestCase {
    func testInstalledSchemasAreFound() {
        XCTAssertFalse(GSettings.isInstalled("org.example.none", key: "color-scheme"))
        XCTAssertFalse(GSettings.isInstalled("org.gnome.desktop.interface", key: "no-such-key"))
    }
}
