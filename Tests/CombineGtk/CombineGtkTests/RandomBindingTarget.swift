import CGtk
import CombineGtk

/// An object with a text, of one of several classes, for random operations.
@MainActor
final class RandomBindingTarget {
    /// The number of C objects of targets that aren't disposed.
    private(set) static var alive = 0

    let object: Object
    /// The name of the GObject property of the text.
    let propertyName: String
    let set: (String) -> Void
    let get: () -> String
    let bind: (RandomBindingSource) -> any Disposable
    let drive: (RandomBindingSource) -> any Disposable
    /// Assigns each value, including equal ones.
    let assign: (AnyPublisher<String, Never>) -> AnyCancellable
    /// Inserts and deletes text like the user's keys.
    let type: (String) -> Void

    /// - Parameters:
    ///   - number: - number: Determines the class.
    ///   - changed: - changed: A closure that is called at each change.
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

    /// Binds another target's text to this one's with `g_object_bind_property`.
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

    /// Returns a Boolean value that indicates whether setting the text of a class to its current value emits `notify`,
    /// so that GObject bindings forward it.
    ///
    /// - Parameters:
    ///   - number: - number: Determines the class.
    ///   - isLinked: - isLinked: A Boolean value that indicates whether a GObject binding sets the text instead of the
    ///     Swift property.
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
