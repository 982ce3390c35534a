import Gtk

/// The position of the cursor in a text that is about to be replaced.
@MainActor
struct Caret {
    private let editable: any Editable
    private let text: String
    private let position: Int

    /// Stores the cursor position of an object that has one.
    init?(of object: Object) {
        guard let editable = object as? any Editable else { return nil }
        self.editable = editable
        text = editable.text
        position = editable.position
    }

    /// Restores the cursor position: at the end of the new text if it was at the end of the old one, or else at the
    /// same position.
    func restore() {
        let new = editable.text
        if new == text { return }
        let count = new.unicodeScalars.count
        let kept = position == text.unicodeScalars.count ? count : min(position, count)
        if editable.position != kept { editable.position = kept }
    }
}
