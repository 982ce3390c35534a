#if GTK4_18
import CombineGtk

extension WrapBox {
    /// Creates a box that arranges widgets in lines of different widths, like the words of a text. This initializer
    /// uses `adw_wrap_box_append`.
    ///
    /// ```swift
    /// WrapBox(childSpacing: 6, lineSpacing: 6) { for tag in tags { TagButton(tag) } }
    /// ```
    ///
    /// - Parameters:
    ///   - childSpacing: The number of pixels between two widgets in a line.
    ///   - lineSpacing: The number of pixels between two lines.
    public convenience init(
        childSpacing: Int = 0,
        lineSpacing: Int = 0,
        @WidgetBuilder children: () throws -> [Widget]
    ) rethrows {
        let children = try children()
        self.init()
        self.childSpacing = childSpacing
        self.lineSpacing = lineSpacing
        for child in children { append(child) }
    }
}
#endif
