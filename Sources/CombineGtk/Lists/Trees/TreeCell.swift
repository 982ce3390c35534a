import Gtk

/// A cell of a tree, with an arrow and an indentation.
final class TreeCell<Element, ID: Hashable>: TreeExpander {
    private weak var rows: TreeRows<Element, ID>?
    private var id: ID?
    private var place: TreePlace?
    private var toggles: AnyCancellable?

    init(_ content: Widget, of rows: TreeRows<Element, ID>) {
        self.rows = rows
        super.init(properties: [:])
        child = content
        rows.publisher(for: \.expanded).sink(on: self) { cell, expanded in cell.show(expanded) }
    }

    func show(_ node: TreeNode<Element>) {
        guard let rows else { return }
        let id = rows.identity(node)
        self.id = nil
        if place?.fits(node.depth, isExpandable: node.isExpandable) != true {
            let new = TreePlace(depth: node.depth, isExpandable: node.isExpandable)
            place = new
            listRow = new.row
            accessible.level = node.depth + 1
            toggles = new.row?.publisher(for: \.isExpanded).changes.sink { [weak self] isExpanded in
                // GTK changes the property on the main thread.
                MainThread.assume { self?.toggle(isExpanded) }
            }
        }
        self.id = id
        show(rows.expanded)
    }

    private func show(_ expanded: Set<ID>) {
        guard let id, let row = place?.row, row.isExpandable else { return }
        let isExpanded = expanded.contains(id)
        if row.isExpanded != isExpanded { row.isExpanded = isExpanded }
    }

    /// Expands or collapses the row when the arrow changes.
    private func toggle(_ isExpanded: Bool) {
        guard let rows, let id, rows.expanded.contains(id) != isExpanded else { return }
        if isExpanded { rows.expanded.insert(id) } else { rows.expanded.remove(id) }
    }
}

/// A GTK tree row that only provides an arrow and an indentation.
///
/// A `GtkTreeExpander` requires a `GtkTreeListRow`, which only a `GtkTreeListModel` can create. Therefore, each row has
/// its own model, which contains nested items up to the depth of the row.
@MainActor
private final class TreePlace {
    /// The maximum depth of indentation. Deeper rows aren't indented further: their text would be out of view, and GTK
    /// creates a widget for each level.
    private static let deepest = 100

    private let depth: Int
    private let isExpandable: Bool
    /// The model, which owns `row`. The row is only valid while the model exists.
    private let model: TreeListModel
    let row: TreeListRow?

    init(depth: Int, isExpandable: Bool) {
        self.depth = min(depth, Self.deepest)
        self.isExpandable = isExpandable
        let last = self.depth
        model = TreeListModel(root: ListStore([TreeLevel(0)]), passthrough: false, autoexpand: false) { item in
            guard let level = item as? TreeLevel else { return nil }
            if level.depth < last { return ListStore([TreeLevel(level.depth + 1)]) }
            return isExpandable ? ListStore<TreeLevel>([]) : nil
        }
        var row = model.childRow(0)
        for _ in 0..<last {
            row?.isExpanded = true
            row = row?.childRow(0)
        }
        self.row = row
    }

    func fits(_ depth: Int, isExpandable: Bool) -> Bool {
        self.depth == min(depth, Self.deepest) && self.isExpandable == isExpandable
    }
}

/// An item of the model of a ``TreePlace``. Each item represents one level of depth.
private final class TreeLevel: Object {
    let depth: Int

    init(_ depth: Int) {
        self.depth = depth
        super.init(properties: [:])
    }
}
