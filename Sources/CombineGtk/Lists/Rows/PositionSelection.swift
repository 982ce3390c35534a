import Combine
import Gtk

/// Synchronizes the selection of a widget, by position, with the selection of the rows, by identity.
@MainActor
final class PositionSelection {
    /// A closure that returns the positions that the widget shows as selected.
    private let shown: @MainActor () -> [Int]
    /// A closure that makes the widget show positions as selected.
    private let show: @MainActor ([Int]) -> Void
    /// A Boolean value that indicates whether the selection of the widget is being set.
    private var isShowing = false

    init(shown: @escaping @MainActor () -> [Int], show: @escaping @MainActor ([Int]) -> Void) {
        self.shown = shown
        self.show = show
    }

    /// Starts to synchronize, as long as the widget exists.
    ///
    /// - Parameter changed: A publisher of the changes of the widget's selection.
    func follow<ID: Hashable, Element>(
        _ rows: StreamRows<Element, ID>,
        on widget: Widget,
        changed: some Publisher<Void, Never>
    ) {
        changed.sink(on: widget) { [self, weak rows] _ in
            // When rows are removed, GTK changes the selection. This isn't a choice of the user.
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
