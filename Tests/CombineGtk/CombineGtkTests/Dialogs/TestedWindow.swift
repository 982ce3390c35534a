import CombineGtk

// The tests of dialogs use GTK windows here and libadwaita windows in CombineAdwTests.

typealias TestedWindow = Window
typealias TestedAlert = MessageDialog
typealias TestedAbout = AboutDialog
typealias TestedPreferences = PreferencesWindow
typealias TestedShortcuts = ShortcutsWindow
typealias TestedShortcutLabel = ShortcutLabel

extension Window {
    var testedContent: Widget? {
        get { child }
        set { child = newValue }
    }
}

extension Window {
    /// The window to which the program presents further dialogs.
    var testedWindow: Window? { self }

    /// Returns a Boolean value that indicates whether the user can't use a window because of this dialog.
    func isModal(over window: Window) -> Bool { isModal && transientFor === window }

    func end() { destroy() }
}

/// The answer to the question with a cancel button if the dialog is closed.
let answerOfEndedDialog: ButtonRole? = nil

extension MessageDialog {
    var testedTitle: String { text ?? "" }
    var testedMessage: String { secondaryText ?? "" }
}

extension AboutDialog {
    var testedName: String? { programName }
    var testedComments: String? { comments }
    var testedAuthors: [String]? { authors }
}
