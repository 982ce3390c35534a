import CGtk
import Gtk

/// Functions that take a screenshot of a window that was just presented.
@MainActor
enum WindowPicture {
    /// Waits until the window is completely drawn, including long lists that another thread sorts, and writes a picture
    /// of the window to a PNG file.
    static func take(of window: Window?, to file: String) throws(ExitCode) {
        guard let window else { throw ExitCode(1, message: "there is no window for the screenshot \(file)") }
        var image: Texture?
        let isIncomplete = BackgroundWork.isPending
        _ = MainContext.run(for: .seconds(10)) {
            image = window.image()
            return image != nil
        }
        if isIncomplete || BackgroundWork.isPending {
            _ = MainContext.run(for: .seconds(60)) { !BackgroundWork.isPending }
            drawAgain(window)
            image = window.image()
        }
        guard let image else {
            throw ExitCode(1, message: "the window was not drawn in time for the screenshot \(file)")
        }
        do {
            try image.saveToPNG(file)
        } catch {
            throw ExitCode(1, message: "the screenshot \(file) could not be written: \(error.message)")
        }
    }

    /// Waits for two frames. In the first frame, new rows are created and allocated. In the second frame, they are
    /// drawn.
    private static func drawAgain(_ window: Window) {
        guard let clock = window.frameClock else { return }
        let first = clock.frameCounter
        // The frames are requested explicitly, because a display in a web browser doesn't request frames while no
        // browser is connected.
        clock.requestPhase(.paint)
        _ = MainContext.run(for: .seconds(1)) {
            if clock.frameCounter == first + 1 { clock.requestPhase(.paint) }
            return clock.frameCounter > first + 1
        }
    }
}
