import CombineGtk

@MainActor
func makeTable(_ model: MailboxModel) -> ColumnView {
    let table = ColumnView(model.visible, sort: Bindable(model).sort) {
        Column("Subject", \.subject).expanding()
        Column("From", \.sender).resizable()
        Column("Size", \.size)
        Column("", cell: Button(label: "Reply")) { button, message in
            button.clicked.sink(on: button) { button in button.label = "To \(message.sender)" }
        }
    }
    table.selection <~> Bindable(model).selection
    return table
}
