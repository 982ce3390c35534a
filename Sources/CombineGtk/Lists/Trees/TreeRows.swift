import Gtk

/// The visible rows of a tree: the elements whose ancestors are all expanded.
//
// A `GtkTreeListModel` isn't used, because it doesn't identify rows. It would collapse an element that moves to another
// parent. It would also collapse an element that is removed and added again.
final class TreeRows<Element, ID: Hashable>: StreamRows<TreeNode<Element>, ID> {
    private var roots: [Element] = []
    /// The observation of the children of elements that are objects.
    private lazy var children = ObservedClosure(of: nil, name: "a tree") { [weak self] in self?.update() }
    private let flatten: ([Element], Set<ID>) -> [TreeNode<Element>]
    private let ancestors: (ID, [Element]) -> [ID]?

    /// The identities of the expanded rows. An identity can be expanded while it has no row. If a row with the identity
    /// is added later, the row is expanded.
    @GObjectProperty var expanded: Set<ID> = [] {
        didSet { expandedChanged() }
    }

    init<Values: Collection<Element>>(_ identification: TreeIdentification<Values, ID>) {
        flatten = identification.flatten
        ancestors = identification.ancestors
        super.init(identification.rows)
    }

    func show(tree roots: [Element]) {
        self.roots = roots
        update()
    }

    /// Updates the rows. If the elements are objects, the waiting observations run first. Until the observation of the
    /// roots has run, an object that moved from the roots to a parent would have two rows.
    private func expandedChanged() {
        guard valueType is AnyObject.Type else { return update() }
        BoundCells.flushObservations()
        // An observed closure that expands a tree must not track the children.
        if ObservedClosure.isTracking || ObservationQueue.isAnyWaiting { children.schedule() } else { update() }
    }

    /// Shows the rows of the current elements. If the elements are objects, their children are observed.
    private func update() {
        guard valueType is AnyObject.Type else { return show(flatten(roots, expanded)) }
        show(children.tracking { flatten(roots, expanded) })
    }

    /// Expands the ancestors of a row, and returns the row's position.
    override func reveal(_ identity: AnyHashable) -> Int? {
        if let position = position(of: identity) { return position }
        guard let id = identity.base as? ID, let path = ancestors(id, roots) else { return nil }
        expanded.formUnion(path)
        return position(of: identity)
    }

    /// A Boolean value that indicates whether the tree contains a selected element. `requireSelection(near:)` reads
    /// this property only if no selected element has a row, that is, if an ancestor of each selected element is
    /// collapsed.
    override var isSelectionHidden: Bool {
        selected.contains { ancestors($0, roots) != nil }
    }

    override var valueType: Any.Type { Element.self }

    override func value<Value>(at position: Int, as type: Value.Type) -> Value? {
        value(at: position).value as? Value
    }
}

extension TreeRows {
    /// Shows the trees of a stream. The view stores the subscription, which replaces the view's previous subscription.
    func follow<Source: Publisher>(
        _ source: Source,
        tree elements: @escaping (Source.Output) -> [Element],
        on view: Widget
    ) -> any Disposable where Source.Failure == Never {
        follow(source, on: view) { [weak self] in self?.show(tree: elements($0)) }
    }
}
