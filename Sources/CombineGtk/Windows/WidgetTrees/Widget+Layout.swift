import Gtk

extension ObjectProtocol where Self: Widget {
    /// Sets the margins on all sides, in pixels. This method sets `GtkWidget:margin-top` and the properties for the
    /// other sides.
    @discardableResult
    public func margin(_ pixels: Int) -> Self { margin(horizontal: pixels, vertical: pixels) }

    /// Sets the horizontal and vertical margins, in pixels. Omitted margins don't change.
    @discardableResult
    public func margin(horizontal: Int? = nil, vertical: Int? = nil) -> Self {
        margin(start: horizontal, end: horizontal, top: vertical, bottom: vertical)
    }

    /// Sets individual margins, in pixels. Omitted margins don't change. The start is the side where a line of text
    /// begins.
    @discardableResult
    public func margin(start: Int? = nil, end: Int? = nil, top: Int? = nil, bottom: Int? = nil) -> Self {
        if let start { marginStart = start }
        if let end { marginEnd = end }
        if let top { marginTop = top }
        if let bottom { marginBottom = bottom }
        return self
    }

    /// Makes the widget use extra space in its container. This method sets `GtkWidget:hexpand` and `GtkWidget:vexpand`.
    ///
    /// - Parameter orientation: The direction, or nil for both.
    @discardableResult
    public func expand(_ orientation: Orientation? = nil) -> Self {
        if orientation != .vertical { expandsHorizontally = true }
        if orientation != .horizontal { expandsVertically = true }
        return self
    }

    /// Aligns the widget within the space that its container allocates. An omitted direction doesn't change.
    ///
    /// This method sets `GtkWidget:halign` and `GtkWidget:valign`.
    @discardableResult
    public func align(horizontal: Align? = nil, vertical: Align? = nil) -> Self {
        if let horizontal { halign = horizontal }
        if let vertical { valign = vertical }
        return self
    }

    /// Sets a minimum size, in pixels. An omitted dimension doesn't change. This method uses
    /// `gtk_widget_set_size_request`.
    @discardableResult
    public func size(width: Int? = nil, height: Int? = nil) -> Self {
        if let width { widthRequest = width }
        if let height { heightRequest = height }
        return self
    }

    /// Adds the widget to a size group, whose widgets all have the same width, height or both. This method uses
    /// `gtk_size_group_add_widget`.
    ///
    /// GTK retains the group as long as the group has widgets.
    @discardableResult
    public func sized(by group: SizeGroup) -> Self {
        group.addWidget(self)
        return self
    }
}
