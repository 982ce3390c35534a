import Gtk

/// A view with rows that the user can select: `ListView`, `GridView` or `ColumnView`.
///
/// The members in the extensions of this protocol require that the view shows ``Rows``. If the view shows another
/// model, these members trap with a message that names the model's class. If the view has no model, for example after
/// its window was closed, the members do nothing.
@MainActor
public protocol _SelectionView: _RowsView {
    /// The items and their selection.
    var model: (any SelectionModel)? { get set }
    /// Emitted with the position of a row when the user activates the row.
    var activate: Signal<Int> { get }
}

extension ListView: _SelectionView {}
extension GridView: _SelectionView {}
extension ColumnView: _SelectionView {}

extension _SelectionView {
    /// The number of rows that the user can select. By default, rows can't be selected. Binding `selection` also sets
    /// this property.
    public var selectionMode: SelectionMode {
        get { rows("\(Self.self).selectionMode")?.selectionMode ?? .none }
        set { rows("\(Self.self).selectionMode")?.selectionMode = newValue }
    }
}

extension _SelectionView {
    /// Scrolls to a row. Nothing happens if no row has the identity.
    ///
    /// If a closure provides the rows, the identity can belong to an element that was just added. Therefore, waiting
    /// observations run before the method scrolls. If an observed closure calls this method, the list scrolls after that
    /// closure and the waiting observations.
    ///
    /// In a tree, the method searches the whole tree and expands the ancestors of the row. The method traps if `ID`
    /// isn't the type of the rows' identities. The method uses the GTK action `list.scroll-to-item`.
    public func scroll<ID: Hashable>(to identity: ID) {
        guard let rows = rows("\(Self.self).scroll(to:)") else { return }
        rows.requireIdentity(ID.self, "\(Self.self).scroll(to:)")
        BoundCells.flushObservations()
        if ObservedClosure.isTracking || ObservationQueue.isAnyWaiting {
            MainContext.perform(priority: .highIdle) { [weak self, weak rows] in
                BoundCells.flushObservations()
                if let self, let rows, model === rows { reveal(identity, rows) }
            }
        } else if model === rows {
            reveal(identity, rows)
        }
    }

    private func reveal<ID: Hashable>(_ identity: ID, _ rows: any RowsModel) {
        if let position = rows.reveal(AnyHashable(identity)) { scroll(toPosition: position) }
    }

    func scroll(toPosition position: Int) {
        rows("\(Self.self).scroll(to:)")?.willScroll(to: position)
        anchor(position)
    }

    /// Shows the rows of another model, without the headings of the previous rows.
    func replaceModel(with rows: any RowsModel) {
        #if GTK4_12
        endSections()
        #endif
        rows.cells.view = self
        model = rows
        #if DEBUG
        checkScrolling()
        #endif
        makeRowsOneTabStop()
    }
}

#if DEBUG
extension _SelectionView {
    /// Logs a warning if the view is shown with rows, but can't scroll.
    func checkScrolling() {
        guard let rows = model as? any RowsModel, !rows.cells.isScrollingChecked else { return }
        guard isMapped else {
            mapSignal.first().sink(on: self) { $0.checkScrolling() }
            return
        }
        if rows.itemCount == 0 { return }
        rows.cells.isScrollingChecked = true
        if ancestor(ofType: ScrolledWindow.self) != nil { return }
        Diagnostics.warning(
            "The \(typeName) isn't in a ScrolledWindow, so it's as tall as all of its rows together. "
                + "Expected ScrolledWindow { list }, or a ListBox for a few rows."
        )
    }
}
#endif
