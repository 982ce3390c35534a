/// What a button shows of its command. SwiftUI's `LabelStyle`.
public enum LabelStyle: Hashable, Sendable {
    /// The command's icon; without one, its title.
    case automatic
    /// The icon; the title is the tooltip, and what assistive technologies say.
    case iconOnly
    /// The title.
    case titleOnly
    /// The icon and, after it, the title.
    case titleAndIcon
}
