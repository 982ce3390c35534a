import Gtk

/// A picture of a window that was just presented.
@MainActor
enum WindowPicture {
    /// Waits until the window is drawn, and writes it to a PNG file.
    static func take(of window: Window?, to file: String) throws(ExitCode) {
        guard let window else { throw ExitCode(1, "there is no window for the screenshot \(file)") }
        var image: Texture?
        _ = MainContext.run(for: .seconds(10)) {
            image = window.image()
            return image != nil
        }
        guard let image else { throw ExitCode(1, "the window was not drawn in time for the screenshot \(file)") }
        do {
            try image.saveToPNG(file)
        } catch {
            throw ExitCode(1, "the screenshot \(file) could not be written: \(error.message)")
        }
    }
}
