import CombineAdw

// The tests in the folder Dialogs are also part of CombineGtkTests. Here they run with windows of libadwaita.

typealias TestedWindow = AdwWindow
typealias TestedAlert = AdwMessageDialog
typealias TestedAbout = AboutWindow
typealias TestedPreferences = AdwWindow

extension AdwWindow {
    var testedContent: Widget? {
        get { content }
        set { content = newValue }
    }
}

extension AdwMessageDialog {
    var testedTitle: String { heading ?? "" }
    var testedMessage: String { body }
}

extension AboutWindow {
    var testedName: String? { applicationName }
    /// The comments, as text without markup.
    var testedComments: String? {
        let label = Label()
        label.setMarkup(comments)
        return label.text
    }
    var testedAuthors: [String]? { developers }
}
