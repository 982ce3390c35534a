import Gtk

extension ObjectProtocol where Self: Widget {
    /// Sets a margin in pixels on all sides. `GtkWidget:margin-top` and so on.
    @discardableResult
    public func margin(_ pixels: Int) -> Self {
        margin(horizontal: pixels, vertical: pixels)
    }

    /// Sets the horizontal and vertical margins in pixels. Margins that you omit don't change.
    @discardableResult
    public func margin(horizontal: Int? = nil, vertical: Int? = nil) -> Self {
        margin(start: horizontal, end: horizontal, top: vertical, bottom: vertical)
    }

    /// Sets single margins in pixels. Margins that you omit don't change. The start is where a line of text begins.
    @discardableResult
    public func margin(start: Int? = nil, end: Int? = nil, top: Int? = nil, bottom: Int? = nil) -> Self {
        if let start { marginStart = start }
        if let end { marginEnd = end }
        if let top { marginTop = top }
        if let bottom { marginBottom = bottom }
        return self
    }

    /// Lets the widget expand to use extra space in its container. `GtkWidget:hexpand`, `GtkWidget:vexpand`.
    ///
    /// - Parameter orientation: The direction, or nil for both.
    @discardableResult
    public func expand(_ orientation: Orientation? = nil) -> Self {
        if orientation != .vertical { expandsHorizontally = true }
        if orientation != .horizontal { expandsVertically = true }
        return self
    }

    /// Aligns the widget in the space that its container allocates. Directions that you omit don't change.
    ///
    /// `GtkWidget:halign`, `GtkWidget:valign`.
    @discardableResult
    public func align(horizontal: Align? = nil, vertical: Align? = nil) -> Self {
        if let horizontal { halign = horizontal }
        if let vertical { valign = vertical }
        return self
    }

    /// Requests a minimum size in pixels. A dimension that you omit doesn't change. `gtk_widget_set_size_request`.
    @discardableResult
    public func size(width: Int? = nil, height: Int? = nil) -> Self {
        if let width { widthRequest = width }
        if let height { heightRequest = height }
        return self
    }

    /// Makes the widget as wide, as high or both as the other widgets of a group. `gtk_size_group_add_widget`.
    ///
    /// GTK keeps the group as long as it has widgets.
    @discardableResult
    public func sized(by group: SizeGroup) -> Self {
        group.addWidget(self)
        return self
    }
}
