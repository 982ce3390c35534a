import Combine
import Gtk

/// A view that shows rows of which some are selected: `ListView`, `GridView` and `ColumnView`.
///
/// What is here is for the rows of a stream, see ``FactoryView/bindRows(_:id:fill:)``. Of a view that shows another model it
/// traps, naming the model's class; of one without a model, as after the end of its window, it does nothing.
@MainActor
public protocol SelectionView: RowsView {
    /// The items with their selection.
    var model: (any SelectionModel)? { get set }
    /// Published when the user activates a row, with its position.
    var activate: Signal<Int> { get }
}

extension ListView: FactoryView {}
extension GridView: FactoryView {}
extension ColumnView: SelectionView {}

extension SelectionView {
    /// The number of rows that the user can select: none until the selection is bound or this is set.
    public var selectionMode: SelectionMode {
        get { rows("\(Self.self).selectionMode")?.selectionMode ?? .none }
        set { rows("\(Self.self).selectionMode")?.selectionMode = newValue }
    }

    /// The identities of the selected rows, to bind: `list.selection <~> $viewModel.selection`.
    public var selection: RowSelection {
        RowSelection(rows: rows("\(Self.self).selection"), view: "\(Self.self)")
    }

    /// Publishes the value of each row that the user activates: by a double click, by Return, or by a single click where
    /// `singleClickActivate` is set.
    ///
    /// RxCocoa's `modelSelected`. Traps, naming both types, where the rows' values are of another.
    public func activated<Value>(_ type: Value.Type = Value.self) -> some Publisher<Value, Never> {
        rows("\(Self.self).activated")?.requireValue(type, "\(Self.self).activated(\(type))")
        return activate.compactMap { [weak self] position -> Value? in
            // A signal's event comes on the main thread.
            MainThread.assume { self?.rows("\(Self.self).activated")?.value(at: position, as: type) }
        }
    }
}

extension SelectionView {
    /// Scrolls until a row is in view; does nothing where no row has the identity.
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
