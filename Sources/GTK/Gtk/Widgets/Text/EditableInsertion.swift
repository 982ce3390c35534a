import CGtk
@_spi(Binding) import Gsk

extension Editable {
    /// Emitted when text is about to be inserted at a position. `GtkEditable::insert-text`.
    ///
    /// - A handler returns the text to insert in place of the original text. If it returns an empty string, no text is
    ///   inserted. If it returns nil, the original text is inserted. The insertion of the returned text doesn't call
    ///   the handler again.
    /// - The widget that edits the text emits the signal. If there is a `delegate`, the delegate edits the text. The
    ///   signal is emitted once for each piece of text that the user types or the program inserts.
    /// - Positions are counted in characters.
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

/// The text that is about to be inserted. The C handler passes this structure to the Swift handler.
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
            // Inserting the replacement emits the signal again. The connection whose handler returned the replacement
            // is blocked during that emission.
            let isSameConnection = G_SIGNAL_MATCH_DATA
            g_signal_handlers_block_matched(editable, isSameConnection, 0, 0, nil, nil, connection)
            let text = terminated(replacement, "gtk_editable_insert_text: text")
            gtk_editable_insert_text(OpaquePointer(editable), text, -1, position)
            g_signal_handlers_unblock_matched(editable, isSameConnection, 0, 0, nil, nil, connection)
        }
        g_signal_stop_emission_by_name(editable, "insert-text")
    }
    // `GCallback` is only the type under which GLib stores handlers. GLib calls each handler with its actual type.
    return unsafeBitCast(callback, to: GCallback.self)
}()
