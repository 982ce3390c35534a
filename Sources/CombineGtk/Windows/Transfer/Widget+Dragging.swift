import Gtk

extension ObjectProtocol where Self: Widget {
    /// Lets the user drag a value from the widget. It corresponds to `draggable(_:)` in SwiftUI and uses
    /// `GtkDragSource`.
    ///
    /// ```swift
    /// picture.draggable { picture in picture.paintable as? Texture }
    /// card.draggable(actions: [.copy, .move], moved: { card in card.unparent() }) { card in card.note }
    /// ```
    ///
    /// - The closures receive the widget as an argument and are released with the widget. If you call this method in a
    ///   closure that fills a list's cell, the closures are released when the cell is filled again.
    /// - The drag icon shows the widget.
    /// - GTK 4.8 on X11 retains the last dragged value until the next drag in the same window, and forever if the
    ///   window is closed first. Drag an identifier rather than a large object.
    ///
    /// - Parameters:
    ///   - actions: The allowed actions. If there are several, the user chooses one with the Ctrl and Shift keys.
    ///   - moved: A closure that removes the value after it was moved to another place. With GTK 4.8 on X11, the
    ///     closure is also called if another program rejects the value after the drop.
    ///   - item: A closure that is called when a drag begins, and returns the value to drag. If it returns nil, nothing
    ///     is dragged. If the value can't be encoded, nothing is dragged and a warning is logged.
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

    /// Lets the user drag a value from the widget. The closures receive `owner` instead of the widget. In all other
    /// respects, the method behaves like ``draggable(actions:moved:_:)``.
    ///
    /// ```swift
    /// icon.draggable(on: self) { window in window.viewModel.document }
    /// ```
    ///
    /// - Parameter owner: The object that the closures receive. The widget references the object weakly. After the
    ///   object is deallocated, nothing is dragged.
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
