import CGtk
@_spi(Binding) import GdkPixbuf

extension Clipboard {
    /// Puts a text on the clipboard, for ``readText()`` of any program. `gdk_clipboard_set_text`.
    public func setText(_ text: String) {
        gdk_clipboard_set_text(OpaquePointer(pointer), terminated(text, "gdk_clipboard_set_text: text"))
    }

    /// Puts an image on the clipboard, for ``readTexture()`` of any program. `gdk_clipboard_set_texture`.
    public func setTexture(_ texture: Texture) {
        gdk_clipboard_set_texture(OpaquePointer(pointer), OpaquePointer(texture.pointer))
    }
}
