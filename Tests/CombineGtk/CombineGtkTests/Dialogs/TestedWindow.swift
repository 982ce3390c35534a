import CombineGtk

// The tests of dialogs use GTK windows here and libadwaita windows in CombineAdwTests.

typealias TestedWindow = Window
typealias TestedAlert = MessageDialog
typealias TestedAbout = AboutDialog
typealias TestedPreferences = PreferencesWindow

extension Window {
    var testedContent: Widget? {
        get { child }
        set { child = newValue }
    }
}

extension MessageDialog {
    var testedTitle: String { text ?? "" }
    var testedMessage: String { secondaryText ?? "" }
}

extension AboutDialog {
    var testedName: String? { programName }
    var testedComments: String? { comments }
    var testedAuthors: [String]? { authors }
}
