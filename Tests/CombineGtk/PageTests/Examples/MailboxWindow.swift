import CombineGtk

final class MessageRow: Box, ListCell {
    let subject = EditableLabel(text: "")
    let sender = Label()

    init() {
        super.init(orientation: .horizontal, spacing: 12)
        subject.expandsHorizontally = true
        append(subject)
        append(sender)
    }
}

final class MailboxWindow: Window {
    init(_ model: MailboxModel) {
        super.init(properties: ["title": "Mailbox", "default-width": 420, "default-height": 300])

        let list = ListView(
            Rows(model.$messages) { (row: MessageRow, message: Message) in
                row.subject.text = message.subject
                row.sender.label = message.sender
                row.subject.publisher(for: \.isEditing).changes.filter { !$0 }.sink(on: row) { row, _ in
                    model.rename(message.id, to: row.subject.text)
                }
            }
        )
        list.selection <~> Bindable(model).selection
        list.move { ids, before in model.move(ids, before: before) }
        list.contextMenu { (ids: [Message.ID]) in
            let menu = Menu()
            menu.append(ids.count == 1 ? "Archive" : "Archive \(ids.count)", action: "win.archive")
            return menu
        }
        list.activated(Message.self).sink(on: self) { window, message in window.title = message.subject }
        child = Overlay(list, placeholder: Label(label: "No messages"))
    }
}
