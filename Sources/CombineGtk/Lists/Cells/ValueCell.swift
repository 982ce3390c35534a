import Gtk

/// A cell of an editable column. The protocol doesn't depend on the type of the column's values.
@MainActor
protocol ValueWidget: Widget {
    func align(_ alignment: ColumnAlignment)
    /// Begins to edit the value. Returns false if the cell has no separate editing mode. For example, a check button
    /// has no editing mode.
    func beginEditing() -> Bool
}

/// A cell of a column whose values the user can change.
///
/// Subclasses show a value in `display(_:)` and call `commit(_:)` with a value that the user entered.
class ValueCell<Value: Equatable>: Box, ValueWidget {
    /// The value that the rows sent last.
    final private(set) var value: Value?
    /// A Boolean value that indicates whether the cell is updating its control. During an update, changes of the
    /// control aren't edits by the user.
    final private(set) var isDisplaying = false
    private let control: Widget
    private var edit: (@MainActor (Value) throws -> Void)?
    private lazy var refusal = ValidationPresenter(control)
    /// The subscription that waits after an edit until the rows send their current value. It's nil if the cell isn't
    /// waiting.
    private var settling: (any Disposable)?

    /// - Parameter title: The title of the column, which is the accessible name of the widget.
    init(_ control: Widget, title: String) {
        self.control = control
        super.init(properties: [:])
        control.expandsHorizontally = true
        control.accessibilityLabel(title)
        append(control)
    }

    /// Updates the control to show a value. Subclasses override this method.
    func display(_ value: Value) {}

    var isEditing: Bool { false }

    func align(_ alignment: ColumnAlignment) { alignment.apply(to: control) }

    func beginEditing() -> Bool { false }

    /// Shows a value that the rows sent.
    ///
    /// - Parameter edit: A closure that sets the model to a value that the user entered.
    final func fill(_ value: Value, edit: @escaping @MainActor (Value) throws -> Void) {
        self.value = value
        self.edit = edit
        settling?.cancel()
        settling = nil
        refusal.clear()
        displayValue()
    }

    /// Sets the model to a value that the user entered. If the model rejects the value, the cell shows the reason.
    final func commit(_ makeValue: @autoclosure () throws -> Value) {
        guard let edit else { return }
        do {
            let new = try makeValue()
            refusal.clear()
            if new == value { return displayValue() }
            settle()
            try edit(new)
        } catch {
            settling?.cancel()
            settling = nil
            refusal.show("\(error)")
        }
    }

    /// After the next frame, shows the value of the model again. The model may have ignored the value that the user
    /// entered.
    private func settle() {
        settling?.cancel()
        settling = frameClock?.afterPaint
            // The rows of a long list can arrive later, because another thread sorts them.
            .first { !BackgroundWork.isPending }
            .sink(on: self) { cell, _ in
                cell.settling = nil
                if !cell.isEditing { cell.displayValue() }
            }
        queueDraw()
    }

    private func displayValue() {
        guard let value else { return }
        isDisplaying = true
        defer { isDisplaying = false }
        display(value)
    }
}
