import Combine
import CombineModel
import Gtk

/// The identities of the rows that are selected in a list, for a two-way binding.
///
/// ```swift
/// list.selection <~> $viewModel.selection       // Set<Note.ID>, or Note.ID?
/// ```
///
/// - Rows are selected by identity: a row stays selected while rows are sorted, added and removed around it. An
///   identity whose row is filtered out also stays selected until the user changes the selection, and is shown as
///   selected when the row returns. Remove the identity of an element that you delete permanently. SwiftUI's
///   `List(selection:)` behaves in the same way.
/// - The type of the binding determines how many rows the user can select: any number for a set, at most one for an
///   optional, and exactly one for an identity.
/// - The binding ends with the list, with its window, or when the list is given other rows.
@MainActor
public struct RowSelection {
    let rows: (any RowsModel)?
    /// The view, for messages.
    let view: String

    /// Returns the rows by their type of identity. Traps where it is another.
    func rows<ID: Hashable>(of type: ID.Type) -> (any IdentifiedRows<ID>)? {
        guard let rows else { return nil }
        rows.requireIdentity(type, "\(view).selection")
        return rows as? any IdentifiedRows<ID>
    }

    /// Binds a set of identities, an optional identity or an identity. Its type determines the selection mode.
    func bind<Value: Hashable>(_ model: ModelAccess<Value>) -> any Disposable {
        guard let type = Value.self as? any SelectedIdentities.Type else {
            return bind(.browse, model.converted(to: { [$0] }, from: { $0.first }))
        }
        return bind(type, model)
    }

    private func bind<Value, Identities: SelectedIdentities>(
        _ type: Identities.Type,
        _ model: ModelAccess<Value>
    ) -> any Disposable {
        guard let model = model as? ModelAccess<Identities> else { fatalError("\(Value.self) isn't \(type)") }
        return Identities.bind(self, model)
    }

    func bind<ID: Hashable>(_ mode: SelectionMode, _ model: ModelAccess<Set<ID>>) -> any Disposable {
        guard let rows = rows(of: ID.self) else { return AbsentRows() }
        rows.selectionMode = mode
        return rows.bindSelection(model)
    }
}

/// A type of values that hold any number of identities, or at most one.
@MainActor
private protocol SelectedIdentities {
    static func bind(_ selection: RowSelection, _ model: ModelAccess<Self>) -> any Disposable
}

extension Set: SelectedIdentities {
    static func bind(_ selection: RowSelection, _ model: ModelAccess<Self>) -> any Disposable {
        selection.bind(.multiple, model)
    }
}

extension Optional: SelectedIdentities where Wrapped: Hashable {
    static func bind(_ selection: RowSelection, _ model: ModelAccess<Self>) -> any Disposable {
        selection.bind(.single, model.converted(to: { $0.map { [$0] } ?? [] }, from: { .some($0.first) }))
    }
}

/// The rows of a list by the type of their identities.
@MainActor
protocol IdentifiedRows<ID>: RowsModel {
    associatedtype ID: Hashable

    func bindSelection(_ model: ModelAccess<Set<ID>>) -> any Disposable
}

extension StreamRows: IdentifiedRows {
    func bindSelection(_ model: ModelAccess<Set<ID>>) -> any Disposable {
        reactive.selected <~> model
    }
}

/// A binding of a list whose window has ended.
struct AbsentRows: Disposable {
    var isDisposed: Bool { true }

    func cancel() {}
}

/// A model access can be bound as the model that it belongs to.
extension ModelAccess: TwoWayModel {
    public var modelAccess: ModelAccess { self }
}

/// Binds the selection of a list and a model in both directions. See ``RowSelection``.
///
/// The type of the model's value determines how many rows can be selected: any number for a set of identities, at most one for
/// an optional identity, and always one for an identity.
@MainActor
@discardableResult
public func <~> <Model: TwoWayModel>(
    selection: RowSelection,
    model: Model
) -> any Disposable where Model.Value: Hashable {
    selection.bind(model.modelAccess)
}
