import CGtk
import Gsk

extension Window {
    /// Renders the current content of the window to an image.
    ///
    /// Returns nil while the window isn't visible. The widgets are rendered again for the image. Therefore, the image
    /// doesn't show other windows that cover this window.
    public func image() -> Texture? {
        guard isMapped, width > 0, height > 0 else { return nil }
        let paintable = gtk_widget_paintable_new(widgetPointer)
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        let snapshot = gtk_snapshot_new()
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        guard let renderer = gtk_native_get_renderer(OpaquePointer(pointer)) else { return nil }
        guard let texture = gsk_renderer_render_texture(renderer, node, nil) else { return nil }
        let image: Texture = Texture.wrap(UnsafeMutableRawPointer(texture), transfer: .full)
        return image
    }

    /// Sets the icon of the window. On X11, desktops use this icon for programs that aren't installed.
    ///
    /// Call this method when the window is shown or about to be shown, because it realizes the window.
    /// `gdk_toplevel_set_icon_list`.
    public func setIcon(_ icon: Texture) {
        gtk_widget_realize(widgetPointer)
        guard let surface = gtk_native_get_surface(OpaquePointer(pointer)) else { return }
        let list = g_list_append(nil, icon.pointer)
        defer { g_list_free(list) }
        gdk_toplevel_set_icon_list(surface, list)
    }
}
