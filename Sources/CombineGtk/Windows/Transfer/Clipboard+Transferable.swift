import Gtk

extension Clipboard {
    /// Copies a value to the clipboard, for this program and others. This method uses `gdk_clipboard_set_content`. The
    /// clipboard corresponds to `UIPasteboard` in UIKit.
    ///
    /// ```swift
    /// try window.clipboard.write(note)
    /// ```
    ///
    /// The value is encoded immediately. The method throws the errors of the value's `encode` closure, and
    /// ``TransferError``.
    public func write(_ item: some Transferable) throws {
        guard setContent(try TransferContent.provider(for: item)) else { throw TransferError.clipboardRefused }
    }

    /// Reads a value from the clipboard. Returns nil if the clipboard doesn't contain a value of the type.
    ///
    /// ```swift
    /// if let note = try await window.clipboard.read(Note.self) { viewModel.add(note) }
    /// ```
    ///
    /// A value from this program is returned unchanged. A value from another program is read asynchronously. The method
    /// throws the errors of the type's `decode` closure, GLib errors and ``TransferError``.
    public func read<Item: Transferable>(_ type: Item.Type) async throws -> Item? {
        try await TransferContent.load(type, from: self)
    }

    /// Returns a Boolean value that indicates whether the clipboard contains a value of a type.
    public func contains(_ type: (some Transferable).Type) -> Bool {
        TransferContent.formats(of: type).matches(formats)
    }

    /// Returns a publisher that sends true when the clipboard contains a value of a type and false otherwise. It sends
    /// the current value and each change.
    ///
    /// ```swift
    /// paste.reactive.isSensitive <~ window.clipboard.publisher(containing: Note.self)
    /// ```
    public func publisher(containing type: (some Transferable).Type) -> some Publisher<Bool, Never> {
        let readable = TransferContent.formats(of: type)
        return publisher(for: \.formats).map { readable.matches($0) }.removeDuplicates()
    }
}
