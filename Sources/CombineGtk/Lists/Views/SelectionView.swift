import Combine
import Gtk

/// A view that shows rows of which some are selected: `ListView`, `GridView` and `ColumnView`.
///
/// These members are for the rows of a stream. See ``Rows``. A view that shows another model traps, naming the model's
/// class. A view without a model, such as after the end of its window, does nothing.
@MainActor
public protocol _SelectionView: _RowsView {
    /// The items with their selection.
    var model: (any SelectionModel)? { get set }
    /// Published when the user activates a row, with its position.
    var activate: Signal<Int> { get }
}

extension ListView: _SelectionView {}
extension GridView: _SelectionView {}
extension ColumnView: _SelectionView {}

extension _SelectionView {
    /// The number of rows that the user can select: none until the selection is bound or this is set.
    public var selectionMode: SelectionMode {
        get { rows("\(Self.self).selectionMode")?.selectionMode ?? .none }
        set { rows("\(Self.self).selectionMode")?.selectionMode = newValue }
    }
}

extension _SelectionView {
    /// Scrolls until a row is in view. Does nothing where no row has the identity.
    ///
    /// Of a tree it opens what the row is within, for which the whole tree is looked through.
    ///
    /// Traps where the rows' identities are of another type. GTK's action `list.scroll-to-item`.
    public func scroll<ID: Hashable>(to identity: ID) {
        guard let rows = rows("\(Self.self).scroll(to:)") else { return }
        rows.requireIdentity(ID.self, "\(Self.self).scroll(to:)")
        if let position = rows.reveal(AnyHashable(identity)) { scroll(toPosition: position) }
    }

    func scroll(toPosition position: Int) {
        // The action is that of the list within a column view.
        let list = self is ColumnView ? children.first { $0 is ListView } : self
        _ = list?.activateAction("list.scroll-to-item", argument: Variant(uint32: UInt32(position)))
    }
}
