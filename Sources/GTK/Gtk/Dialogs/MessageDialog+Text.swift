import CGtk
import Gsk

extension MessageDialog {
    /// Creates a dialog with a message.
    ///
    /// - Parameters:
    ///   - text: The message.
    ///   - secondaryText: Additional text that is shown below the message.
    ///   - buttons: A predefined set of buttons. To add other buttons, use ``Dialog/addButton(_:responseID:)``.
    ///   - type: The type of the message.
    ///   - parent: The parent window.
    ///   - modal: A Boolean value that indicates whether the user can't use the parent window while the dialog is
    ///     shown.
    ///
    /// Corresponds to `gtk_message_dialog_new`.
    public convenience init(
        text: String,
        secondaryText: String? = nil,
        buttons: ButtonsType = .close,
        type: MessageType = .info,
        parent: Window? = nil,
        modal: Bool = true
    ) {
        self.init(properties: ["message-type": type, "buttons": buttons, "text": text, "modal": modal])
        if let secondaryText { self.secondaryText = secondaryText }
        if let parent { transientFor = parent }
    }
}
