import Gtk

/// Synchronizes the selection of a widget with the selection of the rows. The widget uses positions, and the rows use
/// identities.
@MainActor
final class PositionSelection {
    /// A closure that returns the positions that are selected in the widget.
    private let shown: @MainActor () -> [Int]
    /// A closure that selects positions in the widget.
    private let show: @MainActor ([Int]) -> Void
    /// A Boolean value that indicates whether this object is setting the selection of the widget.
    private var isShowing = false

    init(shown: @escaping @MainActor () -> [Int], show: @escaping @MainActor ([Int]) -> Void) {
        self.shown = shown
        self.show = show
    }

    /// Synchronizes the two selections until the widget is deallocated.
    ///
    /// - Parameter changed: A publisher of changes of the widget's selection.
    func follow<ID: Hashable, Element>(
        _ rows: StreamRows<Element, ID>,
        on widget: Widget,
        changed: some Publisher<Void, Never>
    ) {
        changed.sink(on: widget) { [self, weak rows] _ in
            // Ignores changes that GTK makes when rows are removed. Only changes by the user count.
            guard let rows, !rows.isChanging, !isShowing else { return }
            let ids = Set(shown().filter { $0 < rows.itemCount }.map { rows.identity(rows.value(at: $0)) })
            if ids != rows.selected { rows.selected = ids }
        }
        rows.shownSelectionChanged = { [self, weak widget, weak rows] in
            guard let rows, widget != nil else { return }
            let positions = rows.selectedPositions
            if shown() == positions { return }
            isShowing = true
            show(positions)
            isShowing = false
        }
        rows.shownSelectionChanged?()
    }
}
