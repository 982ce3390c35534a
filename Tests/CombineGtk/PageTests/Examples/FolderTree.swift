import CombineGtk

struct MailFolder: Identifiable, Equatable {
    let id: Int
    var name: String
    /// The subfolders, or nil if the folder can't contain any.
    var folders: [MailFolder]?
}

@MainActor
final class MailFolderModel: ObservableObject {
    @Published var folders: [MailFolder] = []
    @Published var expanded: Set<MailFolder.ID> = []
    @Published var selection: MailFolder.ID?
}

@MainActor
func makeFolderTree(_ model: MailFolderModel) -> ListView {
    let tree = ListView(Rows(model.$folders, \.name), children: \.folders)
    tree.expanded <~> Bindable(model).expanded
    tree.selection <~> Bindable(model).selection
    return tree
}
