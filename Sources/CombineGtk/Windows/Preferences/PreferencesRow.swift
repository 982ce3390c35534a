import Gtk

/// A row of preferences, with the title of a setting and a widget that changes the setting.
///
/// ```swift
/// PreferencesRow("Accent", subtitle: "Of buttons and switches", control: colorButton)
/// PreferencesRow("Spell Checking", isOn: $settings.checksSpelling)
/// ```
///
/// - Activating the row, for example with a click, activates the widget. A switch is toggled, for example, and a text
///   entry receives the focus. A row whose widget is a label can't be activated.
/// - The title is also the accessible name of the widget.
///
/// This type corresponds to `AdwActionRow`.
public final class PreferencesRow: ListBoxRow {
    /// The widget that changes the setting.
    public let control: Widget
    private let title = Label()
    private let subtitle = Label()

    /// Creates a row with a title, an optional sentence below the title, and a widget at the end of the row.
    public init(_ title: String, subtitle: String? = nil, control: Widget) {
        self.control = control
        super.init(properties: [:])
        addCSSClass("preferences-row")
        self.title.label = title
        self.title.mnemonicWidget = control
        self.subtitle.label = subtitle ?? ""
        self.subtitle.isVisible = subtitle != nil
        self.subtitle.addCSSClass("subtitle")
        self.subtitle.addCSSClass("dim-label")
        let texts = Box(orientation: .vertical, spacing: 2)
        // libadwaita's style sheet uses these style classes for the parts of a row.
        self.title.addCSSClass("title")
        texts.addCSSClass("title")
        texts.expandsHorizontally = true
        texts.valign = .center
        for label in [self.title, self.subtitle] {
            label.xalign = 0
            label.wraps = true
            texts.append(label)
        }
        control.valign = .center
        // GTK already uses the title as the accessible name of the control, because the control is the mnemonic widget
        // of the title. If the control also had an accessible label, a screen reader would read the title twice.
        control.accessible.description = subtitle
        accessible.label = title
        let line = Box(orientation: .horizontal, spacing: 12)
        line.addCSSClass("header")
        line.append(texts)
        line.append(control)
        child = line
        isActivatable = control.canBeActivatedByRow
    }

    /// Activates the widget in the same way as a mnemonic in the row's title.
    func activateControl() {
        guard control.canBeActivatedByRow else { return }
        _ = control.mnemonicActivate(false)
    }
}

extension Widget {
    /// A Boolean value that indicates whether a row can activate the widget.
    ///
    /// A row can't activate a label. GTK forwards the activation of a label to the nearest ancestor that can be
    /// activated. That ancestor is the row, which would activate the label again, in an endless loop.
    package var canBeActivatedByRow: Bool { !(self is Label) }
}
