import Gtk

extension ObjectProtocol where Self: Widget {
    /// Accepts values of a type that the user drops on the widget. It corresponds to `dropDestination(for:action:)` in
    /// SwiftUI and uses `GtkDropTargetAsync`.
    ///
    /// ```swift
    /// picture.dropTarget(for: Texture.self) { picture, texture in
    ///     picture.paintable = texture
    ///     return true
    /// }
    /// ```
    ///
    /// - The closures receive the widget as an argument and are released with the widget. If you call this method in a
    ///   closure that fills a list's cell, the closures are released when the cell is filled again.
    /// - While the user drags an acceptable value over the widget, the CSS selector `:drop(active)` matches.
    /// - Data from another program is read asynchronously before the closure is called. The drop ends when the closure
    ///   returns.
    /// - To accept several types, call the method once for each type.
    ///
    /// - Parameters:
    ///   - actions: The allowed actions. If the drag allows several of them, copying takes precedence over moving.
    ///   - failed: A closure that receives the error if the data can't be read, for example if the type's `decode`
    ///     closure throws. By default, a warning is logged. In both cases, the drop is rejected.
    ///   - take: A closure that receives the widget, the value and the position of the drop, in pixels from the top
    ///     left corner of the widget. The closure returns whether it accepts the value.
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
        _ = AddedControllers([target], to: self, [drop] + reportActions(of: target, for: type))
        return self
    }

    /// Accepts values of a type that the user drops on the widget. The closure doesn't receive the position. Otherwise,
    /// the method behaves like the overload with a position.
    @discardableResult
    public func dropTarget<Item: Transferable>(
        for type: Item.Type = Item.self,
        actions: DragAction = .copy,
        failed: (@MainActor (Self, any Error) -> Void)? = nil,
        _ take: @escaping @MainActor (Self, Item) -> Bool
    ) -> Self {
        dropTarget(for: type, actions: actions, failed: failed) { widget, item, _ in take(widget, item) }
    }

    /// Accepts values of a type that the user drops on the widget. The closures receive `owner` instead of the widget.
    /// In all other respects, the method behaves like the overload without an owner.
    ///
    /// ```swift
    /// list.dropTarget(for: [File].self, on: self) { window, files in window.viewModel.add(files) }
    /// ```
    ///
    /// - Parameter owner: The object that the closures receive. The widget references the object weakly. After the
    ///   object is deallocated, drops are rejected.
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

    /// Accepts values of a type, with closures that receive an owner instead of the widget. Otherwise, the method
    /// behaves like the overload with a position and without an owner.
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

    /// Reads a value from a drop, passes it to the closure and finishes the drop.
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
            // Without an empty action, GDK 4.8 on X11 would inform the source of the drag that a rejected move was
            // completed.
            if !isTaken { drop.drag?.selectedAction = [] }
            drop.finish(isTaken ? action : [])
        }
    }

    /// Logs a warning in debug builds if a drag offers the right type, but allows none of the target's actions.
    func reportActions<Item>(of target: DropTargetAsync, for type: Item.Type) -> [any Disposable] {
        #if DEBUG
        // Without this handler, the class returns the same result.
        let accept = target.accept.connect(on: self) { [unowned target] widget, drop in
            guard let formats = target.formats, drop.formats.matches(formats) else { return false }
            if !drop.actions.isDisjoint(with: target.actions) { return true }
            Diagnostics.warning(
                "\(widget): a \(type) can't be dropped, because the drag allows \(drop.actions.names), but the drop "
                    + "target allows \(target.actions.names)"
            )
            return false
        }
        return [accept]
        #else
        return []
        #endif
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
