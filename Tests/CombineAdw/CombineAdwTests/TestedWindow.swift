import CombineAdw

// The tests in the folder Dialogs are also part of CombineGtkTests. Here they run with windows and dialogs of
// libadwaita.

/// A window that is large enough for a dialog inside it.
class TestedWindow: AdwWindow {
    override init(properties: KeyValuePairs<String, any ValueConvertible> = [:]) {
        super.init(properties: properties)
        setDefaultSize(700, height: 650)
    }
}

extension AdwWindow {
    var testedContent: Widget? {
        get { content }
        set { content = newValue }
    }
}

extension Window {
    /// The window to which the program presents further dialogs.
    var testedWindow: Window? { self }

    /// Returns a Boolean value that indicates whether the user can't use a window because of this dialog.
    func isModal(over window: Window) -> Bool { isModal && transientFor === window }

    func end() { destroy() }
}

#if GTK4_14
typealias TestedAlert = AdwAlertDialog
typealias TestedAbout = AdwAboutDialog
typealias TestedPreferences = PreferencesDialog

extension AdwDialog {
    var testedWindow: Window? { root as? Window }

    func isModal(over window: Window) -> Bool { root === window }

    func end() { forceClose() }
}

/// The answer to the question with a cancel button if the dialog is closed.
let answerOfEndedDialog: ButtonRole? = .cancel
#else
typealias TestedAlert = AdwMessageDialog
typealias TestedAbout = AboutWindow
typealias TestedPreferences = AdwWindow

let answerOfEndedDialog: ButtonRole? = nil
#endif

#if GTK4_20
typealias TestedShortcuts = ShortcutsDialog
typealias TestedShortcutLabel = AdwShortcutLabel
#else
typealias TestedShortcuts = ShortcutsWindow
typealias TestedShortcutLabel = ShortcutLabel
#endif

extension TestedAlert {
    var testedTitle: String { heading ?? "" }
    var testedMessage: String { body }
}

extension TestedAbout {
    var testedName: String? { applicationName }
    /// The comments, as text without markup.
    var testedComments: String? {
        let label = Label()
        label.setMarkup(comments)
        return label.text
    }
    var testedAuthors: [String]? { developers }
}
