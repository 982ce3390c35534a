import Gtk

/// A line of preferences: what it is about, and any widget to set it with.
///
/// ```swift
/// PreferencesRow("Accent", subtitle: "Of buttons and switches", control: colorButton)
/// PreferencesRow("Spell Checking", isOn: $settings.checksSpelling)
/// ```
///
/// - A click on the line, or Enter, does what a click on the widget's label does: it turns a switch, and gives others the focus.
/// - The widget has the line's title as its accessible name.
///
/// `AdwActionRow`.
public final class PreferencesRow: ListBoxRow {
    /// The control that changes the setting.
    public let control: Widget
    private let title = Label()
    private let subtitle = Label()

    /// Creates a line with a title, a sentence more below, and a widget at its end.
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
        texts.expandsHorizontally = true
        texts.valign = .center
        for label in [self.title, self.subtitle] {
            label.xalign = 0
            label.wraps = true
            texts.append(label)
        }
        control.valign = .center
        control.accessible.label = title
        control.accessible.description = subtitle
        let line = Box(orientation: .horizontal, spacing: 12)
        line.append(texts)
        line.append(control)
        child = line
    }

    /// Does what a click on the widget's label does.
    func activateControl() {
        _ = control.mnemonicActivate(false)
    }
}
