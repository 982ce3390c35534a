#if DEBUG
import CGtk
import Gtk

/// A widget that was used during a recording, and that the recorded test finds by an expression.
@MainActor
struct RecordedWidget {
    /// The widget, or nil if it was deallocated after it was recorded.
    private(set) weak var widget: Widget?
    /// The Swift expression that finds the widget in its window, without the name of the window.
    let expression: String
    /// The position within the widget, or nil for its center.
    private(set) var point: (x: Double, y: Double)?
    /// The title of the menu that the widget opens, or nil.
    let menuTitle: String?
    /// The text of the widget if it's a button in a dialog, or nil.
    let answer: String?

    /// Records the control that contains the widget at the pointer, or the widget itself if no control contains it.
    init(_ picked: Widget, at point: (x: Double, y: Double), in window: Widget) {
        let widget = picked.meantWidget
        self.init(widget, in: window)
        let isPosition = widget is TextView || widget is Scale || !WidgetQuery.isControl(widget) && !(widget is Label)
        if isPosition {
            var (x, y) = (0.0, 0.0)
            gtk_widget_translate_coordinates(picked.widgetPointer, widget.widgetPointer, point.x, point.y, &x, &y)
            self.point = (x.rounded(), y.rounded())
        }
    }

    init(_ widget: Widget, in window: Widget) {
        self.widget = widget
        expression = Self.expression(for: widget, in: window)
        let texts = [WidgetQuery.name(of: widget), WidgetQuery.text(of: widget)].compactMap { $0 }
        let text = texts.first { !$0.isEmpty }
        menuTitle = widget is MenuButton && (widget as? MenuButton)?.popover is PopoverMenu ? text : nil
        let isDialog = (window as? Window)?.transientFor != nil || window.enclosingDialog != nil
        let isAnswer = isDialog && widget is Button
        answer = isAnswer && WidgetQuery.find(Button.self, text, in: window) == [widget] ? text : nil
    }

    /// Returns the shortest expression that finds the widget in the current state of the window.
    private static func expression(for widget: Widget, in window: Widget) -> String {
        if widget === window { return "" }
        let kind = kindName(of: widget)
        let literal = RecordedScript.literal
        let names = [WidgetQuery.name(of: widget), WidgetQuery.ownText(of: widget)].compactMap { $0 }
        for name in names where !name.isEmpty {
            // If another widget shows the same text, the text is ambiguous. While the text of `widget` changes, the
            // test would find the other widget.
            let isOnlyOne = WidgetQuery.find(Widget.self, name, in: window).allSatisfy {
                $0 === widget || gtk_widget_is_ancestor($0.widgetPointer, widget.widgetPointer) != 0
            }
            if isOnlyOne { return ".find(\(literal(name)))" }
            let found = WidgetQuery.find(kind.type, name, in: window)
            guard let index = found.firstIndex(where: { $0 === widget }) else { continue }
            let suffix = index == 0 ? "" : ", at: \(index)"
            return ".find(\(kind.name).self, \(literal(name))\(suffix))"
        }
        let found = WidgetQuery.find(kind.type, nil, in: window)
        let index = found.firstIndex { $0 === widget } ?? 0
        return ".find(\(kind.name).self\(index == 0 ? "" : ", at: \(index)"))"
    }

    /// Returns the most specific GTK or libadwaita class of a widget. A test can't name a class of the program, because
    /// that class can be private.
    private static func kindName(of widget: Widget) -> (type: Widget.Type, name: String) {
        var type: AnyClass = Swift.type(of: widget)
        while let parent = _getSuperclass(type) {
            let name = _typeName(type, qualified: true)
            let parts = name.split(separator: ".")
            if parts.count == 2, ["Gtk", "Adw"].contains(parts[0]), let found = type as? Widget.Type {
                // Other modules also have types with these names, so the test needs the name of the module.
                return (found, ["Window", "Text", "Box"].contains(parts[1]) ? name : String(parts[1]))
            }
            type = parent
        }
        return (Widget.self, "Widget")
    }
}

extension Widget {
    /// The control that contains this widget. If no control contains this widget, this property is the widget.
    var meantWidget: Widget {
        var meant: Widget?
        var widget: Widget? = self
        while let current = widget, !(current is Popover || current is Window || current.isRow) {
            if WidgetQuery.isControl(current) {
                // A click has different effects on the parts of these controls, so their parts are recorded instead.
                let isDivided =
                    current is SpinButton || current is GtkCalendar || current is ColorChooser
                    || current is FontChooser || current is MediaControls || current is Video
                if !isDivided || meant == nil { meant = current }
            }
            widget = current.parent
        }
        return meant ?? self
    }

    private var isRow: Bool { self is ListBoxRow || self is FlowBoxChild || typeName == "GtkListItemWidget" }

    /// The title of the menu item that contains this widget, or nil.
    var menuItem: String? {
        var widget: Widget? = self
        while let current = widget, !(current is Popover || current is Window) {
            if current.typeName == "GtkModelButton" || current.typeName == "GtkPopoverMenuBarItem" {
                // The first label is the title. Further labels show the shortcut.
                return WidgetQuery.descendants(of: current).lazy
                    .compactMap { $0.isMapped ? ($0 as? Label) : nil }.first.map { WidgetQuery.text(of: $0) }
            }
            widget = current.parent
        }
        return nil
    }

    /// The label or text field at the pointer, and its text.
    var textUnderPointer: (widget: Widget, text: String)? {
        var widget: Widget? = self
        while let current = widget, !(current is Popover || current is Window) {
            if let label = current as? Label {
                // The test looks for the text of a label in the whole window, so the control that contains the label is
                // ignored.
                return (label, WidgetQuery.text(of: label))
            }
            if let text = WidgetQuery.ownText(of: current), !(current is Gtk.Text) { return (current, text) }
            let text = WidgetQuery.text(of: current)
            if !text.isEmpty, WidgetQuery.isControl(current) || current.firstChild is Label {
                let label = WidgetQuery.descendants(of: current).lazy.compactMap { $0 as? Label }.first
                if let label { return (label, WidgetQuery.text(of: label)) }
            }
            widget = current.parent
        }
        return nil
    }
}
#endif
