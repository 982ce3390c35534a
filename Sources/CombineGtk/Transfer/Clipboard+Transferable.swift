import Combine
import Gtk

extension Clipboard {
    /// Puts a value on the clipboard, for this program and others. `gdk_clipboard_set_content`. UIKit's `UIPasteboard`.
    ///
    /// ```swift
    /// try window.clipboard.write(note)
    /// ```
    ///
    /// The value is encoded immediately. Throws the errors of its `encode`, and ``TransferError``.
    public func write(_ item: some Transferable) throws {
        guard setContent(try TransferContent.provider(for: item)) else { throw TransferError.clipboardRefused }
    }

    /// Reads a value from the clipboard. Returns nil if the clipboard contains no value of the type.
    ///
    /// ```swift
    /// if let note = try await window.clipboard.read(Note.self) { viewModel.add(note) }
    /// ```
    ///
    /// A value that this program wrote is returned itself. A value from another program is read while the main loop
    /// runs. Throws the errors of the type's `decode`, GLib errors and ``TransferError``.
    public func read<Item: Transferable>(_ type: Item.Type) async throws -> Item? {
        try await TransferContent.load(type, from: self)
    }

    /// Returns a Boolean value that indicates whether a value of a type can be read.
    public func contains(_ type: (some Transferable).Type) -> Bool {
        TransferContent.formats(of: type).matches(formats)
    }

    /// Returns a publisher that sends whether a value of a type can be read, now and when the clipboard changes.
    ///
    /// ```swift
    /// paste.reactive.isSensitive <~ window.clipboard.publisher(containing: Note.self)
    /// ```
    public func publisher(containing type: (some Transferable).Type) -> some Publisher<Bool, Never> {
        let readable = TransferContent.formats(of: type)
        return publisher(for: \.formats).map { readable.matches($0) }.removeDuplicates()
    }
}
