import Gtk

extension Window {
    /// Creates a window that contains a widget. This initializer uses `gtk_window_set_child`.
    ///
    /// - Parameter titlebar: A widget to use instead of the default title bar, or nil.
    public convenience init(
        title: String?,
        titlebar: Widget? = nil,
        @ChildBuilder child: () throws -> Widget?
    ) rethrows {
        let child = try child()
        self.init()
        fill(title: title, titlebar: titlebar, child: child)
    }

    fileprivate func fill(title: String?, titlebar: Widget?, child: Widget?) {
        self.title = title
        if let titlebar { self.titlebar = titlebar }
        self.child = child
    }
}

extension ApplicationWindow {
    /// Creates a window of an application that contains a widget. This initializer uses `gtk_application_window_new`
    /// and `gtk_window_set_child`.
    ///
    /// - Parameter titlebar: A widget to use instead of the default title bar, or nil.
    public convenience init(
        application: Application?,
        title: String?,
        titlebar: Widget? = nil,
        @ChildBuilder child: () throws -> Widget?
    ) rethrows {
        let child = try child()
        self.init(application: application)
        fill(title: title, titlebar: titlebar, child: child)
    }
}
