import CGtk
import CombineGtk

/// An object with a text property, which the random operations use as a target. It's an instance of one of several
/// classes.
@MainActor
final class RandomBindingTarget {
    /// The number of C objects of targets that haven't been finalized.
    private(set) static var alive = 0

    let object: Object
    /// The name of the GObject property that contains the text.
    let propertyName: String
    let set: (String) -> Void
    let get: () -> String
    let bind: (RandomBindingSource) -> any Disposable
    let drive: (RandomBindingSource) -> any Disposable
    /// A closure that sets the text to each value, even if the value doesn't change.
    let assign: (AnyPublisher<String, Never>) -> AnyCancellable
    /// A closure that inserts or deletes text like key presses of the user.
    let type: (String) -> Void

    /// - Parameters:
    ///   - number: The number that determines the class.
    ///   - changed: A closure that is called at each change.
    init(_ number: Int, changed: @escaping () -> Void) {
        switch number % 4 {
        case 0:
            let entry = Entry()
            (object, propertyName) = (entry, "text")
            (set, get) = ({ [unowned entry] in entry.text = $0 }, { [unowned entry] in entry.text })
            bind = { [unowned entry] in $0.bind(entry.reactive.text) }
            drive = { [unowned entry] in $0.drive(entry.reactive.text) }
            assign = { [unowned entry] in $0.assign(to: \.text, on: entry) }
            type = { [unowned entry] text in
                entry.deleteText(in: 0..<min(1, entry.text.unicodeScalars.count))
                var position = entry.text.unicodeScalars.count
                entry.insert(text, at: &position)
            }
            entry.publisher(for: \.text).changes.sink { _ in changed() }.store(in: &entry.cancellables)
        case 1:
            let label = Label()
            (object, propertyName) = (label, "label")
            (set, get) = ({ [unowned label] in label.label = $0 }, { [unowned label] in label.label })
            bind = { [unowned label] in $0.bind(label.reactive.label) }
            drive = { [unowned label] in $0.drive(label.reactive.label) }
            assign = { [unowned label] in $0.assign(to: \.label, on: label) }
            type = { [unowned label] text in label.label += text }
            label.publisher(for: \.label).changes.sink { _ in changed() }.store(in: &label.cancellables)
        case 2:
            let buffer = TextBuffer(table: nil)
            (object, propertyName) = (buffer, "text")
            (set, get) = ({ [unowned buffer] in buffer.text = $0 }, { [unowned buffer] in buffer.text })
            bind = { [unowned buffer] in $0.bind(buffer.reactive.text) }
            drive = { [unowned buffer] in $0.drive(buffer.reactive.text) }
            assign = { [unowned buffer] in $0.assign(to: \.text, on: buffer) }
            type = { [unowned buffer] text in buffer.insertAtCursor(text) }
            buffer.publisher(for: \.text).changes.sink { _ in changed() }.store(in: &buffer.cancellables)
        default:
            let button = Button(label: "")
            (object, propertyName) = (button, "label")
            (set, get) = ({ [unowned button] in button.label = $0 }, { [unowned button] in button.label ?? "" })
            bind = { [unowned button] in $0.bind(button.reactive.label) }
            drive = { [unowned button] in $0.drive(button.reactive.label) }
            assign = { [unowned button] in $0.map { $0 as String? }.assign(to: \.label, on: button) }
            type = { [unowned button] text in button.label = (button.label ?? "") + text }
            button.publisher(for: \.label).changes.sink { _ in changed() }.store(in: &button.cancellables)
        }
        RandomBindingTarget.alive += 1
        let disposed: GWeakNotify = { _, _ in MainActor.assumeIsolated { RandomBindingTarget.alive -= 1 } }
        g_object_weak_ref(object.pointer.assumingMemoryBound(to: GObject.self), disposed, nil)
    }

    // MARK: GObject bindings

    /// Binds the text of another target to the text of this one with `g_object_bind_property`.
    func link(_ other: RandomBindingTarget, _ flags: GBindingFlags) -> OpaquePointer {
        guard
            let binding = g_object_bind_property(
                object.pointer,
                propertyName,
                other.object.pointer,
                other.propertyName,
                flags
            )
        else { fatalError("GLib bound no \(propertyName)") }
        return binding
    }

    /// Returns a Boolean value that indicates whether setting the text to its current value emits `notify`. In this
    /// case, GObject bindings forward the text.
    ///
    /// - Parameters:
    ///   - number: The number that determines the class.
    ///   - isLinked: A Boolean value that indicates whether a GObject binding, rather than the Swift property, sets the
    ///     text.
    static func notifiesOfEqual(_ number: Int, _ text: String, isLinked: Bool) -> Bool {
        let (target, count) = (RandomBindingTarget(number) {}, UnsafeMutablePointer<Int>.allocate(capacity: 1))
        defer { count.deallocate() }
        count.initialize(to: 0)
        target.set(text)
        let notified: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, count in
            count?.assumingMemoryBound(to: Int.self).pointee += 1
        }
        let (pointer, name) = (target.object.pointer, "notify::\(target.propertyName)")
        let callback = unsafeBitCast(notified, to: GCallback.self)
        let handler = g_signal_connect_data(pointer, name, callback, count, nil, GConnectFlags(rawValue: 0))
        if isLinked {
            let source = Label()
            source.label = text
            g_object_bind_property(source.pointer, "label", pointer, target.propertyName, G_BINDING_SYNC_CREATE)
        } else {
            target.set(text)
        }
        g_signal_handler_disconnect(pointer, handler)
        return count.pointee > 0
    }
}
