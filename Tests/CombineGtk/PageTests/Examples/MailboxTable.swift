import CombineGtk

@MainActor
func makeTable(_ model: MailboxModel) -> ColumnView {
    let table = ColumnView(Rows(model.visible), sort: Bindable(model).sort) {
        Column("Subject", \.subject).expand()
        Column("From", \.sender).resizable()
        Column("Size", \.size)
        Column("", cell: Button(label: "Reply")) { button, message in
            button.clicked.sink(on: button) { button in button.label = "To \(message.sender)" }
        }
    }
    table.selection <~> Bindable(model).selection
    return table
}
