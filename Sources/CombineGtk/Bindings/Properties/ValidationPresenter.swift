import CGtk
import Gtk

/// An object that marks a widget whose value was rejected, and shows the reason.
@MainActor
final class ValidationPresenter {
    private static let styleClass = "error"

    private weak let widget: Widget?
    /// A Boolean value that indicates whether the presenter, rather than the program, added the style class.
    private var ownsStyleClass = false
    private var tooltipMarkup: String?
    /// The reason that is shown, or nil.
    private var reason: String?

    init(_ widget: Widget) { self.widget = widget }

    /// Marks the widget as invalid and shows the reason. Replaces the previous reason.
    func show(_ new: String) {
        guard let widget else { return }
        PropertyAccess.ignoring {
            if reason == nil {
                ownsStyleClass = !widget.hasCSSClass(Self.styleClass)
                if ownsStyleClass { widget.addCSSClass(Self.styleClass) }
            }
            // Saves the tooltip to restore later. The program may have set another tooltip since the last rejection.
            if reason == nil || widget.tooltipText != reason { tooltipMarkup = widget.tooltipMarkup }
            reason = new
            widget.tooltipText = new
        }
        AccessibleValidity.set(widget, invalidBecause: new)
    }

    /// Removes the mark and restores the tooltip that the widget had before the rejection.
    func clear() {
        guard let widget, let reason else { return }
        PropertyAccess.ignoring {
            if ownsStyleClass { widget.removeCSSClass(Self.styleClass) }
            // A tooltip that the program has set in the meantime is kept.
            if widget.tooltipText == reason { widget.tooltipMarkup = tooltipMarkup }
        }
        self.reason = nil
        AccessibleValidity.reset(widget)
    }
}

/// Functions that report to assistive technologies whether a widget's content is valid.
@MainActor
private enum AccessibleValidity {
    static func set(_ widget: Widget, invalidBecause reason: String) {
        let accessible = OpaquePointer(widget.pointer)
        var value = GValue()
        var state = GTK_ACCESSIBLE_STATE_INVALID
        // GTK expects an integer. `gtk_accessible_state_init_value` would create an enumeration value.
        g_value_init(&value, g_type_from_name("gint"))
        g_value_set_int(&value, gint(GTK_ACCESSIBLE_INVALID_TRUE.rawValue))
        gtk_accessible_update_state_value(accessible, 1, &state, &value)
        g_value_unset(&value)
        var property = GTK_ACCESSIBLE_PROPERTY_DESCRIPTION
        gtk_accessible_property_init_value(property, &value)
        g_value_set_string(&value, reason)
        gtk_accessible_update_property_value(accessible, 1, &property, &value)
        g_value_unset(&value)
    }

    static func reset(_ widget: Widget) {
        let accessible = OpaquePointer(widget.pointer)
        gtk_accessible_reset_state(accessible, GTK_ACCESSIBLE_STATE_INVALID)
        gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
    }
}
