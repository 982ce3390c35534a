import Gtk

extension _RowsView {
    /// Calls a closure when the user drops values of a type on a row.
    ///
    /// ```swift
    /// folders.rowDropTarget(for: [Note].self) { (id: Folder.ID, notes) in model.file(notes, in: id) }
    /// folders.rowDropTarget(for: [File].self, accepts: { (id: Folder.ID) in !model.isLocked(id) }) { id, files in
    ///     model.attach(files, to: id)
    /// }
    /// ```
    ///
    /// - While the pointer is over a row that accepts the value, the row has the style class `drop-onto`. A drop is
    ///   rejected if the value has another type, if `accepts` returns false for the row, if the row is one of the
    ///   dragged rows, or if the pointer is below the last row. The shape of the pointer indicates whether a drop is
    ///   accepted.
    /// - To accept several types, call the method once for each type. To accept drops anywhere in the list, use
    ///   `dropTarget(for:actions:failed:_:)` of the list.
    /// - The value is read asynchronously. If the row is removed in the meantime, the drop is rejected.
    /// - The view retains the closures until the view is deallocated or its window is closed. The method traps if `ID`
    ///   isn't the type of the rows' identities.
    ///
    /// This method corresponds to `dropDestination(for:action:)` of a row in SwiftUI.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - actions: The actions that the rows accept. If a drag allows copying and moving, the values are copied.
    ///   - accepts: A closure that returns whether a row accepts drops. By default, every row accepts drops.
    ///   - failed: A closure that receives the error if a value can't be read. By default, a warning is logged.
    ///   - take: A closure that receives the identity of the row and the value, and returns whether the row accepts the
    ///     value.
    /// - Returns: A disposable that disables drops on the rows. You can discard it.
    @discardableResult
    public func rowDropTarget<ID: Hashable, Item: Transferable>(
        for type: Item.Type = Item.self,
        actions: DragAction = .copy,
        accepts: (@MainActor (ID) -> Bool)? = nil,
        failed: (@MainActor (any Error) -> Void)? = nil,
        _ take: @escaping @MainActor (ID, Item) -> Bool
    ) -> any Disposable {
        let call = "\(Self.self).rowDropTarget"
        rows(call)?.requireIdentity(ID.self, call)
        DropMark.applyStyle()
        let target = DropTargetAsync(formats: TransferContent.formats(of: type), actions: actions)
        let mark = DropMark()
        func place(_ view: Self, _ x: Double, _ y: Double) -> (RowPlace, ID)? {
            guard let rows = view.rows(call), let place = RowPlace(at: (x, y), in: view, of: rows),
                let id = rows.identity(at: place.position).base as? ID, accepts?(id) ?? true,
                !(RowDrags.of(view)?.isDragging(AnyHashable(id), of: rows) ?? false)
            else { return nil }
            return (place, id)
        }
        func follow(_ view: Self, _ event: (drop: Drop, x: Double, y: Double)) -> DragAction {
            let place = place(view, event.x, event.y)?.0
            mark.show(place, isOnto: true)
            return place == nil ? [] : event.drop.actions.intersection(actions).preferred
        }
        let parts: [any Disposable] = [
            target.dragEnter.connect(on: self) { follow($0, $1) },
            target.dragMotion.connect(on: self) { follow($0, $1) },
            target.dragLeave.sink(on: self) { _, _ in mark.show(nil) },
            target.drop.connect(on: self) { view, event in
                mark.show(nil)
                guard let (_, id) = place(view, event.x, event.y) else { return false }
                view.receive(event.drop, type, actions) { view, error in
                    if let failed { return failed(error) }
                    Diagnostics.warning("\(view): can't read a \(type) that was dropped on a row: \(error)")
                } take: { view, item in
                    view.rows(call)?.position(of: AnyHashable(id)) == nil ? false : take(id, item)
                }
                return true
            },
        ]
        let report = reportActions(of: target, for: type)
        return AddedControllers([target], to: self, parts + report) { _ in mark.show(nil) }
    }

    /// Accepts values that the user drops on a row. The closures receive an object, which the view references weakly.
    /// In all other respects, the method behaves like the overload without an object.
    @discardableResult
    public func rowDropTarget<ID: Hashable, Item: Transferable, Owner: AnyObject>(
        for type: Item.Type = Item.self,
        actions: DragAction = .copy,
        on owner: Owner,
        accepts: (@MainActor (Owner, ID) -> Bool)? = nil,
        failed: (@MainActor (Owner, any Error) -> Void)? = nil,
        _ take: @escaping @MainActor (Owner, ID, Item) -> Bool
    ) -> any Disposable {
        var fail: (@MainActor (any Error) -> Void)?
        if let failed {
            fail = { [weak owner] error in
                if let owner { failed(owner, error) }
            }
        }
        return rowDropTarget(
            for: type,
            actions: actions,
            accepts: { [weak owner] (id: ID) in owner.map { accepts?($0, id) ?? true } ?? false },
            failed: fail
        ) { [weak owner] id, item in
            owner.map { take($0, id, item) } ?? false
        }
    }
}
