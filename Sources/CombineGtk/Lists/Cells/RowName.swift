@_spi(Binding) import Gtk

/// An object that updates the accessible name of a row when the text of the labels in the row's cell changes.
@MainActor
final class RowName {
    private struct FollowedLabel {
        weak var label: Label?
        let changes: AnyCancellable
    }

    private weak var item: ListItem?
    private var followed: [FollowedLabel] = []
    /// A Boolean value that indicates whether a closure is filling the cell. The name is set after the closure returns.
    private var isFilling = false

    init(of item: ListItem) { self.item = item }

    /// Calls a closure that fills the cell, and then sets the name.
    func fill(_ body: () -> Void) {
        isFilling = true
        body()
        isFilling = false
        update()
    }

    /// Sets the name to the accessible label of the cell. If the cell has no label, the name is the text within the
    /// cell.
    func update() {
        guard !isFilling, let item, let child = item.child else { return }
        // Before GTK 4.12, a list item has no accessible label. Instead, a relation refers to the labels in the cell.
        if GTK.version.minor < 12 { return child.nameRow() }
        let label = child.accessible.label
        let labels = label == nil ? child.labels : []
        follow(labels)
        // Don't use a relation here. In newer versions of GTK, a view loses rows if an accessibility relation of a row
        // is set while the view changes.
        item.setProperty("accessible-label", label ?? labels.map(\.text).joined(separator: " "))
    }

    /// Observes the given labels instead of the previous labels.
    private func follow(_ labels: [Label]) {
        if followed.count == labels.count, zip(followed, labels).allSatisfy({ $0.label === $1 }) { return }
        followed = labels.map { label in
            let changes = label.publisher(for: \.label).changes.sink { [weak self] _ in
                // GTK changes the property on the main thread.
                MainThread.assume { self?.update() }
            }
            return FollowedLabel(label: label, changes: changes)
        }
    }
}
