import Gtk

/// The cursor position in text that is about to be replaced.
@MainActor
struct Caret {
    private let editable: any Editable
    private let text: String
    private let position: Int

    /// Stores the cursor position of an editable object. Fails if the object isn't editable.
    init?(of object: Object) {
        guard let editable = object as? any Editable else { return nil }
        self.editable = editable
        text = editable.text
        position = editable.position
    }

    /// Restores the cursor position. A cursor that was at the end of the previous text moves to the end of the new
    /// text.
    func restore() {
        let new = editable.text
        if new == text { return }
        let count = new.unicodeScalars.count
        let kept = position == text.unicodeScalars.count ? count : min(position, count)
        if editable.position != kept { editable.position = kept }
    }
}
