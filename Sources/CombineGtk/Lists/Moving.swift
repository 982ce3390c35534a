import CGtk
import Combine
import CombineModel
import Gtk

extension SelectionView {
    /// Lets the user drag rows to another place in the view.
    ///
    /// ```swift
    /// list.move { (ids: [Note.ID], before) in store.move(ids, before: before) }
    /// ```
    ///
    /// - A dragged row that is selected takes all selected rows with it. The closure gets their identities in the order of
    ///   the rows, and that of the row that they are dropped before, which is none of them; `nil` for the end.
    /// - Nothing moves by itself: the stream sends the rows in their new order.
    /// - The place is shown by the style classes `drop-before` and `drop-after` of GTK's row.
    /// - The closure lives as long as the view, at most until its window's end. Traps where the rows' identities are of another
    ///   type.
    ///
    /// SwiftUI's `onMove(perform:)`.
    ///
    /// - Returns: what ends it; may be discarded.
    @discardableResult
    public func move<ID: Hashable>(_ move: @escaping @MainActor ([ID], ID?) -> Void) -> any Disposable {
        rows("\(Self.self).move")?.requireIdentity(ID.self, "\(Self.self).move")
        DropMark.applyStyle()
        let source = DragSource()
        source.actions = .move
        let target = DropTarget(for: DraggedRows.self, actions: .move)
        let mark = DropMark()
        let prepare = source.prepare.connect(on: self) { view, point in
            view.draggedRows(at: point)
        }
        let motion = target.motion.connect(on: self) { view, point in
            guard let rows = view.rows("move") else { return [] }
            mark.show(RowPlace(at: point, in: view, of: rows))
            return .move
        }
        let leave = target.leave.sink(on: self) { _ in mark.show(nil) }
        let drop = target.drop.connect(on: self) { view, drop in
            mark.show(nil)
            guard let rows = view.rows("move"), let dragged = try? drop.value.get(as: DraggedRows.self),
                dragged.rows === rows
            else { return false }
            let place = RowPlace(at: (drop.x, drop.y), in: view, of: rows)
            let first = place.map { $0.isInSecondHalf ? $0.position + 1 : $0.position } ?? rows.nItems
            let before = (first..<rows.nItems).lazy.map { rows.identity(at: $0) }
                .first { !dragged.identities.contains($0) }
            move(dragged.identities.compactMap { $0.base as? ID }, before?.base as? ID)
            return true
        }
        return AddedControllers([source, target], to: self, [prepare, motion, leave, drop])
    }

    /// Lets the user drag rows, with an object for the closure, which is held weakly; see the other `move`.
    @discardableResult
    public func move<ID: Hashable, Owner: AnyObject>(
        on owner: Owner,
        _ move: @escaping @MainActor (Owner, [ID], ID?) -> Void
    ) -> any Disposable {
        self.move { [weak owner] (ids: [ID], before: ID?) in
            if let owner { move(owner, ids, before) }
        }
    }

    private func draggedRows(at point: (x: Double, y: Double)) -> ContentProvider? {
        guard let rows = rows("move"), let place = RowPlace(at: point, in: self, of: rows) else { return nil }
        let positions = rows.isSelected(place.position) ? rows.selectedPositions : [place.position]
        let dragged = DraggedRows(positions.map { rows.identity(at: $0) }, of: rows)
        return (try? Value(dragged)).map { ContentProvider(value: $0) }
    }
}

/// The rows that the user drags.
private final class DraggedRows: Object {
    let identities: [AnyHashable]
    private(set) weak var rows: (any RowsModel)?

    init(_ identities: [AnyHashable], of rows: any RowsModel) {
        self.identities = identities
        self.rows = rows
        super.init(properties: [:])
    }
}

/// The line between two rows that shows where dragged ones would be dropped.
@MainActor
private final class DropMark {
    private weak var widget: Widget?

    func show(_ place: RowPlace?) {
        for name in ["drop-before", "drop-after"] { widget?.removeCSSClass(name) }
        widget = place?.widget
        if let place { widget?.addCSSClass(place.isInSecondHalf ? "drop-after" : "drop-before") }
    }

    private static var hasStyle = false

    /// Has the marks be drawn; a program's own style sheet may draw them otherwise.
    static func applyStyle() {
        guard !hasStyle, let display = gdk_display_get_default() else { return }
        hasStyle = true
        let provider = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, css, -1)
        gtk_style_context_add_provider_for_display(
            display,
            OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK)
        )
        g_object_unref(provider)
    }

    private static let css = """
        listview > row.drop-before, columnview row.drop-before {
            box-shadow: inset 0 2px @theme_selected_bg_color;
        }
        listview > row.drop-after, columnview row.drop-after {
            box-shadow: inset 0 -2px @theme_selected_bg_color;
        }
        gridview > child.drop-before { box-shadow: inset 2px 0 @theme_selected_bg_color; }
        gridview > child.drop-after { box-shadow: inset -2px 0 @theme_selected_bg_color; }
        """
}
