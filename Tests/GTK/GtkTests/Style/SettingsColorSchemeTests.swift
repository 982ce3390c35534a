import CGtk
import Combine
import CombineModel
import Gtk
import GtkTesting
import XCTest

@MainActor
final class SettingsColorSchemeTests: GtkTestCase {
    func testTheVariantIsSetAndReset() throws {
        let settings = try XCTUnwrap(Gtk.Settings.default)
        defer { settings.resetColorScheme() }
        XCTAssertFalse(settings.isDark)
        settings.isDark = true
        XCTAssertTrue(settings.isDark)
        settings.resetColorScheme()
        XCTAssertFalse(settings.isDark)
        settings.isDark = true
        settings.isDark = false
        XCTAssertFalse(settings.isDark)
    }

    func testPublishesEachChange() throws {
        let settings = try XCTUnwrap(Gtk.Settings.default)
        defer { settings.resetColorScheme() }
        var values: [Bool] = []
        let cancellable = settings.publisher(for: \.isDark).sink { values.append($0) }
        settings.isDark = true
        settings.isDark = true
        settings.resetColorScheme()
        XCTAssertEqual(values, [false, true, false])
        cancellable.cancel()
    }

    /// Media queries in a program's style sheet follow the settings.
    func testMediaQueriesFollowTheSettings() throws {
        try XCTSkipIf(GTK.version.minor < 20, "GTK \(GTK.version.minor) has no media queries")
        let settings = try XCTUnwrap(Gtk.Settings.default)
        defer { settings.resetColorScheme() }
        let css = """
            .asked { color: rgb(1, 2, 3); }
            @media (prefers-color-scheme: dark) { .asked { color: rgb(4, 5, 6); } }
            """
        let sheet = try StyleSheet(file: "media.css", content: Array(css.utf8))
        sheet.apply(to: try XCTUnwrap(Display.default))
        let label = Label(label: "asked")
        label.addCSSClass("asked")
        let window = Window()
        window.child = label
        window.present()
        func red() -> Int { Int((label.styleContext.color.red * 255).rounded()) }
        wait { red() == 1 }
        settings.isDark = true
        wait { red() == 4 }
        try sheet.reload(Array(css.replacing("4, 5, 6", with: "7, 8, 9").utf8))
        wait { red() == 7 }
        settings.resetColorScheme()
        wait { red() == 1 }
        window.destroy()
    }

    func testAnimationsAreSkippedIfTheUserPrefersReducedMotion() throws {
        try XCTSkipIf(GTK.version.minor < 22, "GTK \(GTK.version.minor) has no such setting")
        enableAnimations()
        let label = Label(label: "still")
        let window = Window()
        window.child = label
        window.present()
        wait { label.isMapped }
        defer { gtk_settings_reset_property(OpaquePointer(label.settings.pointer), "gtk-interface-reduced-motion") }
        try label.settings.setValue(ReducedMotionNumber(rawValue: 1), forProperty: "gtk-interface-reduced-motion")
        var parts: [Double] = []
        XCTAssertTrue(label.animate(for: .seconds(100)) { _, part in parts.append(part) }.isDisposed)
        XCTAssertEqual(parts, [1])
        window.destroy()
    }
}

/// A value of `GtkReducedMotion`, which only has a Swift type with the trait `GTK4_22`.
private struct ReducedMotionNumber: EnumValue {
    static var valueType: GLib.GType { g_type_from_name("GtkReducedMotion") }

    let rawValue: Int
}
