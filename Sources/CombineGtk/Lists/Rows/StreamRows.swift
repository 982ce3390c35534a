import Gtk

/// The rows of a list: the values that a stream sends, and the selection.
///
/// This class stores an array of values and creates GTK items only when a view requests them. A row that isn't
/// displayed costs no more memory than its element in the array.
class StreamRows<Element, ID: Hashable>: Object, RowsModel {
    /// A weak reference to an item that a view may retain.
    private struct WeakRow {
        weak var row: ListRow<Element>?
    }

    /// The state while a new array is reported to views as a series of changes. Until a change is reported, views must
    /// still see the previous rows in the range of that change.
    private struct Transition {
        let former: [Element]
        var formerEnd: Int
        /// The range of previous rows that will be removed next.
        var pending: Range<Int>
        var presentStart: Int
    }

    final private(set) var values: [Element] = []
    final let identity: (Element) -> ID
    private let compare: ([Element], [Element], inout Set<ID>) -> ListDifference.Outcome<ID>
    private var identities: Set<ID> = []
    /// The number of arrays that the list has shown so far.
    final private(set) var version = 0
    private var transition: Transition?
    /// The values that arrived while earlier changes were being reported to views or a cell was being filled.
    private var next: [Element]?
    /// The row that the latest changes of the rows keep where it is on the screen.
    final var place: ScrollPlace<ID>?
    private var items: [ID: WeakRow] = [:]
    private var sweepCount = 1024

    let cells = BoundCells()

    /// The identities of the selected rows. An identity can be selected while it has no row. If a row with the identity
    /// is added later, the row is selected.
    @GObjectProperty var selected: Set<ID> = [] {
        didSet {
            if itemCount > 0 { emitSelectionChanged(0, itemCount: itemCount) }
            shownSelectionChanged?()
        }
    }

    var rowsChanged: (() -> Void)?
    #if GTK4_12
    var sections: RowSections? {
        didSet {
            updateSections()
            showFirstHeading()
        }
    }
    #endif
    /// A closure that updates the widget's selection, if the widget manages its selection itself.
    var shownSelectionChanged: (() -> Void)?
    /// A closure that updates the widget's selection mode, if the widget manages its selection itself.
    var selectionModeChanged: ((SelectionMode) -> Void)?

    @GObjectProperty var isEmpty = true

    var selectionMode = SelectionMode.none {
        didSet {
            switch selectionMode {
            case .multiple: break
            case .none: selected = []
            default: if selected.count > 1, let first = firstSelected { selected = [first] }
            }
            selectionModeChanged?(selectionMode)
            requireSelection(near: 0)
        }
    }

    init<Values: Collection<Element>>(_ identification: RowIdentification<Values, ID>) {
        identity = identification.identity
        compare = identification.compare
        super.init(properties: [:])
    }

    // MARK: Values

    /// Replaces the values. Rows with the same identity are kept.
    ///
    /// If views are being notified or a cell is being filled, the new values are shown afterwards.
    final func show(_ new: [Element]) {
        if transition != nil {
            next = new
            return
        }
        if cells.isFilling {
            if next == nil { showNextLater() }
            next = new
            return
        }
        next = nil
        switch compare(values, new, &identities) {
        case .changes(let changes):
            if !changes.isEmpty { _ = keepPlace() }
            apply(changes, new)
        case .reload(let change):
            apply(split(change, new).flatMap { [$0.insertion, $0.removal] }, new)
        case .duplicate(let id):
            fatalError("Two rows of \(valueType) have the identity \(id). Each row requires a unique identity.")
        }
    }

    /// Divides a change before and after the row that stays where it is. If GTK removed that row, it would scroll to the
    /// rows after the change.
    private func split(_ change: ListDifference.Change, _ new: [Element]) -> [ListDifference.Change] {
        guard let old = keepPlace(), change.removed.contains(old) else { return [change] }
        let id = identity(values[old])
        guard let position = change.added.first(where: { identity(new[$0]) == id }) else { return [change] }
        let (removed, added) = (change.removed, change.added)
        return [
            ListDifference.Change(removed: removed.lowerBound..<old, added: added.lowerBound..<position),
            ListDifference.Change(removed: old + 1..<removed.upperBound, added: position + 1..<added.upperBound),
        ]
    }

    /// Returns a Boolean value that indicates whether an identity is in the rows that are about to be shown.
    final func remains(_ id: ID) -> Bool { identities.contains(id) }

    private func showNextLater() {
        // GLib performs work with this priority before the next frame, so the next frame shows the new rows.
        MainContext.perform(priority: .highIdle) { [weak self] in
            if let self, let next = self.next.take() { self.show(next) }
        }
    }

    private func apply(_ changes: [ListDifference.Change], _ new: [Element]) {
        let place = selectionMode == .browse ? values.firstIndex { selected.contains(identity($0)) } : nil
        let focus = changes.isEmpty ? nil : moveFocus()
        let end = values.count
        transition = Transition(former: values, formerEnd: end, pending: end..<end, presentStart: new.count)
        values = new
        version += 1
        // Reports the changes from the last to the first, so that the positions of the remaining changes stay valid.
        for change in changes.reversed() { notifyViews(of: change) }
        transition = nil
        if !changes.isEmpty, !new.isEmpty, self.place?.isTop ?? false { stayAtTop() }
        if let focus { returnFocus(to: focus) }
        refreshItems()
        cells.endReleased()
        cells.endRemoved()
        cells.refresh()
        #if DEBUG
        if let view = cells.view, view.isMapped { view.checkScrolling() }
        #endif
        isEmpty = values.isEmpty
        requireSelection(near: place ?? 0)
        shownSelectionChanged?()
        rowsChanged?()
        #if GTK4_12
        updateSections()
        #endif
        if let next = next.take() { show(next) }
    }

