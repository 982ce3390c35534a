#if GTK4_18
import CombineGtk

extension ToggleGroup {
    /// Creates a group with a toggle for each value. The active toggle is bound to a model. It corresponds to `Picker`
    /// with the style `segmented` in SwiftUI.
    ///
    /// ```swift
    /// ToggleGroup(selection: $model.view, of: [.list, .grid], title: \.title)
    /// ToggleGroup(selection: $model.view, of: [.list, .grid], title: \.title, icon: \.icon)
    /// ```
    ///
    /// - If the model's value isn't one of the choices, no toggle is active.
    /// - The titles are plain text, without markup or mnemonics.
    /// - Parameters:
    ///   - choices: The values to choose from. If two of them are equal, the first one is shown as active.
    ///   - title: A closure that returns the title of a choice.
    ///   - icon: A closure that returns the name of an icon for a choice. The toggles then show the icons, and the
    ///     titles are their tooltips and accessible names.
    public convenience init<Choice: Equatable>(
        selection model: some TwoWayModel<Choice>,
        of choices: [Choice],
        title: (Choice) -> String,
        icon: ((Choice) -> String)? = nil
    ) {
        self.init()
        for choice in choices {
            let toggle = Toggle()
            if let icon {
                toggle.iconName = icon(choice)
                toggle.tooltip = markup(title(choice))
            } else {
                toggle.label = title(choice)
            }
            add(toggle)
        }
        reactive.active <~> model.index(in: choices, of: "ToggleGroup")
    }
}
#endif
