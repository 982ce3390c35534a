import CGtk
import Gsk

extension RGBA {
    /// Creates a color from its hue, saturation and value, each from 0 to 1. `gtk_hsv_to_rgb`.
    public init(hue: Double, saturation: Double, value: Double, alpha: Double = 1) {
        var (red, green, blue): (Float, Float, Float) = (0, 0, 0)
        gtk_hsv_to_rgb(Float(hue), Float(saturation), Float(value), &red, &green, &blue)
        self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: alpha)
    }

    /// The hue, saturation and value, each from 0 to 1. `gtk_rgb_to_hsv`.
    public var hsv: (hue: Double, saturation: Double, value: Double) {
        var (hue, saturation, value): (Float, Float, Float) = (0, 0, 0)
        gtk_rgb_to_hsv(Float(red), Float(green), Float(blue), &hue, &saturation, &value)
        return (Double(hue), Double(saturation), Double(value))
    }
}
