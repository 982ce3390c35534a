import Combine
import Gtk

/// A cell with a text that the user edits: by a double click, F2, or Return while the text has the focus.
///
/// Return, or moving the focus elsewhere, keeps the text, and Escape discards it. Closing the window and removing the
/// row during the edit also keep the text.
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
            // The list would activate the row.
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

    /// Returns a Boolean value that indicates whether a press is the second one of a double click.
    ///
    /// The gesture's own count can't be used: the gesture of the row may stop it by claiming the first click.
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
        // An unchanged text isn't parsed, because it may represent a more exact value.
        if let value, label.text == text(value) { return commit(value) }
        commit(try parse(label.text))
    }
}

extension EditableLabel {
    /// Removes the gestures that GTK adds: editing on a single click, and drag and drop of text.
    ///
    /// In a list, a click selects the row, and drag and drop apply to the row.
    func removeGestures() {
        guard let label = children.lazy.flatMap(\.children).first(where: { $0 is Label }) else { return }
        let controllers = Array(label.observeControllers().items(as: EventController.self))
        for controller in controllers
        where controller is GestureClick || controller is DragSource || controller is DropTarget {
            label.removeController(controller)
        }
    }
}
