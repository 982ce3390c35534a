import Combine
import Gtk

/// A view that shows selectable rows: `ListView`, `GridView` and `ColumnView`.
///
/// These members apply to the rows of a stream. See ``Rows``. If the view shows another model, they trap with a message
/// that names the class of the model. If the view has no model, for example after its window was closed, they do
/// nothing.
@MainActor
public protocol _SelectionView: _RowsView {
    /// The items with their selection.
    var model: (any SelectionModel)? { get set }
    /// Emitted when the user activates a row, with its position.
    var activate: Signal<Int> { get }
}

extension ListView: _SelectionView {}
extension GridView: _SelectionView {}
extension ColumnView: _SelectionView {}

extension _SelectionView {
    /// The number of rows that the user can select. No row can be selected until the selection is bound or this
    /// property is set.
    public var selectionMode: SelectionMode {
        get { rows("\(Self.self).selectionMode")?.selectionMode ?? .none }
        set { rows("\(Self.self).selectionMode")?.selectionMode = newValue }
    }
}

extension _SelectionView {
    /// Scrolls until a row is in view. Does nothing if no row has the identity.
    ///
    /// In a tree, it expands the ancestors of the row, for which it searches the whole tree.
    ///
    /// Traps if the rows' identities have another type. The GTK action `list.scroll-to-item`.
    public func scroll<ID: Hashable>(to identity: ID) {
        guard let rows = rows("\(Self.self).scroll(to:)") else { return }
        rows.requireIdentity(ID.self, "\(Self.self).scroll(to:)")
        if let position = rows.reveal(AnyHashable(identity)) { scroll(toPosition: position) }
    }

    func scroll(toPosition position: Int) {
        // In a column view, the list within it has the action.
        let list = self is ColumnView ? children.first { $0 is ListView } : self
        _ = list?.activateAction("list.scroll-to-item", argument: Variant(uint32: UInt32(position)))
    }
}
