import Gtk

/// The colors of the modern style, in the variant that the user prefers.
///
/// For every accent color, the contrast between text and each surface behind it is at least 4.5, or 7 if the user
/// prefers high contrast.
struct Palette: Equatable {
    /// The accent color that is used if the desktop doesn't provide an accent color.
    static let defaultAccent = color(0x3584e4)

    var isDark = false
    var hasHighContrast = false
    var accent = Palette.defaultAccent

    private var minimumContrast: Double { hasHighContrast ? 7 : 4.5 }

    /// The color of text on all surfaces.
    private var text: RGBA {
        switch (isDark, hasHighContrast) {
        case (false, false): Self.color(0x2e2e33)
        case (false, true): Self.color(0x000000)
        case (true, _): Self.color(0xffffff)
        }
    }

    private var dimText: RGBA {
        if hasHighContrast { return text.mixed(with: window, 0.1) }
        return Self.color(isDark ? 0xb9b9bd : 0x5b5b60)
    }

    private var window: RGBA { Self.color(isDark ? 0x222226 : 0xfafafb) }
    private var view: RGBA { Self.color(isDark ? 0x1d1d20 : 0xffffff) }
    private var card: RGBA { Self.color(isDark ? 0x333337 : 0xffffff) }
    private var popover: RGBA { Self.color(isDark ? 0x36363a : 0xffffff) }

    /// The surface with the lowest contrast to colored text.
    private var lowestContrastSurface: RGBA { isDark ? popover : window }

    /// The accent color for surfaces, darkened so that white text on it is readable.
    var accentFill: RGBA { accent.adjusted(toward: Self.black, untilContrast: minimumContrast, with: Self.white) }

    /// The accent color for text, adjusted so that the text is readable on all surfaces.
    var accentText: RGBA { readable(accent) }

    /// Returns a color with the same hue that is readable as text on each surface.
    private func readable(_ color: RGBA) -> RGBA {
        color.adjusted(
            toward: isDark ? Self.white : Self.black,
            untilContrast: minimumContrast,
            with: lowestContrastSurface
        )
    }

    /// The color definitions for the style sheet, under the names that libadwaita and GTK use.
    @MainActor
    var css: String {
        let colors: KeyValuePairs<String, RGBA> = [
            "accent_color": accentText,
            "accent_bg_color": accentFill,
            "accent_fg_color": Self.white,
            "destructive_color": readable(Self.color(0xe01b24)),
            "destructive_bg_color": Self.color(hasHighContrast ? 0xa51d2d : 0xc01c28),
            "destructive_fg_color": Self.white,
            "success_color": readable(Self.color(0x26a269)),
            "warning_color": readable(Self.color(0xcd9309)),
            "warning_bg_color": Self.color(0xe5a50a),
            "error_color": readable(Self.color(0xe01b24)),
            "error_bg_color": Self.color(0xc01c28),
            "window_bg_color": window,
            "window_fg_color": text,
            "view_bg_color": view,
            "view_fg_color": text,
            "headerbar_bg_color": window,
            "headerbar_fg_color": text,
            "card_bg_color": card,
            "card_fg_color": text,
            "dialog_bg_color": isDark ? popover : window,
            "dialog_fg_color": text,
            "popover_bg_color": popover,
            "popover_fg_color": text,
            "dim_fg_color": dimText,
            // Style sheets that were written for a GTK theme use these names.
            "theme_fg_color": text,
            "theme_text_color": text,
            "theme_bg_color": window,
            "theme_base_color": view,
            "theme_selected_bg_color": accentFill,
            "theme_selected_fg_color": Self.white,
        ]
        let lines = "alpha(@window_fg_color, \(hasHighContrast ? 0.6 : 0.15))"
        let mixtures: KeyValuePairs<String, String> = [
            "focus_color": "alpha(@accent_color, 0.7)",
            "border_color": lines,
            "borders": lines,
            "card_line_color": hasHighContrast ? lines : "alpha(black, \(isDark ? 0.35 : 0.06))",
        ]
        let definitions = colors.map { ($0, $1.toString()) } + mixtures.map { ($0, $1) }
        return definitions.map { "@define-color \($0) \($1);\n" }.joined()
    }

    private static let black = color(0x000000)
    private static let white = color(0xffffff)

    private static func color(_ hex: Int) -> RGBA {
        RGBA(
            red: Double(hex >> 16) / 255,
            green: Double(hex >> 8 & 0xff) / 255,
            blue: Double(hex & 0xff) / 255,
            alpha: 1
        )
    }
}
