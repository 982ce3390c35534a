import CombineAdw

// The tests in the folder Dialogs are those of CombineGtkTests, which run here for windows of libadwaita.

typealias TestedWindow = AdwWindow
typealias TestedAlert = AdwMessageDialog

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
