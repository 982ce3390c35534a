/// The parts of a command that a button shows. Corresponds to `LabelStyle` in SwiftUI.
public enum LabelStyle: Hashable, Sendable {
    /// The command's icon, or its title if it has no icon.
    case automatic
    /// The icon. The title is the tooltip and the accessible name.
    case iconOnly
    /// The title.
    case titleOnly
    /// The icon, followed by the title.
    case titleAndIcon
}
