import Gtk

/// A view that can show the rows of a stream: `ListView`, `GridView`, `ColumnView`, `ListBox` and `FlowBox`.
@MainActor
public protocol _RowsView: Widget {}

extension ListBox: _RowsView {}
extension FlowBox: _RowsView {}

extension _RowsView {
    /// The identities of the selected rows. To bind them to a model, write `list.selection <~> $viewModel.selection`.
    public var selection: RowIdentities {
        RowIdentities(rows: rows("\(Self.self).selection"), part: .selection, view: "\(Self.self)")
    }

    /// Returns a publisher of the value of each row that the user activates. Rows are activated by a double click, by
    /// Return, or by a single click if `activatesOnSingleClick` is set.
    ///
    /// The method traps if `Value` isn't the type of the rows' values. The message names both types. This method
    /// corresponds to `modelSelected` in RxCocoa.
    public func activated<Value>(_ type: Value.Type = Value.self) -> some Publisher<Value, Never> {
        let call = "\(Self.self).activated(\(type))"
        rows(call)?.requireValue(type, call)
        return activatedPositions.compactMap { [weak self] position -> Value? in
            // GTK emits signals on the main thread.
            MainThread.assume { self?.rows(call)?.value(at: position, as: type) }
        }
    }

    /// Returns a publisher of the identity of each row that the user activates. For the value, use `activated(_:)`.
    ///
    /// ```swift
    /// list.activatedID(Note.ID.self).sink(on: window) { window, id in window.open(id) }
    /// ```
    ///
    /// The method traps if `ID` isn't the type of the rows' identities. The message names both types.
    public func activatedID<ID: Hashable>(_ type: ID.Type = ID.self) -> some Publisher<ID, Never> {
        let call = "\(Self.self).activatedID(\(type))"
        rows(call)?.requireIdentity(type, call)
        return activatedPositions.compactMap { [weak self] position -> ID? in
            // GTK emits signals on the main thread.
            MainThread.assume {
                guard let rows = self?.rows(call), position < rows.itemCount else { return nil }
                return rows.identity(at: position).base as? ID
            }
        }
    }

    /// Returns the view's rows, or nil if the view doesn't show any. Traps if the view shows a model that isn't from a
    /// stream.
    func rows(_ call: @autoclosure () -> String) -> (any RowsModel)? {
        guard let view = self as? any _SelectionView else { return AttachedRows.of(self) }
        guard let model = view.model else { return nil }
        guard let rows = model as? any RowsModel else {
            fatalError("\(call()): expected a view that shows Rows, found one whose model is a \(model.typeName)")
        }
        return rows
    }

    private var activatedPositions: AnyPublisher<Int, Never> {
        switch self {
        case let view as any _SelectionView: view.activate.eraseToAnyPublisher()
        case let box as any RowContainer: box.activatedPositions
        default: Empty().eraseToAnyPublisher()
        }
    }

    var isGrid: Bool { self is GridView || self is FlowBox }
}
