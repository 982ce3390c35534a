import CGtk
import CombineModel
import Gtk

/// A description of the visible windows, for the message of a failure.
@MainActor
enum ShownWindows {
    private static let maximumTextLength = 60
    private static let maximumTextCount = 25

    /// Returns a line for each window, with the title, the visible text and the focused widget.
    static func description(of windows: [Gtk.Window]) -> String {
        let shown = windows.filter(\.isMapped)
        var lines = shown.map(line)
        if shown.isEmpty { lines = ["No window was shown."] }
        if BackgroundWork.isPending { lines.append("Another thread was still arranging a list.") }
        return lines.joined(separator: "\n")
    }

    private static func line(_ window: Gtk.Window) -> String {
        let title = window.title.map { $0.isEmpty ? "" : " \"\($0)\"" } ?? ""
        let state = window.isActive ? " (active)" : ""
        let texts = texts(in: window)
        var line = "\(Swift.type(of: window))\(title)\(state) showed "
        line += texts.isEmpty ? "no text" : texts.prefix(maximumTextCount).joined(separator: ", ")
        if texts.count > maximumTextCount { line += " and \(texts.count - maximumTextCount) more" }
        guard let focus = window.focus else { return line + "." }
        return line + ". The focus was on \(name(of: focus))."
    }

    /// Returns the visible strings of a widget. An editable text is represented by a description of its control.
    private static func texts(in widget: Widget) -> [String] {
        guard widget.isMapped, !(widget is WindowControls) else { return [] }
        if let label = widget as? Label { return label.text.isEmpty ? [] : [quoted(label.text)] }
        // An editable label contains a label or, while it is edited, a text field.
        if (widget is any Editable && !(widget is EditableLabel)) || widget is TextView {
            return [name(of: widget)]
        }
        return widget.children.flatMap(texts)
    }

    /// Returns a description of a widget with its class, its accessible name and its text.
    private static func name(of widget: Widget) -> String {
        let control = control(of: widget)
        var name = "\(Swift.type(of: control))"
        if let label = control.accessibleName { name += " \(quoted(label))" }
        if let editable = control as? any Editable { name += " with \(quoted(editable.text))" }
        if let view = control as? TextView { name += " with \(quoted(view.buffer.text))" }
        return name
    }

    /// Returns the entry or label that contains a text field, or else the widget itself.
    private static func control(of widget: Widget) -> Widget {
        guard widget is Gtk.Text else { return widget }
        var ancestor = widget.parent
        while let current = ancestor, !(current is any Editable) { ancestor = current.parent }
        return ancestor ?? widget
    }

    private static func quoted(_ text: String) -> String {
        let line = text.replacing("\n", with: "\\n")
        return line.count > maximumTextLength ? "\"\(line.prefix(maximumTextLength))…\"" : "\"\(line)\""
    }
}
