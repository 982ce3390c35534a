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

// Checks of the length of MIME types. The size of an X11 request is limited.

/// Traps if a MIME type is too long for an X11 request, because C doesn't split requests.
func requireShort(_ mimeTypes: [String], _ what: StaticString) {
    for type in mimeTypes where type.utf8.count > longestMIMEType {
        fatalError("\(what): a MIME type of \(type.utf8.count) bytes exceeds the maximum of \(longestMIMEType)")
    }
}

private let longestMIMEType = 60_000
