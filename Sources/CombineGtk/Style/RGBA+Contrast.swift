import Glibc
import Gtk

/// The contrast of colors, as defined by the Web Content Accessibility Guidelines.
extension RGBA {
    /// The relative luminance, from 0 for black to 1 for white.
    var luminance: Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the contrast ratio of two colors, from 1 to 21.
    func contrast(with other: RGBA) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// Returns a mixture of this color and another color, rounded to the precision of style sheets.
    ///
    /// - Parameter part: The fraction of the other color, from 0 to 1.
    func mixed(with other: RGBA, _ part: Double) -> RGBA {
        func mix(_ from: Double, _ to: Double) -> Double { ((from + (to - from) * part) * 255).rounded() / 255 }
        return RGBA(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: 1)
    }

    /// Mixes as little of `target` into this color as necessary for a minimum contrast with a background. Returns
    /// `target` if no mixture has this contrast.
    func adjusted(toward target: RGBA, untilContrast minimum: Double, with background: RGBA) -> RGBA {
        var part = 0.0
        var color = mixed(with: target, part)
        while color.contrast(with: background) < minimum, part < 1 {
            part = min(part + 0.02, 1)
            color = mixed(with: target, part)
        }
        return color
    }
}
