import CombineGtk

struct TreePage: GalleryPage {
    let title = "Tree"
    let section = GallerySection.lists
    let keywords = "outline hierarchy folders children expand collapse disclosure"
    let source = PackageResources.TreePage_swift

    func makeContent() -> Widget {
        @Bindable var model = MailModel()
        let tree = ListView(Rows(model.$folders, \.name), children: \.folders)
        tree.expanded <~> $model.expanded
        tree.selection <~> $model.selection

        let all = Button(label: "Open All")
        all.clicked.sink(on: all) { [model] _ in model.expanded = ["Inbox", "Work"] }
        let none = Button(label: "Close All")
        none.clicked.sink(on: none) { [model] _ in model.expanded = [] }

        return Box.vertical(spacing: 12) {
            Frame {
                ScrolledWindow { tree.accessibilityLabel("Folders") }.size(height: 300)
            }
            Box.horizontal(spacing: 12) {
                all
                none
                Label("").bind(\.label, to: model.status)
            }
        }
    }
}

private struct Folder: Identifiable, Equatable {
    let name: String
    /// The subfolders, or nil if the folder can't contain any.
    var folders: [Folder]?
    var id: String { name }
}

private final class MailModel: ObservableObject {
    @Published var folders = [
        Folder(
            name: "Inbox",
            folders: [
                Folder(name: "Work", folders: [Folder(name: "Plans"), Folder(name: "Travel")]),
                Folder(name: "Family"),
            ]
        ),
        Folder(name: "Drafts"),
        Folder(name: "Sent"),
    ]
    @Published var expanded: Set<Folder.ID> = ["Inbox"]
    @Published var selection: Folder.ID? = "Family"

    var status: some Publisher<String, Never> {
        $selection.map { $0.map { "\($0) is selected" } ?? "Nothing is selected" }
    }
}
