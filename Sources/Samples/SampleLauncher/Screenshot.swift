import CombineGtk

/// A picture of a window that was just presented.
@MainActor
enum Screenshot {
    /// Waits until the window is drawn, and writes it to a PNG file.
    static func take(of window: Window, to file: String) throws(LaunchError) {
        var image: Texture?
        _ = MainContext.run(for: .seconds(10)) {
            image = window.image()
            return image != nil
        }
        guard let image else { throw .windowNotDrawn }
        do {
            try image.saveToPNG(file)
        } catch {
            throw .screenshotNotWritten(file: file, reason: error.message)
        }
    }
}
