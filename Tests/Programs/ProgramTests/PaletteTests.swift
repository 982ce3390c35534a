import XCTest

@testable import CombineGtk

/// Tests of the contrast of colors in the modern style.
@MainActor
final class PaletteTests: XCTestCase {
    /// The accent colors of GNOME, as well as white and black.
    private let accents: [UInt32] = [
        0x3584e4, 0x2190a4, 0x3a944a, 0xc88800, 0xed5b00, 0xe62d42, 0xd56199, 0x9141ac, 0x6f8396, 0xffffff, 0x000000,
    ]

    private func color(_ hex: UInt32) -> RGBA {
        RGBA(
            red: Double(hex >> 16) / 255,
            green: Double(hex >> 8 & 0xff) / 255,
            blue: Double(hex & 0xff) / 255,
            alpha: 1
        )
    }

    /// Returns the colors that a palette defines. The last colors are excluded, because they are mixtures of other
    /// colors.
    private func definitions(_ palette: Palette) -> [String: RGBA] {
        var colors: [String: RGBA] = [:]
        for line in palette.css.split(separator: "\n") {
            let parts = line.dropLast().split(separator: " ", maxSplits: 2)
            colors[String(parts[1])] = RGBA(parsing: String(parts[2]))
        }
        return colors
    }

    func testTextIsReadableWithEachAccentColor() throws {
        let surfaces = ["window", "view", "headerbar", "card", "dialog", "popover"].map { "\($0)_bg_color" }
        let texts = [
            "window_fg_color", "dim_fg_color", "accent_color", "destructive_color", "success_color", "warning_color",
            "error_color",
        ]
        for isDark in [false, true] {
            for hasHighContrast in [false, true] {
                for accent in accents {
                    let palette = Palette(isDark: isDark, hasHighContrast: hasHighContrast, accent: color(accent))
                    let colors = definitions(palette)
                    let minimum = hasHighContrast ? 7 : 4.5
                    for surface in surfaces {
                        let background = try XCTUnwrap(colors[surface])
                        for text in texts {
                            let contrast = try XCTUnwrap(colors[text]).contrast(with: background)
                            XCTAssertGreaterThanOrEqual(contrast, minimum, "\(text) on \(surface) of \(palette)")
                        }
                    }
                    for fill in ["accent", "destructive"] {
                        let text = try XCTUnwrap(colors["\(fill)_fg_color"])
                        let contrast = try XCTUnwrap(colors["\(fill)_bg_color"]).contrast(with: text)
                        XCTAssertGreaterThanOrEqual(contrast, minimum, "text on \(fill) of \(palette)")
                    }
                }
            }
        }
    }

    func testKeepsReadableAccentColor() {
        let purple = color(0x9141ac)
        XCTAssertEqual(Palette(accent: purple).accentFill.toString(), purple.toString())
    }

    func testContrast() {
        XCTAssertEqual(color(0xffffff).contrast(with: color(0x000000)), 21, accuracy: 0.001)
        XCTAssertEqual(color(0x777777).contrast(with: color(0xffffff)), 4.48, accuracy: 0.01)
    }
}
