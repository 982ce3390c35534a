import CGtk
import Gsk

extension Widget {
    /// The direct children of this widget, in drawing order, which is usually the tab order.
    ///
    /// The array is a snapshot and retains the children, so you can add, move and remove children in a loop over it. It
    /// includes internal children that a widget creates itself, such as the label in a button. To be notified of
    /// changes, use ``observeChildren()``. `gtk_widget_get_first_child`, `gtk_widget_get_next_sibling`.
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
