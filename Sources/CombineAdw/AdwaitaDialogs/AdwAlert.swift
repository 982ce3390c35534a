import CombineGtk

#if GTK4_14
/// The libadwaita class of dialogs that show an alert.
typealias AdwAlert = AdwAlertDialog
#else
typealias AdwAlert = AdwMessageDialog
#endif

extension AdwAlert: PresentedAlert {
    convenience init(_ content: AlertContent, over parent: Window) {
        #if GTK4_14
        self.init(heading: content.title, body: content.message ?? "")
        #else
        self.init(parent: parent, heading: content.title, body: content.message ?? "")
        #endif
        for (index, button) in content.buttons.enumerated() {
            let id = String(index)
            let label = button.label ?? ""
            addResponse(id, label: button.usesUnderline ? label : label.replacing("_", with: "__"))
            switch button.role {
            case .suggested: setAppearance(.suggested, ofResponse: id)
            case .destructive: setAppearance(.destructive, ofResponse: id)
            case .regular, .cancel: break
            }
        }
        if let index = content.defaultIndex { defaultResponse = String(index) }
        #if GTK4_14
        if content.defaultIndex == nil { focusNoButton() }
        #endif
        if let index = content.cancelIndex { closeResponse = String(index) }
        // The dialog creates its own buttons. Therefore, this closure emits the `clicked` signals of the buttons that
        // the program passed.
        let buttons = content.buttons
        onAnswer { index in
            if let index { buttons[index].emitClicked() }
        }
    }

    package func addBelowMessage(_ widget: Widget) { extraChild = widget }

    package func setEnabled(_ isEnabled: Bool, buttonAt index: Int) {
        setEnabled(isEnabled, ofResponse: String(index))
    }

    package func onAnswer(_ answer: @escaping @MainActor (Int?) -> Void) {
        response.sink(on: self) { _, response in answer(Int(response)) }
    }
}
