import CombineAdw

struct RowsPage: GalleryPage {
    let title = "Rows"
    let section = GallerySection.rows
    let keywords = "boxed list switch combo entry password spin action form settings"
    let source = PackageResources.RowsPage_swift

    func makeContent() -> Widget {
        @Bindable var account = Account()
        let summary = account.$name.combineLatest(account.$size, account.$isPublic) {
            "\($0), \($1) GB, \($2 ? "public" : "private")"
        }
        let regions = ["Europe", "Africa", "Asia"]
        let reset = ActionRow()
        reset.title = "Reset"
        reset.isActivatable = true
        // Bindings don't retain the model, but this closure retains it.
        reset.activated.sink(on: reset) { [account] _ in account.size = 10 }
        return Box.vertical(spacing: 24) {
            AdwPreferencesGroup("Account", explanation: "Each row is bound to a model.") {
                EntryRow("Name", text: $account.name)
                PasswordEntryRow("Password", text: $account.password)
                ActionRow("Public", subtitle: "Others see your name", isOn: $account.isPublic)
            }
            AdwPreferencesGroup("Storage") {
                ActionRow("Size", value: $account.size, in: 1...100)
                ComboRow("Region", selection: $account.region, of: regions, title: \.self)
                reset
            }
            Label("").css("caption").set(\.wraps, true).bind(\.label, to: summary)
        }
    }
}

private final class Account: ObservableObject {
    @Published var name = "Ada"
    @Published var password = "engine"
    @Published var isPublic = true
    @Published var size = 10
    @Published var region = "Europe"
}
