import CGtk
import Gsk

extension MessageDialog {
    /// Creates a dialog with a message.
    ///
    /// - Parameters:
    ///   - text: The message.
    ///   - secondaryText: An additional sentence, below the message.
    ///   - buttons: The initial buttons. Add others with ``Dialog/addButton(_:responseID:)``.
    ///   - type: The kind of the message.
    ///   - parent: The window to which the dialog belongs. A modal dialog blocks it.
    ///   - modal: A Boolean value that indicates whether the dialog blocks its parent.
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
