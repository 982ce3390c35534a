import CGtk
import Gsk

extension Widget {
    /// The direct children of this widget, in drawing order. In most cases, that's also the tab order.
    ///
    /// The array is a snapshot that retains the children. Therefore, you can add, move and remove children in a loop
    /// over the array. The array includes internal children that the widget itself creates, such as the label in a
    /// button. To be notified of changes, use ``observeChildren()``. `gtk_widget_get_first_child`,
    /// `gtk_widget_get_next_sibling`.
    ///
    /// ```swift
    /// for child in box.children { box.remove(child) }
    /// ```
    public var children: [Widget] {
        var children: [Widget] = []
        var next = firstChild
        while let child = next {
            children.append(child)
            next = child.nextSibling
        }
        return children
    }
}
