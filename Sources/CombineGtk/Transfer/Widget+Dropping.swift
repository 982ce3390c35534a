import CombineModel
import Gtk

extension ObjectProtocol where Self: Widget {
    /// Accepts values of a type that the user drops on the widget. `GtkDropTargetAsync`. SwiftUI's
    /// `dropDestination(for:action:)`.
    ///
    /// ```swift
    /// picture.dropTarget(for: Texture.self) { picture, texture in
    ///     picture.paintable = texture
    ///     return true
    /// }
    /// ```
    ///
    /// - The widget holds the closures and is passed to them. They're released with it. In a closure that fills a
    ///   list's cell, they are released when the cell is filled again.
    /// - While an acceptable value is over the widget, its style has `:drop(active)`.
    /// - Data from another program is read first, while the main loop runs. The drop ends when the closure returns.
    /// - Call it again to accept another type too.
    ///
    /// - Parameters:
    ///   - actions: The allowed actions. If the drag also allows several of them, copying is preferred to moving.
    ///   - failed: A closure that receives the error if the data can't be read, for example if the type's `decode`
    ///     throws. Without it, a warning is logged. In both cases the drop is rejected.
    ///   - take: A closure that receives a value and the position of the drop, in pixels from the top left corner of
    ///     the widget. It returns whether the value was accepted.
    @discardableResult
    public func dropTarget<Item: Transferable>(
        for type: Item.Type = Item.self,
        actions: DragAction = .copy,
        failed: (@MainActor (Self, any Error) -> Void)? = nil,
        _ take: @escaping @MainActor (Self, Item, (x: Double, y: Double)) -> Bool
    ) -> Self {
        let target = DropTargetAsync(formats: TransferContent.formats(of: type), actions: actions)
        let drop = target.drop.connect(on: self) { widget, event in
            widget.receive(event.drop, type, actions) { widget, error in
                widget.refused(type, error, failed)
            } take: { widget, item in
                take(widget, item, (event.x, event.y))
            }
            return true
        }
        _ = AddedControllers([target], to: self, [drop])
        return self
    }

    /// Accepts values of a type that the user drops anywhere on the widget. See the other `dropTarget`.
    @discardableResult
    public func dropTarget<Item: Transferable>(
        for type: Item.Type = Item.self,
        actions: DragAction = .copy,
        failed: (@MainActor (Self, any Error) -> Void)? = nil,
        _ take: @escaping @MainActor (Self, Item) -> Bool
    ) -> Self {
        dropTarget(for: type, actions: actions, failed: failed) { widget, item, _ in take(widget, item) }
    }

    /// Accepts values of a type for an owner. See the other `dropTarget`.
    ///
    /// ```swift
    /// list.dropTarget(for: [File].self, on: self) { window, files in window.viewModel.add(files) }
    /// ```
    ///
    /// - Parameter owner: The owner, which is held weakly and passed to the closures. After it was deallocated, drops
    ///   are rejected.
    @discardableResult
    public func dropTarget<Item: Transferable, Owner: Storable>(
        for type: Item.Type = Item.self,
        actions: DragAction = .copy,
        on owner: Owner,
        failed: (@MainActor (Owner, any Error) -> Void)? = nil,
        _ take: @escaping @MainActor (Owner, Item) -> Bool
    ) -> Self {
        dropTarget(for: type, actions: actions, on: owner, failed: failed) { owner, item, _ in take(owner, item) }
    }

    /// Accepts values of a type for an owner, with their position. See the other `dropTarget`.
    @discardableResult
    public func dropTarget<Item: Transferable, Owner: Storable>(
        for type: Item.Type = Item.self,
        actions: DragAction = .copy,
        on owner: Owner,
        failed: (@MainActor (Owner, any Error) -> Void)? = nil,
        _ take: @escaping @MainActor (Owner, Item, (x: Double, y: Double)) -> Bool
    ) -> Self {
        var fail: (@MainActor (Self, any Error) -> Void)?
        if let failed {
            fail = { [weak owner] _, error in
                if let owner { failed(owner, error) }
            }
        }
        return dropTarget(for: type, actions: actions, failed: fail) { [weak owner] _, item, point in
            owner.map { take($0, item, point) } ?? false
        }
    }

    /// Reads a value of a type from a drop, and finishes the drop.
    func receive<Item: Transferable>(
        _ drop: Drop,
        _ type: Item.Type,
        _ actions: DragAction,
        failed: @escaping @MainActor (Self, any Error) -> Void,
        take: @escaping @MainActor (Self, Item) -> Bool
    ) {
        let action = drop.actions.intersection(actions).preferred
        Task { [weak self] in
            var isTaken = false
            do {
                if let item = try await TransferContent.load(type, from: drop), let self { isTaken = take(self, item) }
            } catch {
                if let self { failed(self, error) }
            }
            // On X11, GDK 4.8 reports a rejected move to its source as completed.
            if !isTaken { drop.drag?.selectedAction = [] }
            drop.finish(isTaken ? action : [])
        }
    }

    private func refused<Item>(
        _ type: Item.Type,
        _ error: any Error,
        _ failed: (@MainActor (Self, any Error) -> Void)?
    ) {
        if let failed { return failed(self, error) }
        Diagnostics.warning("\(self): the dropped data isn't a \(type): \(error)")
    }
}

extension DragAction {
    /// The action that a drop ends with.
    var preferred: DragAction {
        for action in [DragAction.copy, .move, .link] where contains(action) { return action }
        return []
    }
}
