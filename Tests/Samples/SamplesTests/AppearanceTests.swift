import CombineGtk
import SampleResources
import XCTest

@MainActor
final class AppearanceTests: GtkTestCase {
    func testTheStyleSheetIsUnderstood() throws {
        let display = try XCTUnwrap(Display.default)
        try StyleSheet.samples().apply(to: display)
    }

    func testTheIconIsAPicture() throws {
        let icon = try Texture.sampleIcon()
        XCTAssertEqual(icon.width, 128)
        XCTAssertEqual(icon.height, 128)
    }

    func testFollowsTheDesktopsColorScheme() throws {
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

    func testKnowsWhichSettingsThereAre() {
        XCTAssertFalse(GSettings.isInstalled("org.example.none", key: "color-scheme"))
        XCTAssertFalse(GSettings.isInstalled("org.gnome.desktop.interface", key: "no-such-key"))
    }
}
