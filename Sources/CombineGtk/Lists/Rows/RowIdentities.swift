import Gtk

/// The identities of the selected or expanded rows of a list. You bind them to a model in both directions.
///
/// ```swift
/// list.selection <~> $viewModel.selection       // Set<Note.ID>, Note.ID? or Note.ID
/// list.expanded <~> $viewModel.expanded         // Set<Folder.ID>
/// ```
///
/// - A row stays selected or expanded while it moves, even to another parent. If a selected row is filtered out, its
///   identity stays selected until the user changes the selection. When the row returns, it's selected again. When you
///   delete an element permanently, remove its identity from the model. SwiftUI's `List(selection:)` behaves in the
///   same way.
/// - The type of the model's value determines how many rows the user can select: any number for a set, at most one for
///   an optional identity, and exactly one for an identity that isn't optional.
/// - A row stays expanded while its parent is collapsed, and after it is removed and added again. If an expanded row
///   has no children, children that are added later are shown immediately.
/// - The binding is cancelled when the list is deallocated, its window is closed, or the list shows other rows.
@MainActor
public struct RowIdentities {
    /// The kind of rows: the selected rows or the expanded rows.
    enum Part: String {
        case selection
        case expanded
    }

    let rows: (any RowsModel)?
    let part: Part
    /// The name of the view, for messages.
    let view: String

    private var name: String { "\(view).\(part.rawValue)" }

    /// Binds the identities to a model whose value is a set of identities, an optional identity or an identity.
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
        guard let rows else { return EndedBinding() }
        rows.requireIdentity(ID.self, name)
        guard let tree = rows as? any ExpandableRows<ID> else {
            fatalError("\(name): expected the rows of a tree, created with children:, found the rows of a list")
        }
        return tree.bindExpanded(model)
    }

    /// Binds the selection, and sets the number of rows that the user can select.
    fileprivate func select<ID: Hashable>(_ mode: SelectionMode, _ model: ModelAccess<Set<ID>>) -> any Disposable {
        if part == .expanded { fatalError("\(name): expected a Set of identities, found a single \(ID.self)") }
        guard let rows else { return EndedBinding() }
        rows.requireIdentity(ID.self, name)
        guard let rows = rows as? any IdentifiedRows<ID> else { return EndedBinding() }
        rows.selectionMode = mode
        return rows.bindSelection(model)
    }
}

/// A set of identities or an optional identity, as the value of a model.
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

/// Allows a `ModelAccess` to be passed where a model is expected.
extension ModelAccess: TwoWayModel {
    public var modelAccess: ModelAccess { self }
}

/// Binds the selected or expanded rows of a list to a model in both directions. See ``RowIdentities``.
@MainActor
@discardableResult
public func <~> <Model: TwoWayModel>(
    identities: RowIdentities,
    model: Model
) -> any Disposable where Model.Value: Hashable {
    identities.bind(model.modelAccess)
}
