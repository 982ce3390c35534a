import Combine
import CombineModel
import Gtk

/// A cell of an editable column, independent of the type of its values.
@MainActor
protocol ValueWidget: Widget {
    /// Aligns the contents of the cell.
    func align(_ alignment: ColumnAlignment)
    /// Begins to edit the value. Returns false if the cell has another way to change it.
    func beginEditing() -> Bool
}

/// A cell of a column whose values the user can change.
///
/// Subclasses show a value in `display(_:)` and call `commit(_:)` with a value that the user entered.
class ValueCell<Value: Equatable>: Box, ValueWidget {
    /// The value that the cell shows, as the rows last sent it.
    final private(set) var value: Value?
    /// A Boolean value that indicates whether the cell is displaying a value. Notifications during this time aren't
    /// caused by the user.
    final private(set) var isDisplaying = false
    private let control: Widget
    private var edit: (@MainActor (Value) throws -> Void)?
    private lazy var refusal = ValidationPresenter(control)
    /// The cancellable that waits for the value that the rows have after an edit.
    private var settling: (any Disposable)?

    /// - Parameters:
    ///   - control: The widget that shows the value.
    ///   - title: The title of the column, which is the accessible name of the widget.
    init(_ control: Widget, title: String) {
        self.control = control
        super.init(properties: [:])
        control.expandsHorizontally = true
        control.accessibilityLabel(title)
        append(control)
    }

    /// Shows a value.
    func display(_ value: Value) {}

    /// A Boolean value that indicates whether the user is editing the value.
    var isEditing: Bool { false }

    func align(_ alignment: ColumnAlignment) {
        alignment.apply(to: control)
    }

    func beginEditing() -> Bool { false }

    /// Shows a value that the rows sent.
    ///
    /// - Parameter edit: A closure that passes a value that the user entered to the model.
    final func fill(_ value: Value, edit: @escaping @MainActor (Value) throws -> Void) {
        self.value = value
        self.edit = edit
        settling?.cancel()
        settling = nil
        refusal.clear()
        displayValue()
    }

    /// Passes a value that the user entered to the model, or shows why the model rejects it.
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

    /// In the next frame, shows the value that the rows have by then, in case the model ignored the user's value.
    private func settle() {
        settling?.cancel()
        settling = frameClock?.afterPaint
            // The rows of a long list are sorted on another thread and arrive later.
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
