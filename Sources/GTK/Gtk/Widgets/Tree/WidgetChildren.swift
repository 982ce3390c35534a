import CGtk
import Gsk

extension Widget {
    /// The direct children of this widget, in the order in which they are drawn, which is usually the tab order.
    ///
    /// The array contains the current children and keeps them alive. Later changes of the tree don't change the array,
    /// so a loop over it can add, move and remove children. It includes the parts that a widget creates itself, such as
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
