import CombineAdw

// The code on the page "Coming from SwiftUI" for adwaita-swift. Each line is the code of a row. The code is compiled but
// never called.

private final class FormModel: ObservableObject {
    @Published var name = ""
    @Published var wrapsLines = true
    @Published var size = 12
    @Published var order = "Name"
    @Published var path: [Note] = []
    @Published var selection: Set<Note.ID> = []
    @AppStorage("sidebar") var isShown = true
}

@MainActor
private func fromAdwaitaSwift(_ window: Window, _ button: Button, _ list: ListView) async {
    @Bindable var form = FormModel()
    let name = EntryRow("Name", text: $form.name)
    let wrap = ActionRow("Wrap Lines", isOn: $form.wrapsLines)
    let size = ActionRow("Size", value: $form.size, in: 8...32)
    let order = ComboRow("Order", selection: $form.order, of: ["Name", "Date"], title: \.self)
    let section = AdwPreferencesGroup("Text") { wrap }
    let root = NavigationStack.Page("Notes") { list }
    let stack = NavigationStack($form.path, root: root) { note in NavigationStack.Page(note.title) { Label("") } }
    list.selection <~> $form.selection
    button.clicked.sink(on: window) { window in window.close() }
    button.css("suggested-action")
    let answer = await window.alert("Delete?") { Button("Delete", .destructive) }
    window.toast("Saved")
    print(name, size, order, section, stack, answer == .destructive)
}
