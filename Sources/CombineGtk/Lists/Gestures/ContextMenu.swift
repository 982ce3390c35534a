import Combine
import CombineModel
import Gtk

extension _RowsView {
    /// Shows a menu where the user clicks a row with the secondary button, or presses the menu key, or Shift and F10.
    ///
    /// ```swift
    /// list.contextMenu { (ids: [Note.ID]) in ids.count == 1 ? noteMenu : notesMenu }
    /// ```
    ///
    /// The menu applies to the selected rows, in their order, if the clicked row is one of them. Otherwise it applies
    /// to the clicked row, which becomes selected if rows can be selected. The closure lives as long as the view, at
    /// most until its window is torn down. It returns nil to show no menu. Traps if the rows' identities have another
    /// type. SwiftUI's `contextMenu(forSelectionType:menu:)`.
    ///
    /// - Returns: A disposable that removes the menu. You can discard it.
    @discardableResult
    public func contextMenu<ID: Hashable>(_ menu: @escaping @MainActor ([ID]) -> MenuModel?) -> any Disposable {
        rows("\(Self.self).contextMenu")?.requireIdentity(ID.self, "\(Self.self).contextMenu")
        // In the capture phase, the menu replaces the menus of editable labels that aren't being edited. In the bubble
        // phase, the menus of other widgets within a row take precedence over it.
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
                phase == .bubble || view.pick(press.x, y: press.y)?.isInLabelAtRest ?? false
            else { return }
            _ = gesture?.setState(.claimed)
            let point = GdkRectangle(x: Int(press.x), y: Int(press.y), width: 1, height: 1)
            view.showMenu(at: place.position, point, menu)
        }
        let keyPressed = keys.keyPressed.connect(on: self) { view, press in
            guard press.key == .menu || (press.key == .f10 && press.state.contains(.shiftMask)),
                phase == .bubble || view.root?.focus?.isInLabelAtRest ?? false,
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

    /// Shows a menu for rows, with an object for the closure, which is held weakly. See the other `contextMenu`.
    @discardableResult
    public func contextMenu<ID: Hashable, Owner: AnyObject>(
        on owner: Owner,
        _ menu: @escaping @MainActor (Owner, [ID]) -> MenuModel?
    ) -> any Disposable {
        contextMenu { [weak owner] (ids: [ID]) in owner.flatMap { menu($0, ids) } }
    }

    private func showMenu<ID: Hashable>(
        at position: Int,
        _ place: GdkRectangle,
        _ menu: ([ID]) -> MenuModel?
    ) {
        guard let rows = rows("contextMenu") else { return }
        if !rows.isSelected(position) { _ = rows.selectItem(position, unselectRest: true) }
        let positions = rows.selectedPositions(with: position)
        guard let menu = menu(positions.compactMap { rows.identity(at: $0).base as? ID }) else { return }
        let popover = PopoverMenu(model: menu)
        popover.hasArrow = false
        popover.halign = .start
        popover.pointingTo = place
        popover.setParent(self)
        let focus = root?.focus
        // Otherwise GTK would move the focus to another row in the next frame.
        popover.closed.first().sink(on: popover) { [weak self, weak focus] popover, _ in
            guard let root = popover.root, let current = root.focus, current === popover || current.isAncestor(popover)
            else { return }
            if let focus, focus.isMapped, focus.root === root {
                root.focus = focus
            } else {
                self?.grabFocus()
            }
        }
        // A list doesn't release its popovers when it is deallocated. The popover is closed first, while it has the
        // surface with which it grabs the pointer.
        unmapSignal.first().sink(on: popover) { popover, _ in
            popover.popdown()
            if popover.parent != nil { popover.unparent() }
        }
        popover.closed.first().receive(on: MainContext.default).sink(on: popover) { popover, _ in
            if popover.parent != nil { popover.unparent() }
        }
        popover.popup()
    }
}

private enum MouseButtons {
    /// The GDK constant `GDK_BUTTON_SECONDARY`.
    static let secondary = 3
}

extension Widget {
    /// A Boolean value that indicates whether this widget is, or is within, an `EditableLabel` that isn't being edited.
    /// Such labels have their own menu in newer versions of GTK.
    fileprivate var isInLabelAtRest: Bool {
        let label = self as? EditableLabel ?? ancestor(ofType: EditableLabel.self)
        return label.map { !$0.isEditing } ?? false
    }
}
