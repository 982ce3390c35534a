import CGtk
import Gtk

extension Window {
    /// Shows an unhandled error to the user. If the error has no details, the alert's title is the title of the
    /// command.
    ///
    /// If the window isn't shown, the error is logged.
    package func presentUnhandled(_ error: any Error, of title: String) {
        let words = ErrorPresentation(error)
        guard gtk_widget_get_mapped(widgetPointer) != 0 else {
            return Diagnostics.warning("\"\(title)\" failed, and the error isn't handled: \(words.title)")
        }
        let (heading, sentence) = words.message.map { (words.title, $0) } ?? (title, words.title)
        Task { [weak self] in await self?.alert(heading, message: sentence) }
    }
}
