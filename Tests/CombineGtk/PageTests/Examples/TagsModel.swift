import CombineModel

/// The tags of a photo.
@MainActor
final class TagsModel: ObservableObject {
    @Published private(set) var tags: [String] = []
    let undoManager = UndoManager()

    func add(_ tag: String) {
        set(tags + [tag], actionName: String(localized: "Add Tag"))
    }

    func removeAll() {
        let count = tags.count
        set([], actionName: String(localized: "Remove \(count) Tag", plural: "Remove \(count) Tags", count: count))
    }

    private func set(_ new: [String], actionName: String) {
        let before = tags
        undoManager.registerUndo(withTarget: self) { $0.set(before, actionName: actionName) }
        undoManager.setActionName(actionName)
        tags = new
    }
}
