import CGtk
import Gsk

extension MessageDialog {
    /// Creates a dialog with a message.
    ///
    /// - Parameters:
    ///   - text: what it says.
    ///   - secondaryText: a sentence more, below.
    ///   - buttons: The initial buttons. Add others with ``Dialog/addButton(_:responseID:)``.
    ///   - type: the kind of what it says.
    ///   - parent: the window that it belongs to and, where it is modal, keeps from being used.
    ///   - modal: whether the parent waits for an answer.
    ///
    /// Answers to `gtk_message_dialog_new`.
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
