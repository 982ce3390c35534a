import Gtk

/// A cell with editable text. A double click, F2, or Return while the text has the focus begins an edit.
///
/// Return or moving the focus elsewhere keeps the new text, and Escape discards it. Closing the window or removing the
/// row during the edit also keeps the new text.
final class TextCell<Value: Equatable>: ValueCell<Value> {
    private let label = EditableLabel(text: "")
    private let text: @MainActor (Value) -> String
    private let parse: @MainActor (String) throws -> Value
    private var lastPress: (time: Int, x: Double, y: Double)?

    init(
        title: String,
        text: @escaping @MainActor (Value) -> String,
        parse: @escaping @MainActor (String) throws -> Value
    ) {
        self.text = text
        self.parse = parse
        super.init(label, title: title)
        label.ellipsize = .end
        label.removeGestures()
        let click = GestureClick()
        click.pressed.sink(on: self) { [weak click] cell, press in
            guard let click, cell.isDoubleClick(press, at: click.currentEventTime), !cell.isEditing else { return }
            // Claims the click. Otherwise, the list would activate the row.
            _ = click.setState(.claimed)
            cell.label.startEditing()
        }
        addController(click)
        label.publisher(for: \.isEditing).changes.sink(on: self) { cell, isEditing in
            if !isEditing { cell.commitText() }
        }
        label.unmapSignal.sink(on: self) { cell, _ in
            if cell.isEditing { cell.label.stopEditing(true) }
        }
    }

    /// Returns a Boolean value that indicates whether a press is the second press of a double click.
    ///
    /// The press count of the gesture isn't reliable, because the gesture of the row can claim the first click.
    private func isDoubleClick(_ press: (pressCount: Int, x: Double, y: Double), at time: Int) -> Bool {
        let previous = lastPress
        lastPress = (time, press.x, press.y)
        if press.pressCount > 1 { return true }
        guard let previous, let settings = Gtk.Settings.default else { return false }
        let distance = Double(settings.doubleClickDistance)
        return Duration.milliseconds(time - previous.time) <= settings.doubleClickTime
            && abs(press.x - previous.x) < distance && abs(press.y - previous.y) < distance
    }

    override var isEditing: Bool { label.isEditing }

    override func beginEditing() -> Bool {
        label.startEditing()
        return true
    }

    override func display(_ value: Value) {
        let text = text(value)
        if label.text != text { label.text = text }
    }

    private func commitText() {
        // If the text is unchanged, the cell keeps its value. The value may be more precise than the text.
        if let value, label.text == text(value) { return commit(value) }
        commit(try parse(label.text))
    }
}

extension EditableLabel {
    /// Removes the gestures that GTK adds for editing on a single click and for drag and drop of text.
    ///
    /// In a list, a click must select the row, and drag and drop must apply to the row.
    func removeGestures() {
        guard let label = children.lazy.flatMap(\.children).first(where: { $0 is Label }) else { return }
        let controllers = Array(label.observeControllers().items(as: EventController.self))
        for controller in controllers
        where controller is GestureClick || controller is DragSource || controller is DropTarget {
            label.removeController(controller)
        }
    }
}
