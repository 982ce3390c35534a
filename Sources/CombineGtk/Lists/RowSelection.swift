import Combine
import CombineModel
import Gtk

/// The identities of the rows that are selected in a list, as the one side of a two-way binding.
///
/// ```swift
/// list.selection <~> $viewModel.selection       // Set<Note.ID>, or Note.ID?
/// ```
///
/// - What is selected is so by its identity: it stays selected while rows are sorted, come and go around it. An identity
///   whose row is filtered out stays selected too, until the user selects anew, and is again when the row comes back; an
///   element that is deleted for good is taken out by whoever deletes it. SwiftUI's `List(selection:)` does the same.
/// - Binding it says how many rows the user may select: a set any number, an optional at most one, an identity always one.
/// - The binding ends with the list, with its window, or when the list is given other rows.
@MainActor
public struct RowSelection {
    let rows: (any RowsModel)?
    /// The view, for messages.
    let view: String

    /// The rows by their type of identity. Traps where it is another.
    func rows<ID: Hashable>(of type: ID.Type) -> (any IdentifiedRows<ID>)? {
        guard let rows else { return nil }
        rows.requireIdentity(type, "\(view).selection")
        return rows as? any IdentifiedRows<ID>
    }

    func bind<ID: Hashable>(_ mode: SelectionMode, _ model: ModelSide<Set<ID>>) -> any Disposable {
        guard let rows = rows(of: ID.self) else { return AbsentRows() }
        rows.selectionMode = mode
        return rows.bindSelection(model)
    }
}

/// The rows of a list by the type of their identities.
@MainActor
protocol IdentifiedRows<ID>: RowsModel {
    associatedtype ID: Hashable

    func bindSelection(_ model: ModelSide<Set<ID>>) -> any Disposable
}

extension Rows: IdentifiedRows {
    func bindSelection(_ model: ModelSide<Set<ID>>) -> any Disposable {
        reactive.selected <~> model
    }
}

/// A binding of a list whose window has ended.
struct AbsentRows: Disposable {
    var isDisposed: Bool { true }

    func cancel() {}
}

/// A side is a model of its own.
extension ModelSide: TwoWayModel {
    public var side: ModelSide { self }
}

/// Binds the selection of a list and a set of identities both ways; see ``RowSelection``.
@MainActor
@discardableResult
public func <~> <Model: TwoWayModel, ID: Hashable>(
    selection: RowSelection,
    model: Model
) -> any Disposable where Model.Value == Set<ID> {
    selection.bind(.multiple, model.side)
}

/// Binds the selection of a list, of at most one row, and an identity that may be absent both ways; see ``RowSelection``.
@MainActor
@discardableResult
public func <~> <Model: TwoWayModel, ID: Hashable>(
    selection: RowSelection,
    model: Model
) -> any Disposable where Model.Value == ID? {
    selection.bind(.single, model.side.converted(to: { $0.map { [$0] } ?? [] }, from: { .some($0.first) }))
}

/// Binds the selection of a list in which one row is always selected and its identity both ways; see ``RowSelection``.
@MainActor
@discardableResult
public func <~> <Model: TwoWayModel>(
    selection: RowSelection,
    model: Model
) -> any Disposable where Model.Value: Hashable {
    selection.bind(.browse, model.side.converted(to: { [$0] }, from: { $0.first }))
}
