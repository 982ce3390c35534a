/// The parts of a command that a button shows. SwiftUI's `LabelStyle`.
public enum LabelStyle: Hashable, Sendable {
    /// The command's icon. Without one, its title.
    case automatic
    /// The icon. The title is the tooltip, and what assistive technologies say.
    case iconOnly
    /// The title.
    case titleOnly
    /// The icon and, after it, the title.
    case titleAndIcon
}
