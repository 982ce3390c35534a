import Gtk

extension Window {
    /// Creates a window with a widget in it. `gtk_window_set_child`.
    ///
    /// - Parameter titlebar: A widget in place of the title bar of the desktop, or nil.
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
    /// Creates a window of an application with a widget in it. `gtk_application_window_new`, `gtk_window_set_child`.
    ///
    /// - Parameter titlebar: A widget in place of the title bar of the desktop, or nil.
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
