import CombineGtk

/// An object with a text, of one of several classes, for random operations.
@MainActor
final class RandomBindingTarget {
    let object: Object
    let set: (String) -> Void
    let get: () -> String
    let bind: (CurrentValueRelay<String>) -> any Disposable
    let drive: (CurrentValueRelay<String>) -> any Disposable
    /// Inserts and deletes as a user's keys do.
    let type: (String) -> Void

    /// - Parameters:
    ///   - number: decides about the class.
    ///   - changed: called at each change.
    init(_ number: Int, changed: @escaping () -> Void) {
        switch number % 4 {
        case 0:
            let entry = Entry()
            (object, set, get) = (entry, { [unowned entry] in entry.text = $0 }, { [unowned entry] in entry.text })
            bind = { [unowned entry] in entry.reactive.text <~> $0 }
            drive = { [unowned entry] in entry.reactive.text <~ $0 }
            type = { [unowned entry] text in
                entry.deleteText(in: 0..<min(1, entry.text.unicodeScalars.count))
                var position = entry.text.unicodeScalars.count
                entry.insert(text, at: &position)
            }
            entry.publisher(for: \.text).changes.sink { _ in changed() }.store(in: &entry.cancellables)
        case 1:
            let label = Label()
            (object, set, get) = (label, { [unowned label] in label.label = $0 }, { [unowned label] in label.label })
            bind = { [unowned label] in label.reactive.label <~> $0 }
            drive = { [unowned label] in label.reactive.label <~ $0 }
            type = { [unowned label] text in label.label += text }
            label.publisher(for: \.label).changes.sink { _ in changed() }.store(in: &label.cancellables)
        case 2:
            let buffer = TextBuffer(table: nil)
            (object, set, get) = (
                buffer, { [unowned buffer] in buffer.text = $0 }, { [unowned buffer] in buffer.text }
            )
            bind = { [unowned buffer] in buffer.reactive.text <~> $0 }
            drive = { [unowned buffer] in buffer.reactive.text <~ $0 }
            type = { [unowned buffer] text in buffer.insertAtCursor(text) }
            buffer.publisher(for: \.text).changes.sink { _ in changed() }.store(in: &buffer.cancellables)
        default:
            let button = Button(label: "")
            (object, set, get) = (
                button, { [unowned button] in button.label = $0 }, { [unowned button] in button.label ?? "" }
            )
            bind = { [unowned button] in button.reactive.label <~> $0 }
            drive = { [unowned button] in button.reactive.label <~ $0 }
            type = { [unowned button] text in button.label = (button.label ?? "") + text }
            button.publisher(for: \.label).changes.sink { _ in changed() }.store(in: &button.cancellables)
        }
    }
}