    private func notifyViews(of change: ListDifference.Change) {
        let start = change.removed.lowerBound
        var count = change.removed.count
        transition?.formerEnd = start
        // If the first removed row has no cell, GTK 4.8 removes the cells of the wrong rows. Therefore, the removed
        // rows without cells at the beginning are reported as a separate removal.
        if start > 0, let shown = cells.first(in: change.removed.lowerBound - 1..<change.removed.upperBound),
            shown > start
        {
            transition?.pending = shown..<change.removed.upperBound
            transition?.presentStart = change.added.upperBound
            emitChange(start, removed: shown - start, added: 0)
            count -= shown - start
        }
        transition?.pending = start..<start
        transition?.presentStart = change.added.lowerBound
        emitChange(start, removed: count, added: change.added.count)
    }

    private func emitChange(_ position: Int, removed: Int, added: Int) {
        #if GTK4_12
        sections?.forget()
        #endif
        emitItemsChanged(position, removed: removed, added: added)
    }

    /// A Boolean value that indicates whether views are being notified of new values.
    var isChanging: Bool { transition != nil }

    /// Updates the values of existing items, if the list has at most 1024 values. The update is needed because the
    /// search in a drop-down reads the values of items without requesting the items again.
    private func refreshItems() {
        guard values.count <= 1024, !items.isEmpty else { return }
        for value in values { items[identity(value)]?.row?.value = value }
    }

    /// Returns the value at a position. While a new array is reported to views as a series of changes, the position
    /// refers to the rows after the last reported change.
    final func value(at position: Int) -> Element {
        guard let transition else { return values[position] }
        if position < transition.formerEnd { return transition.former[position] }
        let place = position - transition.formerEnd
        let pending = transition.pending
        return place < pending.count
            ? transition.former[pending.lowerBound + place] : values[place - pending.count + transition.presentStart]
    }

    // MARK: List model

    var itemType: GType { ListRow<Element>.registeredType }

    var itemCount: Int {
        transition.map { $0.formerEnd + $0.pending.count + values.count - $0.presentStart } ?? values.count
    }

    func object(_ position: Int) -> Object? {
        guard position >= 0, position < itemCount else { return nil }
        let value = value(at: position)
        let id = identity(value)
        if let row = items[id]?.row {
            row.value = value
            return row
        }
        let row = ListRow(value)
        sweep()
        items[id] = WeakRow(row: row)
        return row
    }

    /// Removes the references to deallocated items if the number of references has doubled since the last removal.
    private func sweep() {
        guard items.count >= sweepCount else { return }
        items = items.filter { $0.value.row != nil }
        sweepCount = max(1024, 2 * items.count)
    }

    // MARK: Type-erased access

    var valueType: Any.Type { Element.self }
    var identityType: Any.Type { ID.self }

    func value<Value>(at position: Int, as type: Value.Type) -> Value? {
        value(at: position) as? Value
    }

    func identity(at position: Int) -> AnyHashable {
        AnyHashable(identity(value(at: position)))
    }

    func position(of identity: AnyHashable) -> Int? {
        guard let id = identity.base as? ID else { return nil }
        return values.firstIndex { self.identity($0) == id }
    }

    /// Returns the position of the row with an identity, or nil if no row has the identity. Subclasses override this
    /// method to also make the row visible.
    func reveal(_ identity: AnyHashable) -> Int? { position(of: identity) }

    /// A Boolean value that indicates whether a selected element has no row, for example because it's in a collapsed
    /// part of a tree.
    var isSelectionHidden: Bool { false }
}

extension StreamRows {
    /// Shows the values of a stream. The view stores the subscription, which replaces the view's previous subscription.
    func follow<Source: Publisher>(
        _ source: Source,
        _ elements: @escaping (Source.Output) -> [Element],
        on view: Widget
    ) -> any Disposable where Source.Failure == Never {
        follow(source, on: view) { [weak self] in self?.show(elements($0)) }
    }

    /// Passes the values of a stream to a closure until these rows are deallocated. The view stores the subscription,
    /// which replaces the view's previous subscription.
    func follow<Source: Publisher>(
        _ source: Source,
        on view: Widget,
        _ show: @escaping @MainActor (Source.Output) -> Void
    ) -> any Disposable where Source.Failure == Never {
        let name = { [weak view] in "the rows of \(view?.bindingDescription ?? "a view")" }
        return Binding(on: view, key: \BoundRows.rows, name: name) { binding in
            binding.follow(source) { [weak self] values in
                if self == nil { return false }
                show(values)
                return true
            }
        }
    }
}

/// The key under which a view stores the subscription of its rows.
private struct BoundRows {
    let rows: Void
}

extension ListDifference.Change {
    /// The part of the change that inserts rows.
    //
    // A long change is reported in two parts. For a single change, GTK would request each new row to check whether it
    // already shows the row.
    fileprivate var insertion: Self { Self(removed: removed.lowerBound..<removed.lowerBound, added: added) }
    fileprivate var removal: Self { Self(removed: removed, added: added.upperBound..<added.upperBound) }
}
