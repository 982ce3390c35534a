import Combine
import CombineModel
import Gtk

/// The identities of the expanded rows of a tree, for a two-way binding.
///
/// ```swift
/// list.expanded <~> $viewModel.expanded       // Set<Folder.ID>
/// ```
///
/// - Rows are expanded by identity: a row stays expanded while it moves, even to another parent, while its parent is
///   collapsed, and when it's removed and added again.
/// - The set can contain an identity without children. It is expanded as soon as it has children.
/// - The binding ends with the list, with its window, or when the list is given other rows.
///
/// SwiftUI's `DisclosureGroup(isExpanded:)` for each row.
@MainActor
public struct RowExpansion {
    let rows: (any RowsModel)?
    /// The view, for messages.
    let view: String

    func bind<ID: Hashable>(_ model: ModelAccess<Set<ID>>) -> any Disposable {
        guard let rows else { return AbsentRows() }
        rows.requireIdentity(ID.self, "\(view).expanded")
        guard let tree = rows as? any ExpandableRows<ID> else {
            fatalError("\(view).expanded: expected the rows of a tree, made with children:, found those of a list")
        }
        return tree.bindExpanded(model)
    }
}

/// The rows of a tree by the type of their identities.
@MainActor
protocol ExpandableRows<ID>: RowsModel {
    associatedtype ID: Hashable

    func bindExpanded(_ model: ModelAccess<Set<ID>>) -> any Disposable
}

extension TreeRows: ExpandableRows {
    func bindExpanded(_ model: ModelAccess<Set<ID>>) -> any Disposable {
        reactive.expanded <~> model
    }
}

/// Binds the expanded rows of a tree and a set of identities in both directions. See ``RowExpansion``.
@MainActor
@discardableResult
public func <~> <Model: TwoWayModel, ID: Hashable>(
    expansion: RowExpansion,
    model: Model
) -> any Disposable where Model.Value == Set<ID> {
    expansion.bind(model.modelAccess)
}

extension _SelectionView {
    /// The identities of the expanded rows of a tree, for a binding: `list.expanded <~> $viewModel.expanded`.
    public var expanded: RowExpansion {
        RowExpansion(rows: rows("\(Self.self).expanded"), view: "\(Self.self)")
    }
}
