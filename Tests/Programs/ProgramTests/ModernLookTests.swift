import XCTest

@testable import CombineGtk

/// Tests of the visual style of a program and of the preferences that affect it.
@MainActor
final class ModernLookTests: GtkTestCase {
    private var settings: Gtk.Settings { get throws { try XCTUnwrap(Gtk.Settings.default) } }
    private var display: Display { get throws { try XCTUnwrap(Display.default) } }

    override func setUp() async throws {
        // Programs in previous tests have applied the style.
        await MainActor.run { ModernLook.remove() }
    }

    override func tearDown() async throws {
        try await MainActor.run {
            ModernLook.remove()
            try settings.isDark = false
            try settings.themeName = "Adwaita"
        }
    }

    /// Returns the value of a named color.
    private func color(_ name: String) -> RGBA? { Label("").styleContext.lookupColor(name) }

    func testAppliesAndRemovesStyle() throws {
        let application = Application(applicationID: nil)
        XCTAssertEqual(application.appearance, .theme)
        // GTK 4.24 defines the color as well.
        let usual = color("card_bg_color")
        application.appearance = .modern
        application.appearance = .modern
        XCTAssertEqual(application.appearance, .modern)
        XCTAssertTrue(ModernLook.isApplied)
        XCTAssertNotNil(color("card_bg_color"))
        application.appearance = .theme
        XCTAssertEqual(application.appearance, .theme)
        XCTAssertFalse(ModernLook.isApplied)
        XCTAssertEqual(color("card_bg_color"), usual)
    }

    func testFollowsLightAndDark() throws {
        ModernLook.apply(to: try display, settings: try settings, bus: nil)
        let light = try XCTUnwrap(color("window_bg_color"))
        XCTAssertGreaterThan(light.luminance, 0.8)
        try settings.isDark = true
        let dark = try XCTUnwrap(color("window_bg_color"))
        XCTAssertLessThan(dark.luminance, 0.05)
    }

    func testFollowsHighContrastTheme() throws {
        ModernLook.apply(to: try display, settings: try settings, bus: nil)
        let usual = try XCTUnwrap(color("border_color"))
        try settings.themeName = "HighContrast"
        let high = try XCTUnwrap(color("border_color"))
        XCTAssertGreaterThan(high.alpha, usual.alpha)
        try settings.isDark = true
        XCTAssertLessThan(try XCTUnwrap(color("window_bg_color")).luminance, 0.05)
        try settings.isDark = false
        try settings.themeName = "Adwaita"
        XCTAssertEqual(color("border_color"), usual)
    }

    func testFollowsContrastOfGNOME() throws {
        let schema = "org.gnome.desktop.a11y.interface"
        try XCTSkipUnless(
            GSettings.isInstalled(schema, key: "high-contrast"),
            "the desktop's schemas are not installed"
        )
        let desktop = GSettings(schemaID: schema)
        desktop.set(false, forKey: "high-contrast")
        ModernLook.apply(to: try display, settings: try settings, bus: nil)
        let usual = color("border_color")
        desktop.set(true, forKey: "high-contrast")
        wait { self.color("border_color") != usual }
        desktop.set(false, forKey: "high-contrast")
        wait { self.color("border_color") == usual }
    }

    func testFollowsPortal() throws {
        let bus = try PrivateBus()
        let portal = try StandInPortal(bus.address)
        portal.set("accent-color", to: try Variant(parsing: "(0.5, 0.0, 0.5)"))
        wait { portal.isOwned }
        let flags: DBusConnectionFlags = [.authenticationClient, .messageBusConnection]
        let connection = try DBusConnection(address: bus.address, flags: flags)
        ModernLook.apply(to: try display, settings: try settings, bus: connection)
        let usual = try XCTUnwrap(color("border_color"))
        // The value is read from the portal asynchronously.
        wait { self.color("accent_bg_color")?.green == 0 }
        portal.set("contrast", to: Variant(uint32: 1))
        wait { self.color("border_color") != usual }
        portal.set("contrast", to: Variant(uint32: 0))
        wait { self.color("border_color") == usual }
        // Components outside of 0...1 mean that there is no preference.
        portal.set("accent-color", to: try Variant(parsing: "(-1.0, -1.0, -1.0)"))
        wait { self.color("accent_bg_color") == Palette().accentFill }
        portal.set("accent-color", to: Variant("blue"))
        pumpUntilIdle()
        XCTAssertEqual(color("accent_bg_color"), Palette().accentFill)
    }

    func testReplacesOtherThemes() throws {
        try settings.resetTheme()
        let usual = try settings.themeName
        try settings.themeName = "Yaru-dark"
        ModernLook.apply(to: try display, settings: try settings, bus: nil)
        XCTAssertEqual(try settings.themeName, "Default-dark")
        // Since 4.20, the color scheme of the desktop selects the dark variant, not the name of the theme.
        if GTK.version.minor < 20 {
            XCTAssertLessThan(try XCTUnwrap(color("window_bg_color")).luminance, 0.05)
        }
        try settings.themeName = "HighContrastInverse"
        XCTAssertEqual(try settings.themeName, "Default-hc-dark")
        try settings.themeName = "Yaru"
        XCTAssertEqual(try settings.themeName, "Default")
        ModernLook.remove()
        XCTAssertEqual(try settings.themeName, usual)
    }

    func testKeepsThemeOfEnvironment() throws {
        setenv("GTK_THEME", "Yaru:dark", 1)
        defer { unsetenv("GTK_THEME") }
        ModernLook.apply(to: try display, settings: try settings, bus: nil)
        XCTAssertFalse(ModernLook.isApplied)
        setenv("GTK_THEME", "Adwaita:dark", 1)
        ModernLook.apply(to: try display, settings: try settings, bus: nil)
        XCTAssertTrue(ModernLook.isApplied)
    }

    func testStyleSheetsOfProgramTakePrecedence() throws {
        let sheet = try StyleSheet(file: "own.css", content: Array("@define-color card_bg_color #010203;".utf8))
        let display = try display
        sheet.apply(to: display)
        defer { sheet.remove(from: display) }
        ModernLook.apply(to: display, settings: try settings, bus: nil)
        XCTAssertEqual(color("card_bg_color"), RGBA(parsing: "#010203"))
    }

    func testReleasesAllObjects() throws {
        weak var look: ModernLook?
        ModernLook.apply(to: try display, settings: try settings, bus: nil)
        look = ModernLook.current
        XCTAssertNotNil(look)
        ModernLook.remove()
        XCTAssertNil(look)
    }

    func testProgramsHaveModernStyle() throws {
        struct Program: GtkApp {
            let id = "org.example.ModernLookTests"
            let isUnique = false
            var found: (Appearance) -> Void = { _ in }

            func startUp(_ application: Application) throws { found(application.appearance) }

            func makeWindow(_ application: Application) throws -> Window {
                let window = Window()
                MainContext.default.schedule { [weak window] in window?.close() }
                return window
            }
        }
        var program = Program()
        var found: Appearance?
        program.found = { found = $0 }
        XCTAssertEqual(ProgramRun(program).run([]), 0)
        XCTAssertEqual(found, .modern)
    }
}
