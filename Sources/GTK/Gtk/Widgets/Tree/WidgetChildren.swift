import CGtk
import Gsk

extension Widget {
    /// The direct children of this widget, in the order in which they are drawn. It's mostly the tab order.
    ///
    /// The array contains the current children. It doesn't change with the tree, so a loop over it may add, move and
    /// remove children, and it keeps its elements alive. It includes the parts that a widget creates itself, such as
    /// the label in a button. Uses `gtk_widget_get_first_child` and `gtk_widget_get_next_sibling`. To be notified of
    /// changes, use ``observeChildren()``.
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
