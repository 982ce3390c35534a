import CGtk
@_spi(Binding) import Gsk

extension Window {
    package func commitEdits() {
        var widget = focus
        while let current = widget {
            switch current {
            case let label as EditableLabel: if label.isEditing { label.stopEditing(true) }
            case let button as SpinButton: button.update()
            default: break
            }
            widget = current.parent
        }
    }
}

/// An object that commits the value of the focused widget before a window closes.
@MainActor
enum PendingEdits {
    static func start() {
        // GTK calls a hook before the handlers, which may save the values.
        addEmissionHook("close-request", of: gtk_window_get_type()) { _, _, values, _ in
            // If a program emits the signal on another thread by mistake, nothing is committed.
            if let window = g_value_get_object(values) {
                _ = MainThread.enterIfCurrent(window) { window in
                    let wrapper: Window? = convertOptional(window, .borrowed)
                    wrapper?.commitEdits()
                }
            }
            return 1
        }
    }
}
