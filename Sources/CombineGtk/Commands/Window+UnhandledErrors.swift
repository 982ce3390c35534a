import CGtk
import Gtk

extension Window {
    /// Shows an unhandled error to the user: under its own title where it has details too, otherwise under the
    /// command's.
    ///
    /// Over a window that is not shown it is logged.
    func presentUnhandled(_ error: any Error, of title: String) {
        let words = ErrorPresentation(error)
        guard gtk_widget_get_mapped(widgetPointer) != 0 else {
            return Diagnostics.warning("\"\(title)\" failed, and the error isn't handled: \(words.title)")
        }
        let (heading, sentence) = words.message.map { (words.title, $0) } ?? (title, words.title)
        Task { [weak self] in await self?.alert(heading, message: sentence) }
    }
}
