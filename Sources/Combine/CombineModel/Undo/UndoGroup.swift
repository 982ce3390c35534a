/// A group of changes that are undone together. Groups can be nested.
@MainActor
final class UndoGroup {
    private enum Item {
        case action(UndoAction)
        case group(UndoGroup)
    }

    /// The name that menus display, or an empty string. A group without a name uses the name of a nested group.
    var actionName: String {
        get { ownName ?? nestedName }
        set { ownName = newValue }
    }

    private var ownName: String?
    private var nestedName = ""
    private var items: [Item] = []

    var isEmpty: Bool { items.isEmpty }
    var itemCount: Int { items.count }

    /// A Boolean value that indicates whether at least one target still exists.
    var isAlive: Bool {
        items.contains { item in
            switch item {
            case .action(let action): action.isAlive
            case .group(let group): group.isAlive
            }
        }
    }

    func append(_ action: UndoAction) { items.append(.action(action)) }

    func append(_ group: UndoGroup) {
        items.append(.group(group))
        if !group.actionName.isEmpty { nestedName = group.actionName }
    }

    func removeAll() { items = [] }

    func removeAll(of target: AnyObject) {
        items.removeAll { item in
            switch item {
            case .action(let action): return action.has(target)
            case .group(let group):
                group.removeAll(of: target)
                return group.isEmpty
            }
        }
    }

    /// Calls the handlers in reverse order.
    func perform() {
        for item in items.reversed() {
            switch item {
            case .action(let action): action.perform()
            case .group(let group): group.perform()
            }
        }
    }
}

extension [UndoGroup] {
    /// Finds the last group with a target that still exists. Removes this group and the groups that follow it, and
    /// returns this group.
    @MainActor
    mutating func popLatestAlive() -> UndoGroup? {
        while let group = popLast() {
            if group.isAlive { return group }
        }
        return nil
    }
}
