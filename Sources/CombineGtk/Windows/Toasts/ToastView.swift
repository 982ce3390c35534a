import Gtk

/// The view of a toast: a dark, rounded box with a message and a button. It slides in from below.
final class ToastView: Revealer {
    let undo = Button("")
    let hover = EventControllerMotion()
    private let text = Label()
    private let pill = Box(orientation: .horizontal, spacing: 12)

    init() {
        super.init(properties: [:])
        KitStyle.apply(to: display)
        text.wraps = true
        // The natural width is the width of the text on a single line. By default, GTK could wrap the text into several
        // lines that fit into the height of the button.
        text.naturalWrapMode = .none
        text.expandsHorizontally = true
        text.xalign = 0
        text.maxWidthCharacters = 60
        undo.valign = .center
        // A click must not move the focus.
        undo.focusesOnClick = false
        pill.accessibleRole = .alert
        pill.addCSSClass("toast")
        pill.addCSSClass("osd")
        // The margins make room for the shadow, which the revealer would otherwise clip.
        (pill.marginTop, pill.marginBottom, pill.marginStart, pill.marginEnd) = (8, 8, 8, 8)
        pill.append(text)
        pill.append(undo)
        pill.addController(hover)
        transitionType = .slideUp
        isVisible = false
        child = pill
    }

    func show(_ toast: Toast) {
        text.label = toast.text
        pill.accessible.label = toast.text
        undo.label = toast.buttonTitle
        undo.isVisible = toast.action != nil
        if undo.isVisible { pill.removeCSSClass("plain") } else { pill.addCSSClass("plain") }
        isVisible = true
        revealsChild = true
        #if GTK4_14
        // GTK doesn't notify assistive technologies when an alert appears.
        announce(toast.text, priority: .medium)
        #endif
    }

    /// Starts to hide the view. When the animation ends, ``isChildRevealed`` becomes false.
    func hide(returningFocusTo window: Window?) {
        if undo.hasFocus { _ = window?.child?.childFocus(.tabForward) }
        revealsChild = false
    }
}
