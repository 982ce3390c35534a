import CombineModel
import Gtk

extension ObjectProtocol where Self: Widget {
    /// Lets the user drag a value from the widget. `GtkDragSource`. SwiftUI's `draggable(_:)`.
    ///
    /// ```swift
    /// picture.draggable { picture in picture.paintable as? Texture }
    /// card.draggable(actions: [.copy, .move], moved: { card in card.unparent() }) { card in card.note }
    /// ```
    ///
    /// - The widget holds the closures and is passed to them. They're released with it. In a closure that fills a
    ///   list's cell, they are released when the cell is filled again.
    /// - The drag icon shows the widget.
    /// - GTK 4.8 on X11 keeps the last dragged value until the window's next drag, and forever if the window is closed
    ///   first. Drag an identifier of an object rather than a large object.
    ///
    /// - Parameters:
    ///   - actions: The allowed actions. If there are several, the user chooses with Ctrl and Shift.
    ///   - moved: A closure that is called when the dragged value was moved elsewhere and must be removed here. GTK 4.8
    ///     on X11 also reports a move that another program rejects after the drop.
    ///   - item: A closure that returns the value to drag when a drag begins, or nil to drag nothing. A value that
    ///     can't be encoded isn't dragged, and a warning is logged.
    @discardableResult
    public func draggable<Item: Transferable>(
        actions: DragAction = .copy,
        moved: (@MainActor (Self) -> Void)? = nil,
        _ item: @escaping @MainActor (Self) -> Item?
    ) -> Self {
        let source = DragSource()
        source.actions = actions
        var parts: [any Disposable] = []
        let prepare = source.prepare.connect(on: self) { [weak source] widget, point in
            guard let item = item(widget) else { return nil }
            do {
                let provider = try TransferContent.provider(for: item)
                let picture = WidgetPaintable(widget: widget).currentImage
                source?.setIcon(picture, hotX: Int(point.x), hotY: Int(point.y))
                return provider
            } catch {
                Diagnostics.warning("\(widget): a \(Item.self) can't be dragged: \(error)")
                return nil
            }
        }
        parts.append(prepare)
        if let moved {
            parts.append(source.dragEnd.sink(on: self) { widget, event in if event.deleteData { moved(widget) } })
        }
        _ = AddedControllers([source], to: self, parts)
        return self
    }

    /// Lets the user drag a value of an owner from the widget. See ``draggable(actions:moved:_:)``.
    ///
    /// ```swift
    /// icon.draggable(on: self) { window in window.viewModel.document }
    /// ```
    ///
    /// - Parameter owner: The owner, which is held weakly and passed to the closures. After it was deallocated, nothing
    ///   is dragged.
    @discardableResult
    public func draggable<Item: Transferable, Owner: Storable>(
        actions: DragAction = .copy,
        on owner: Owner,
        moved: (@MainActor (Owner) -> Void)? = nil,
        _ item: @escaping @MainActor (Owner) -> Item?
    ) -> Self {
        var ended: (@MainActor (Self) -> Void)?
        if let moved {
            ended = { [weak owner] _ in
                if let owner { moved(owner) }
            }
        }
        return draggable(actions: actions, moved: ended) { [weak owner] _ in owner.flatMap { item($0) } }
    }
}
