import Gtk

/// The drag source of a view's rows. Features of the view, such as reordering, provide the content of a drag.
///
/// All features share one drag source, so that the user can either move a row within the view or drag it to another
/// view.
@MainActor
final class RowDrags {
    /// A feature of the view that provides content for a drag.
    struct Feature {
        let actions: DragAction
        /// A closure that returns the content to drag, or nil if the feature can't provide content for the rows.
        let content: @MainActor (any RowsModel, [AnyHashable]) -> ContentProvider?
        /// A closure that is called after a drop moved the rows. It isn't called if the view only reordered them.
        var moved: (@MainActor ([AnyHashable]) -> Void)?
    }

    private static let key = "combine-gtk-row-drags"

    private let source = DragSource()
    private var features: [(addition: AddedControllers, feature: Feature)] = []
    /// The rows that are being dragged, and their identities.
    private weak var rows: (any RowsModel)?
    private var identities: [AnyHashable] = []
    /// A Boolean value that indicates whether the rows were dropped within the view and reordered by
    /// ``Gtk/_RowsView/move(_:)``.
    private var wereReordered = false

    /// Returns the drag source of a view, or nil if no feature uses it.
    static func of(_ view: some _RowsView) -> RowDrags? {
        WeakAttachment.object(of: view, as: key) as? RowDrags
    }

    /// Adds a feature to a view. The feature is removed when you cancel the returned disposable, the view is
    /// deallocated, or the window of the view is closed.
    static func add(_ feature: Feature, to view: some _RowsView) -> any Disposable {
        let drags = of(view) ?? RowDrags(view)
        let addition = AddedControllers([], to: view, []) { [weak drags] _ in
            drags?.features.removeAll { $0.addition.isDisposed }
            drags?.update()
        }
        drags.features.append((addition, feature))
        drags.update()
        return addition
    }

    private init(_ view: some _RowsView) {
        WeakAttachment.attach(self, to: view, as: Self.key)
        // The view's handlers retain this object.
        source.prepare.connect(on: view) { view, point in self.prepare(view, point) }
        source.dragEnd.sink(on: view) { _, event in self.end(deletesData: event.deleteData) }
        view.addController(source)
    }

    isolated deinit {
        for (addition, _) in features { addition.cancel() }
    }

    private func update() {
        source.actions = features.reduce([]) { $0.union($1.feature.actions) }
    }

    func isDragging(from rows: any RowsModel) -> Bool { self.rows === rows && !identities.isEmpty }

    func isDragging(_ identity: AnyHashable, of rows: any RowsModel) -> Bool {
        self.rows === rows && identities.contains(identity)
    }

    /// Records that the view reordered the rows, so that the end of the drag doesn't remove them.
    func reorder() { wereReordered = true }

    private func prepare(_ view: some _RowsView, _ point: (x: Double, y: Double)) -> ContentProvider? {
        identities = []
        wereReordered = false
        guard let rows = view.rows("drag"), let place = RowPlace(at: point, in: view, of: rows) else { return nil }
        let dragged = rows.selectedPositions(with: place.position).map { rows.identity(at: $0) }
        let contents = features.compactMap { $0.feature.content(rows, dragged) }
        guard let first = contents.first else { return nil }
        self.rows = rows
        identities = dragged
        let bounds = place.widget.bounds(in: view)
        source.setIcon(
            DragPicture.make(of: place.widget, count: dragged.count),
            hotX: Int(point.x - (bounds?.x ?? 0)),
            hotY: Int(point.y - (bounds?.y ?? 0))
        )
        return contents.count == 1 ? first : ContentProvider(union: contents)
    }

    private func end(deletesData: Bool) {
        let moved = identities
        identities = []
        rows = nil
        guard deletesData, !wereReordered, !moved.isEmpty else { return }
        for (_, feature) in features { feature.moved?(moved) }
    }
}
