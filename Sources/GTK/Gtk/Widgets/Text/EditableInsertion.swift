import CGtk
@_spi(Binding) import Gsk

extension Editable {
    /// Emitted when text is about to be inserted at a position, `GtkEditable::insert-text`.
    ///
    /// - A handler returns the text to insert instead. It returns an empty string to insert nothing, or nil to insert
    ///   the original text. Inserting the returned text doesn't call the handler again.
    /// - The widget that edits the text emits the signal, which is the ``delegate`` if there is one. It emits the
    ///   signal once for each piece of text that the user types or the program inserts.
    /// - Positions count characters.
    ///
    /// ```swift
    /// entry.insertText.connect { $0.text.uppercased() }
    /// ```
    public var insertText: ReturningSignal<(text: String, position: Int), String?> {
        var editor: Widget = self
        while let delegate = (editor as? any Editable)?.delegate, delegate !== editor { editor = delegate }
        return ReturningSignal(
            editor,
            "insert-text",
            ReturningSignalShape(
                callback: insertTextCallback,
                decode: { arguments in
                    let inserted = arguments.assumingMemoryBound(to: InsertedText.self).pointee
                    return (text: inserted.text, position: inserted.position)
                },
                encode: { $1.assumingMemoryBound(to: String?.self).pointee = $0 }
            )
        )
    }
}

/// The text that the C handler passes to the Swift handler.
private struct InsertedText {
    let text: String
    let position: Int

    init(_ text: UnsafePointer<CChar>?, _ length: gint, _ position: UnsafeMutablePointer<gint>?) {
        let bytes = UnsafeRawBufferPointer(start: text, count: text.map { length < 0 ? strlen($0) : Int(length) } ?? 0)
        self.text = String(decoding: bytes, as: UTF8.self)
        self.position = Int(position?.pointee ?? 0)
    }
}

/// The C function `void (*) (GtkEditable *, const char *, int, int *, gpointer)`.
private let insertTextCallback: GCallback = {
    typealias Callback =
        @convention(c) (
            UnsafeMutableRawPointer, UnsafePointer<CChar>?, gint, UnsafeMutablePointer<gint>?, UnsafeMutableRawPointer
        ) -> Void
    let callback: Callback = { editable, text, length, position, connection in
        let inserted = InsertedText(text, length, position)
        var replacement: String?
        withUnsafePointer(to: inserted) { inserted in
            withUnsafeMutablePointer(to: &replacement) {
                SignalArguments.deliverReturning(inserted, UnsafeMutableRawPointer($0), to: connection)
            }
        }
        guard let replacement, replacement != inserted.text else { return }
        if !replacement.isEmpty {
            // The insertion emits the signal again, so the connection that provided the text is blocked.
            let isSameConnection = G_SIGNAL_MATCH_DATA
            g_signal_handlers_block_matched(editable, isSameConnection, 0, 0, nil, nil, connection)
            let text = terminated(replacement, "gtk_editable_insert_text: text")
            gtk_editable_insert_text(OpaquePointer(editable), text, -1, position)
            g_signal_handlers_unblock_matched(editable, isSameConnection, 0, 0, nil, nil, connection)
        }
        g_signal_stop_emission_by_name(editable, "insert-text")
    }
    // GLib stores all handlers as `GCallback`, and calls each one with its actual type.
    return unsafeBitCast(callback, to: GCallback.self)
}()
