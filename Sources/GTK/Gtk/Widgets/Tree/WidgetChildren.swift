import CGtk
import Gsk

extension Widget {
    /// The widgets directly within this one, in order, which is that of drawing and mostly that of the tab key.
    ///
    /// The children as they are now: the array stays as it is when the tree changes, so a loop over it may add, move
    /// and remove children, and it keeps those alive that it holds. Also the parts that a widget makes for itself are
    /// children, as the label within a button. Walks `gtk_widget_get_first_child` and `gtk_widget_get_next_sibling`. To
    /// be told of changes, see ``observeChildren()``.
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
