import Gtk

extension _RowsView {
    /// Shows a context menu when the user clicks a row with the secondary button or presses the menu key or Shift-F10.
    ///
    /// ```swift
    /// list.contextMenu { (ids: [Note.ID]) in ids.count == 1 ? noteMenu : notesMenu }
    /// ```
    ///
    /// If the clicked row is selected, the menu applies to all selected rows, in their order. Otherwise, the menu
    /// applies to the clicked row, which becomes selected if rows can be selected. If the closure returns nil, no menu
    /// is shown.
    ///
    /// The view retains the closure until the view is deallocated or its window is closed. The method traps if `ID`
    /// isn't the type of the rows' identities. This method corresponds to `contextMenu(forSelectionType:menu:)` in
    /// SwiftUI.
    ///
    /// - Returns: A disposable that removes the menu. You can discard it.
    @discardableResult
    public func contextMenu<ID: Hashable>(_ menu: @escaping @MainActor ([ID]) -> MenuModel?) -> any Disposable {
        rows("\(Self.self).contextMenu")?.requireIdentity(ID.self, "\(Self.self).contextMenu")
        // A row can contain widgets that have their own context menus. An editable label must show its menu only while
        // it's being edited. Therefore, clicks on a label that isn't being edited are handled in the capture phase,
        // before the label receives them. All other clicks are handled in the bubble phase, after the widgets in the
        // row.
        let phases = [PropagationPhase.capture, .bubble].map { menuControllers(in: $0, menu) }
        return AddedControllers(phases.flatMap(\.controllers), to: self, phases.flatMap(\.connections))
    }

    private func menuControllers<ID: Hashable>(
        in phase: PropagationPhase,
        _ menu: @escaping @MainActor ([ID]) -> MenuModel?
    ) -> (controllers: [EventController], connections: [any Disposable]) {
        let (gesture, keys) = (GestureClick(), EventControllerKey())
        gesture.button = Int(MouseButtons.secondary)
        gesture.propagationPhase = phase
        keys.propagationPhase = phase
        let pressed = gesture.pressed.sink(on: self) { [weak gesture] view, press in
            guard let rows = view.rows("contextMenu"),
                let place = RowPlace(at: (press.x, press.y), in: view, of: rows),
                phase == .bubble || view.pick(press.x, y: press.y)?.isInUneditedLabel ?? false
            else { return }
            _ = gesture?.setState(.claimed)
            let point = GdkRectangle(x: Int(press.x), y: Int(press.y), width: 1, height: 1)
            view.showMenu(at: place.position, point, menu)
        }
        let keyPressed = keys.keyPressed.connect(on: self) { view, press in
            guard press.key == .menu || (press.key == .f10 && press.state.contains(.shiftMask)),
                phase == .bubble || view.root?.focus?.isInUneditedLabel ?? false,
                let rows = view.rows("contextMenu"), let cell = rows.cells.containingFocus(of: view),
                let position = cell.position, let bounds = cell.widget.bounds(in: view)
            else { return false }
            let place = GdkRectangle(
                x: Int(bounds.x),
                y: Int(bounds.y),
                width: Int(bounds.width),
                height: Int(bounds.height)
            )
            view.showMenu(at: position, place, menu)
            return true
        }
        return ([gesture, keys], [pressed, keyPressed])
    }

    /// Shows a context menu. The closure receives an object, which the view references weakly. In all other respects,
    /// the method behaves like the overload without an object.
    @discardableResult
    public func contextMenu<ID: Hashable, Owner: AnyObject>(
        on owner: Owner,
        _ menu: @escaping @MainActor (Owner, [ID]) -> MenuModel?
    ) -> any Disposable {
        contextMenu { [weak owner] (ids: [ID]) in owner.flatMap { menu($0, ids) } }
    }

    private func showMenu<ID: Hashable>(at position: Int, _ place: GdkRectangle, _ menu: ([ID]) -> MenuModel?) {
        guard let rows = rows("contextMenu") else { return }
        if !rows.isSelected(position) { _ = rows.selectItem(position, unselectRest: true) }
        let positions = rows.selectedPositions(with: position)
        guard let menu = menu(positions.compactMap { rows.identity(at: $0).base as? ID }) else { return }
        let popover = PopoverMenu(model: menu)
        popover.hasArrow = false
        popover.halign = .start
        popover.pointingTo = place
        popover.setParent(self)
        // The arrow keys must continue from the selected row.
        if rows.isSelected(position), rows.cells.containingFocus(of: self)?.position != position {
            rows.cells.focusRow(at: position)
        }
        let focus = root?.focus
        // Restores the focus before the next frame, in which GTK would move it to another row.
        popover.closed.first().sink(on: popover) { [weak self, weak focus] popover, _ in
            self?.returnFocus(to: focus, from: popover)
        }
        // A list doesn't release its popovers when it's deallocated, so the popover is removed here. The popover's
        // surface grabs the pointer. Therefore, the popover must be closed before the surface is destroyed.
        unmapSignal.first().sink(on: popover) { popover, _ in
            popover.popdown()
            if popover.parent != nil { popover.unparent() }
        }
        popover.closed.first().receive(on: MainContext.default).sink(on: popover) {
            [weak self, weak focus] popover, _ in
            self?.returnFocus(to: focus, from: popover)
            if popover.parent != nil { popover.unparent() }
        }
        popover.popup()
    }

    /// Restores the focus, unless the program has moved it. GTK 4.24 moves it from the menu to the row.
    private func returnFocus(to focus: Widget?, from popover: Popover) {
        guard let root, let current = root.focus,
            current === popover || current.isAncestor(popover) || focus?.isAncestor(current) ?? false
        else { return }
        if let focus, focus.isMapped, focus.root === root {
            root.focus = focus
        } else {
            grabFocus()
        }
    }
}

private enum MouseButtons {
    /// The GDK constant `GDK_BUTTON_SECONDARY`.
    static let secondary = 3
}

extension Widget {
    /// A Boolean value that indicates whether this widget is in an `EditableLabel` that isn't being edited. The widget
    /// can also be the `EditableLabel` itself. In newer versions of GTK, such a label has its own menu.
    fileprivate var isInUneditedLabel: Bool {
        let label = self as? EditableLabel ?? ancestor(ofType: EditableLabel.self)
        return label.map { !$0.isEditing } ?? false
    }
}
