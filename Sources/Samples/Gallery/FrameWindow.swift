import CombineGtk

/// The superclass of `GalleryWindow`. Both galleries use the same `GalleryWindow`, but the libadwaita gallery has a
/// different `FrameWindow`.
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

    /// Makes all windows use the dark or the light variant of the theme.
    func setDark(_ isDark: Bool) { settings.isDark = isDark }
}
