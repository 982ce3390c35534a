import CombineGtk

struct MenusPage: GalleryPage {
    let title = "Menus"
    let section = GallerySection.menus
    let keywords = "menu bar submenu section picker check item context popup"
    let source = PackageResources.MenusPage_swift

    func makeContent() -> Widget {
        @Bindable var model = ViewSettings()
        let note = Label("")
        let chosen = PassthroughRelay<String>()
        note.reactive.label <~ chosen
        let open = Command("open", title: "Open…") { chosen.accept("Open was chosen") }
        let export = Command("export", title: "Export…") { chosen.accept("Export was chosen") }

        let file = MenuButton("File") {
            Menu.Section {
                open
                export
            }
            Menu.Submenu("Order") { Menu.Picker(selection: $model.order, title: \.rawValue) }
            Menu.Toggle("Show Hidden Files", isOn: $model.showsHidden)
        }
        let recent = MenuButton(icon: "document-open-recent-symbolic", title: "Recent") {
            Menu.Section("Recent Files", model.$recent) { name in
                Command("recent", title: name) { chosen.accept("\(name) was chosen") }
            }
            Command("clear", title: "Clear") { [model] in model.recent = [] }
        }
        // To configure a popover menu, create it before you set it on the button.
        let details = MenuButton().set(\.label, "Details")
        details.popover = PopoverMenu(model: Menu { Menu.Section("Export") { export } })

        return Box.vertical(spacing: 18) {
            PopoverMenuBar(
                model: Menu {
                    Menu.Submenu("File") { open }
                    Menu.Submenu("View") {
                        Menu.Toggle("Show Hidden Files", isOn: $model.showsHidden)
                    }
                }
            )
            Box.horizontal(spacing: 12) {
                file
                recent
                details
            }
            Label("").set(\.xalign, 0).bind(\.label, to: model.summary)
            note.set(\.xalign, 0)
        }
    }
}

private final class ViewSettings: ObservableObject {
    enum Order: String, CaseIterable {
        case name = "By Name"
        case date = "By Date"
    }

    @Published var order = Order.name
    @Published var showsHidden = false
    @Published var recent = ["Report.txt", "Letter.txt"]

    var summary: some Publisher<String, Never> {
        $order.combineLatest($showsHidden) { order, showsHidden in
            order.rawValue + (showsHidden ? ", with hidden files" : "")
        }
    }
}
