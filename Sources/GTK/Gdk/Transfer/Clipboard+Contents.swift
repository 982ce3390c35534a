import CGtk
@_spi(Binding) import GdkPixbuf

extension Clipboard {
    /// Copies text to the clipboard. `gdk_clipboard_set_text`.
    public func setText(_ text: String) {
        gdk_clipboard_set_text(OpaquePointer(pointer), terminated(text, "gdk_clipboard_set_text: text"))
    }

    /// Copies an image to the clipboard. `gdk_clipboard_set_texture`.
    public func setTexture(_ texture: Texture) {
        gdk_clipboard_set_texture(OpaquePointer(pointer), OpaquePointer(texture.pointer))
    }
}
