import Gtk

/// An object that observes the user's edits of a text buffer.
@MainActor
final class TextEdits {
    private var isEditing = false
    private var pending: (@MainActor () -> Void)?
    private var viewObservation: AnyCancellable?
    private var bufferObservations: [AnyCancellable] = []

    /// Observes the edits of a text view or text buffer. Fails if the object is neither of them.
    init?(of object: Object) {
        if let view = object as? TextView {
            viewObservation = view.publisher(for: \.buffer).sink { [weak self] in self?.follow($0) }
        } else if let buffer = object as? TextBuffer {
            follow(buffer)
        } else {
            return nil
        }
    }

    /// Calls a closure, after the current edit if the buffer is being edited. During an edit, GTK uses positions in the
    /// text that become invalid if the text changes.
    func afterEdit(_ body: @escaping @MainActor () -> Void) {
        if isEditing { pending = body } else { body() }
    }

    private func follow(_ buffer: TextBuffer) {
        end()
        let begin = [buffer.beginUserActionSignal, buffer.undoSignal, buffer.redoSignal].map { signal in
            signal.connect { [weak self] in self?.isEditing = true }
        }
        bufferObservations =
            begin + [
                buffer.endUserActionSignal.connect(after: true) { [weak self, unowned buffer] in
                    buffer.endingUserAction { self?.end() }
                },
                buffer.undoSignal.connect(after: true) { [weak self] in self?.end() },
                buffer.redoSignal.connect(after: true) { [weak self] in self?.end() },
            ]
    }

    private func end() {
        isEditing = false
        pending.take()?()
    }
}
