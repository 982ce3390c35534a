import Combine
import CombineModel
import Gtk

/// The identities of the selected or expanded rows of a list, for a two-way binding.
///
/// ```swift
/// list.selection <~> $viewModel.selection       // Set<Note.ID>, Note.ID? or Note.ID
/// list.expanded <~> $viewModel.expanded         // Set<Folder.ID>
/// ```
///
/// - A row stays selected or expanded while it moves, even to another parent. An identity whose row is filtered out stays
///   selected until the user changes the selection, and is shown as selected when the row returns. Remove the identity of an
///   element that you delete permanently. SwiftUI's `List(selection:)` behaves in the same way.
/// - The type of the model's value determines how many rows the user can select: any number for a set, at most one for an
///   optional identity, and always one for an identity.
/// - A row stays expanded while its parent is collapsed, and when it's removed and added again. An expanded identity without
///   children is expanded when it gets some.
/// - The binding ends when the list is deallocated, its window is closed, or the list shows other rows.
@MainActor
public struct RowIdentities {
    /// The set of rows whose identities are bound.
    enum Part: String {
        case selection
        case expanded
    }

    let rows: (any RowsModel)?
    let part: Part
    /// The view, for messages.
    let view: String

    /// The name of the property, for messages.
    private var name: String { "\(view).\(part.rawValue)" }

    /// Binds a set of identities, an optional identity or an identity.
    func bind<Value: Hashable>(_ model: ModelAccess<Value>) -> any Disposable {
        guard let type = Value.self as? any SelectedIdentities.Type else {
            return select(.browse, model.converted(to: { [$0] }, from: { $0.first }))
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

    fileprivate func bindSet<ID: Hashable>(_ model: ModelAccess<Set<ID>>) -> any Disposable {
        guard part == .expanded else { return select(.multiple, model) }
        guard let rows else { return AbsentRows() }
        rows.requireIdentity(ID.self, name)
        guard let tree = rows as? any ExpandableRows<ID> else {
            fatalError("\(name): expected the rows of a tree, created with children:, found those of a list")
        }
        return tree.bindExpanded(model)
    }

    /// Binds the selection, and sets the number of rows that the user can select.
    fileprivate func select<ID: Hashable>(_ mode: SelectionMode, _ model: ModelAccess<Set<ID>>) -> any Disposable {
        if part == .expanded {
            fatalError("\(name): expected a Set of identities, found a single \(ID.self)")
        }
        guard let rows else { return AbsentRows() }
        rows.requireIdentity(ID.self, name)
        guard let rows = rows as? any IdentifiedRows<ID> else { return AbsentRows() }
        rows.selectionMode = mode
        return rows.bindSelection(model)
    }
}

/// A type whose values contain any number of identities, at most one, or exactly one.
@MainActor
private protocol SelectedIdentities {
    static func bind(_ identities: RowIdentities, _ model: ModelAccess<Self>) -> any Disposable
}

extension Set: SelectedIdentities {
    static func bind(_ identities: RowIdentities, _ model: ModelAccess<Self>) -> any Disposable {
        identities.bindSet(model)
    }
}

extension Optional: SelectedIdentities where Wrapped: Hashable {
    static func bind(_ identities: RowIdentities, _ model: ModelAccess<Self>) -> any Disposable {
        identities.select(.single, model.converted(to: { $0.map { [$0] } ?? [] }, from: { .some($0.first) }))
    }
}

/// The rows of a list with identities of a known type.
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

/// The result of binding the rows of a list whose window was closed.
struct AbsentRows: Disposable {
    var isDisposed: Bool { true }

    func cancel() {}
}

/// A model access can be used in place of its model.
extension ModelAccess: TwoWayModel {
    public var modelAccess: ModelAccess { self }
}

/// Binds the selected or expanded rows of a list and a model both ways. See ``RowIdentities``.
@MainActor
@discardableResult
public func <~> <Model: TwoWayModel>(
    identities: RowIdentities,
    model: Model
) -> any Disposable where Model.Value: Hashable {
    identities.bind(model.modelAccess)
}
