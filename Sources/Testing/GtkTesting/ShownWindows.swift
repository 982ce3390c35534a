import CGtk
import Gtk

/// A description of the visible windows, for the message of a failure.
@MainActor
enum ShownWindows {
    private static let maximumTextLength = 60
    private static let maximumTextCount = 25
    private static let maximumTreeLength = 40

    /// Returns a description of each window's title, visible text, focused widget and widget tree, followed by the work
    /// that was still running.
    static func description(of windows: [Gtk.Window]) -> String {
        let shown = windows.filter(\.isMapped)
        var lines = shown.flatMap { [$0] + $0.innerDialogs }.flatMap { [line($0)] + tree(of: $0) }
        if shown.isEmpty { lines = ["No window was shown."] }
        if BackgroundWork.isPending {
            lines.append("Another thread was still arranging a list, or reading or writing a file.")
        }
        if RunningActions.count > 0 { lines.append("Actions that were still running: \(RunningActions.count).") }
        return lines.joined(separator: "\n")
    }

    /// Returns a description of a window, or of a dialog inside a window. Dialogs inside them are described separately.
    private static func line(_ shown: Widget) -> String {
        let window = shown as? Gtk.Window
        let heading = window == nil ? shown.accessibleName : window?.title
        let title = heading.map { $0.isEmpty ? "" : " \"\($0)\"" } ?? ""
        let state = window?.isActive == true ? " (active)" : ""
        let parent = window == nil ? shown.root : window?.transientFor
        let owner = parent.map { ", a dialog of \(Swift.type(of: $0))," } ?? ""
        let texts = shown.children.flatMap(texts)
        var line = "\(Swift.type(of: shown))\(title)\(state)\(owner) showed "
        line += texts.isEmpty ? "no text" : texts.prefix(maximumTextCount).joined(separator: ", ")
        if texts.count > maximumTextCount { line += " and \(texts.count - maximumTextCount) more" }
        let dialog = window == nil ? shown : window?.wrappedDialog
        guard let focus = (shown.root as? Gtk.Window)?.focus, focus.enclosingDialog === dialog else {
            return line + "."
        }
        return line + ". The focus was on \(name(of: focus))."
    }

    /// Returns the visible strings of a widget. Editable text is represented by a description of its control.
    private static func texts(in widget: Widget) -> [String] {
        guard isDescribed(widget) else { return [] }
        if let label = widget as? Label { return label.text.isEmpty ? [] : [quoted(label.text)] }
        if isTextField(widget) { return [name(of: widget)] }
        return widget.children.flatMap(texts)
    }

    /// Returns a Boolean value that indicates whether a widget is part of the description of its window. A dialog
    /// inside a window has a separate description.
    private static func isDescribed(_ widget: Widget) -> Bool {
        widget.isMapped && !(widget is WindowControls) && (widget.enclosingDialog !== widget || isWholeWindow(widget))
    }

    /// Returns a Boolean value that indicates whether a dialog is alone in a window that libadwaita created for the
    /// dialog.
    private static func isWholeWindow(_ dialog: Widget) -> Bool {
        (dialog.root as? Gtk.Window)?.wrappedDialog === dialog
    }

    private static func isTextField(_ widget: Widget) -> Bool {
        // An editable label isn't a text field itself, but contains a text field while the user edits the label.
        (widget is any Editable && !(widget is EditableLabel)) || widget is TextView
    }

    // MARK: The widget tree

    /// Returns the lines that describe the widget tree of a window or dialog. Parts of controls are left out, and so
    /// are containers with a single child.
    private static func tree(of window: Widget) -> [String] {
        var lines: [String] = []
        for child in window.children { appendTree(of: child, indentation: 1, to: &lines) }
        if lines.count > maximumTreeLength {
            lines = lines.prefix(maximumTreeLength) + ["  ... and \(lines.count - maximumTreeLength) more widgets"]
        }
        return lines
    }

    private static func appendTree(of widget: Widget, indentation: Int, to lines: inout [String]) {
        guard isDescribed(widget) else { return }
        let isLeaf = widget is Label || widget.isControl || isTextField(widget)
        let children = isLeaf ? widget.children.filter { $0 is Popover } : widget.children.filter(\.isMapped)
        let isDescribed = isLeaf || children.count != 1 || hasName(widget)
        if isDescribed {
            var states = widget.hasFocus ? ["focused"] : []
            if !widget.isEffectivelySensitive { states.append("insensitive") }
            let suffix = states.isEmpty ? "" : " (\(states.joined(separator: ", ")))"
            let text = (widget as? Label).map { " \(quoted($0.text))" } ?? ""
            let description = widget is Label ? "\(Swift.type(of: widget))\(text)" : treeName(of: widget)
            lines.append(String(repeating: "  ", count: indentation) + description + suffix)
        }
        for child in children { appendTree(of: child, indentation: indentation + (isDescribed ? 1 : 0), to: &lines) }
    }

    private static func hasName(_ widget: Widget) -> Bool {
        widget.builderID != nil || widget.widgetName != widget.typeName || widget is Popover
    }

    private static func treeName(of widget: Widget) -> String {
        var name = name(of: widget)
        if let id = widget.builderID { name += " #\(id)" }
        return name
    }

    // MARK: Names

    /// Returns a description of a widget with its class, its accessible name and its text.
    private static func name(of widget: Widget) -> String {
        let control = control(of: widget)
        var name = "\(Swift.type(of: control))"
        if let label = control.accessibleName { name += " \(quoted(label))" }
        if let editable = control as? any Editable { name += " with \(quoted(editable.text))" }
        if let view = control as? TextView { name += " with \(quoted(view.buffer.text))" }
        return name
    }

    /// If a widget is the inner text field of an entry or a label, returns the entry or label. Otherwise, returns the
    /// widget.
    private static func control(of widget: Widget) -> Widget {
        guard widget is Gtk.Text else { return widget }
        var ancestor = widget.parent
        while let current = ancestor, !(current is any Editable) { ancestor = current.parent }
        return ancestor ?? widget
    }

    private static func quoted(_ text: String) -> String {
        let line = text.replacing("\n", with: "\\n")
        return line.count > maximumTextLength ? "\"\(line.prefix(maximumTextLength))...\"" : "\"\(line)\""
    }
}
