import Combine
import Gtk

extension Clipboard {
    /// Puts a value on the clipboard, for this program and others. `gdk_clipboard_set_content`. UIKit's `UIPasteboard`.
    ///
    /// ```swift
    /// try window.clipboard.write(note)
    /// ```
    ///
    /// What the value's type encodes is encoded now. Throws what its `encode` throws, and ``TransferError``.
    public func write(_ item: some Transferable) throws {
        guard setContent(try TransferContent.provider(for: item)) else { throw TransferError.clipboardRefused }
    }

    /// Reads a value from the clipboard; `nil` where it has none of the type.
    ///
    /// ```swift
    /// if let note = try await window.clipboard.read(Note.self) { viewModel.add(note) }
    /// ```
    ///
    /// What this program wrote comes as it is; what another one did is read while the main loop runs. Throws what the type's
    /// `decode` throws, GLib's errors and ``TransferError``.
    public func read<Item: Transferable>(_ type: Item.Type) async throws -> Item? {
        try await TransferContent.load(type, from: self)
    }

    /// Whether a value of a type can be read.
    public func contains(_ type: (some Transferable).Type) -> Bool {
        TransferContent.formats(of: type).matches(formats)
    }

    /// Whether a value of a type can be read, now and as the clipboard changes.
    ///
    /// ```swift
    /// paste.reactive.isSensitive <~ window.clipboard.publisher(containing: Note.self)
    /// ```
    public func publisher(containing type: (some Transferable).Type) -> some Publisher<Bool, Never> {
        let readable = TransferContent.formats(of: type)
        return publisher(for: \.formats).map { readable.matches($0) }.removeDuplicates()
    }
}
