import Gtk

@MainActor
final class RowCell<Element, Cell: Widget>: BoundCell {
    private let cell: Cell
    private let fill: @MainActor (Cell, Element) -> Void
    private let whileFilling: @MainActor (() -> Void) -> Void
    private weak let rows: (any ElementRows<Element>)?
    private let findPosition: () -> Int?
    /// The value that the cell shows, or nil.
    private var shown: Element?
    /// A Boolean value that indicates whether the cell was filled after the last change of a property of its element.
    private var isFilled = false
    /// The version that the rows had when the value was read.
    private var version = 0
    private(set) var isReleased = false
    /// The number of the frame in which the cell began to show its row. It's nil if the cell wasn't in a window at that
    /// time.
    private var firstFrame: Int?
    private var scope: BindingScope?
    /// The observation of an element that is an object.
    private lazy var observation = ObservedClosure(of: cell, name: "a cell of a list") { [weak self] in
        self?.elementChanged()
    }
    /// The subscriptions that the `fill` closure stored in the cell's `cancellables`. Bindings are in `scope` instead.
    private var stored: Set<AnyCancellable> = []
    /// The subscription that fills the cell when the current edit ends. It's nil if no change is waiting.
    private var edit: (any Disposable)?

    /// - Parameters:
    ///   - position: The position of the row that GTK binds to the cell.
    ///   - whileFilling: A closure that calls its argument, which fills the cell and runs the observations that `fill`
    ///     starts.
    init(
        _ cell: Cell,
        of rows: any ElementRows<Element>,
        at position: @escaping () -> Int?,
        fill: @escaping @MainActor (Cell, Element) -> Void,
        whileFilling: @escaping @MainActor (() -> Void) -> Void = { $0() }
    ) {
        self.cell = cell
        self.rows = rows
        self.fill = fill
        self.whileFilling = whileFilling
        findPosition = position
    }

    var widget: Widget { cell }

    // A new cell has the height 0, because GTK adds a cell to the list after the cell was filled. Until the next frame,
    // a reused cell has the height of its previous row.
    var isPlaced: Bool { cell.height > 0 && (firstFrame == nil || firstFrame != cell.frameClock?.frameCounter) }

    var position: Int? { shown == nil || isReleased ? nil : findPosition() }

    /// Shows the row that GTK binds, which may be the same row as before.
    func begin() {
        guard let rows, let position = findPosition(), position < rows.itemCount else { return }
        begin(with: rows.value(at: position))
    }

    /// Shows the row that has the given value. The position of the row may not be known yet.
    func begin(with value: Element) {
        guard let rows else { return }
        isReleased = false
        if let shown, rows.haveSameIdentity(shown, value) { return update(value, rows) }
        firstFrame = cell.frameClock?.frameCounter
        show(value, rows)
        rows.cells.add(self)
    }

    /// Releases the row. GTK may bind the same row again, for example after an earlier row was inserted, removed or
    /// selected.
    func release() {
        isReleased = true
        rows?.cells.release(self)
    }

    func refresh() {
        guard let rows, let position, position < rows.itemCount else { return }
        update(rows.value(at: position), rows)
    }

    /// Shows a new value of the row that the cell already shows. Does nothing if the value is unchanged.
    private func update(_ value: Element, _ rows: any ElementRows<Element>) {
        if isFilled, let shown, version == rows.version || isUnchanged(shown, value) {
            version = rows.version
            return
        }
        guard let label = cell.editedLabel else { return show(value, rows) }
        // Waits until the edit ends, because filling the cell would discard the text that the user is typing.
        if edit != nil { return }
        edit = label.publisher(for: \.isEditing).first { !$0 }.sink(on: cell) { [weak self] _, _ in
            self?.edit = nil
            self?.refresh()
        }
    }

    /// Returns a Boolean value that indicates whether two values are equal. Objects must also be identical, because the
    /// cell observes the object that it shows.
    private func isUnchanged(_ shown: Element, _ value: Element) -> Bool {
        areEqual(shown, value) && areIdentical(shown, value)
    }

    private func show(_ value: Element, _ rows: any ElementRows<Element>) {
        keepEditedText(rows)
        edit?.cancel()
        edit = nil
        endBindings()
        shown = value
        version = rows.version
        let scope = BindingScope { [unowned cell] owner in
            (owner as? Widget).map { $0 === cell || $0.isAncestor(cell) } ?? false
        }
        let before = cell.cancellables
        rows.cells.fill { scope.run { whileFilling { fill(value, isObject: rows.valueType is AnyObject.Type) } } }
        stored = cell.cancellables.subtracting(before)
        self.scope = scope
    }

    /// Fills the cell. If the element is an object, the cell is filled again after a property of an `@Observable`
    /// object has changed that the closure has read.
    private func fill(_ value: Element, isObject: Bool) {
        isFilled = true
        guard isObject else { return fill(cell, value) }
        observation.tracking { fill(cell, value) }
    }

    private func elementChanged() {
        isFilled = false
        refresh()
    }

    /// Ends an edit and keeps its text, because the cell is about to show another row or no row.
    private func keepEditedText(_ rows: (any ElementRows<Element>)?) {
        guard shown != nil, let label = cell.editedLabel else { return }
        // The new text may change the rows while GTK is still changing the list. `BoundCells.fill` delays this change
        // of the rows.
        guard let rows else { return label.stopEditing(true) }
        rows.cells.fill { label.stopEditing(true) }
    }

    func end() {
        keepEditedText(rows)
        isReleased = false
        rows?.cells.remove(self)
        edit?.cancel()
        edit = nil
        endBindings()
        shown = nil
    }

    private func endBindings() {
        scope?.end()
        scope = nil
        if stored.isEmpty { return }
        cell.cancellables.subtract(stored)
        stored = []
    }
}

extension Widget {
    /// The label within this widget that the user is editing, or nil.
    var editedLabel: EditableLabel? {
        if let label = self as? EditableLabel { return label.isEditing ? label : nil }
        var child = firstChild
        while let current = child {
            if let label = current.editedLabel { return label }
            child = current.nextSibling
        }
        return nil
    }
}
