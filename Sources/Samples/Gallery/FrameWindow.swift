import CombineGtk

/// The superclass of the gallery's window. The gallery of libadwaita has another one, and shares the rest of the window.
class FrameWindow: ApplicationWindow {
    /// Sets the title bar and the content.
    func setContent(_ content: Widget, startOfHeader: [Widget], endOfHeader: [Widget]) {
        titlebar = HeaderBar {
            for widget in startOfHeader { widget }
        } end: {
            for widget in endOfHeader { widget }
        }
        child = content
    }

    /// Sets the variant of all windows.
    func setDark(_ isDark: Bool) { settings.isDark = isDark }
}
