import CombineGtk
import XCTest

/// The pixels of a window.
@MainActor
struct WindowPixels {
    private let image: Texture
    private let bytes: [UInt8]

    /// Draws a window. If `COMBINEGTK_DEMO_PICTURES` is set, the picture is also saved in that folder.
    init(_ window: Gtk.Window, _ name: String) throws {
        // No picture is available while the window is waiting for its layout.
        var drawn: Texture?
        _ = MainContext.pump {
            drawn = window.image()
            return drawn != nil
        }
        image = try XCTUnwrap(drawn, "the window is not on the screen")
        bytes = image.download()
        if let folder = ProcessInfo.processInfo.environment["COMBINEGTK_DEMO_PICTURES"] {
            try image.saveToPNG("\(folder)/\(name).png")
        }
    }

    /// Returns the color of a pixel as `#rrggbb`. The position is relative to the window, or the center of a widget.
    func color(x: Int, y: Int) -> String {
        let pixel = Array(bytes[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 3].reversed())
        return "#" + pixel.map { String(format: "%02x", $0) }.joined()
    }
}
