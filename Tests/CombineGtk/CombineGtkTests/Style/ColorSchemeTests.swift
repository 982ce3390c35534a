import CombineGtk
import XCTest

@MainActor
final class ColorSchemeTests: GtkTestCase {
    func testFollowsDesktopColorScheme() throws {
        let schema = "org.gnome.desktop.interface"
        guard GSettings.isInstalled(schema, key: "color-scheme") else {
            throw XCTSkip("the desktop's schemas are not installed")
        }
        let settings = try XCTUnwrap(Gtk.Settings.default)
        let application = Application(applicationID: nil)
        let desktop = GSettings(schemaID: schema)
        desktop.set("prefer-dark", forKey: "color-scheme")
        application.colorScheme = .system
        XCTAssertTrue(settings.isDark)
        desktop.set("default", forKey: "color-scheme")
        wait { !settings.isDark }
        desktop.set("prefer-dark", forKey: "color-scheme")
        wait { settings.isDark }
        application.colorScheme = .light
        XCTAssertFalse(settings.isDark)
        XCTAssertEqual(application.colorScheme, .light)
        desktop.set("default", forKey: "color-scheme")
        desktop.set("prefer-dark", forKey: "color-scheme")
        pumpUntilIdle()
        XCTAssertFalse(settings.isDark)
        application.colorScheme = .dark
        XCTAssertTrue(settings.isDark)
        application.colorScheme = .light
        desktop.set("default", forKey: "color-scheme")
    }
}
