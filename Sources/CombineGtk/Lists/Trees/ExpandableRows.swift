import Gtk

/// The rows of a tree with identities of a known type.
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

extension _SelectionView {
    /// The identities of the expanded rows of a tree. To bind them to a model, write `list.expanded <~>
    /// $viewModel.expanded`.
    public var expanded: RowIdentities {
        RowIdentities(rows: rows("\(Self.self).expanded"), part: .expanded, view: "\(Self.self)")
    }
}
