import CGtk
import Combine

/// A GObject signal that a Swift class declares. C and `.ui` files can connect to it by name.
///
/// ```swift
/// final class Document: Object {
///     let saved = OwnSignal<(id: Int, title: String)>()   // "saved"
///     let willClose = OwnSignal<Void>("closing")          // "closing", not "will-close"
/// }
/// document.saved.emit((1, "Notes"))
/// document.saved.sink(on: self) { window, event in window.title = event.title }
/// ```
///
/// - The signal must be a stored property of an object. It doesn't retain the object. It handles demand, completion,
///   lifetime and threading like ``Signal``.
/// - If the event is a tuple, C receives its elements as arguments. Values of types that aren't ``ValueConvertible``
///   are boxed.
/// - A custom name is read from the first object that Swift creates. If C creates an object of the class earlier, the
///   signal is first registered under a name that is derived from the Swift name. When Swift creates an object, the
///   signal is registered under the custom name, too.
/// - If the name is already used in the class or a superclass, the program traps when the C class is created.
@MainActor
public final class OwnSignal<Output>: Publisher {
    public typealias Failure = Never

    let explicitName: String?
    private let classHandler: (@MainActor (Object, Output) -> Void)?
    // `nonisolated(unsafe)` is safe here. Both properties are set only once, while only the object's initializer can
    // access this signal.
    private nonisolated(unsafe) weak var object: Object?
    private nonisolated(unsafe) var definition: PlainSignalDefinition<Output>?

    /// Creates a signal for a stored property of a class.
    ///
    /// - Parameter name: The GObject name, or nil to derive it from the name of the stored property.
    public nonisolated init(_ name: String? = nil) {
        explicitName = name
        classHandler = nil
    }

    /// Creates a signal with a class handler. The class handler runs in each emission. It runs after the connected
    /// handlers and before the handlers that were connected with ``after``.
    ///
    /// ```swift
    /// class Document: Object {
    ///     let saved = OwnSignal<Int>(classHandler: Document.onSaved)
    ///     func onSaved(_ id: Int) {}
    /// }
    /// ```
    ///
    /// A subclass can override the method. This initializer corresponds to the parameter `class_closure` of
    /// `g_signal_newv`.
    ///
    /// - Parameters:
    ///   - name: The GObject name, or nil to derive it from the name of the stored property.
    ///   - classHandler: A method of the class. All objects of the class use the class handler of the first object that
    ///     is created.
    public nonisolated init<Owner: Object>(
        _ name: String? = nil,
        classHandler: @escaping @MainActor (Owner) -> @MainActor (Output) -> Void
    ) {
        explicitName = name
        self.classHandler = { object, event in
            guard let owner = object as? Owner else {
                fatalError("A class handler of \(Owner.self) was called for \(object), which isn't a \(Owner.self)")
            }
            classHandler(owner)(event)
        }
    }

    /// A publisher of the signal's emissions. It has the same type as the publishers of GTK signals.
    public nonisolated var signal: Signal<Output> {
        guard let definition else {
            fatalError("\(Self.self) isn't a stored property of an Object subclass, or its object isn't created yet")
        }
        return Signal(of: object, definition.name, definition.shape)
    }

    /// Emits the signal. The handlers run before this method returns. If the object no longer exists, this method does
    /// nothing. `g_signal_emitv`.
    ///
    /// - Parameters:
    ///   - event: The arguments.
    ///   - detail: The detail, or nil for an emission without a detail. Handlers that are connected to `name::detail`
    ///     run only if the emission has that detail.
    public func emit(_ event: Output, detail: String? = nil) {
        guard let object else { return }
        guard let definition else { fatalError("\(Self.self) was emitted before its object was created") }
        definition.events.emit(event, from: object, definition.id, detail: detail, nil)
    }

    /// Returns a publisher of only those emissions that have the given detail.
    public func detailed(_ detail: String) -> Signal<Output> { signal.detailed(detail) }

    public nonisolated func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
        signal.receive(subscriber: subscriber)
    }
}

extension OwnSignal where Output == Void {
    /// Creates a signal without arguments and with a class handler. Unlike the class handler of a signal with arguments,
    /// the method has no parameters.
    public nonisolated convenience init<Owner: Object>(
        _ name: String? = nil,
        classHandler: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) {
        self.init(name, classHandler: { (owner: Owner) in { (_: Void) in classHandler(owner)() } })
    }

    /// Emits a signal without arguments. `g_signal_emitv`.
    public func emit(detail: String? = nil) { emit((), detail: detail) }
}

/// The members of `Signal` that other publishers don't have. They are forwarded to ``signal``.
extension OwnSignal {
    /// A publisher of the signal's emissions whose subscribers run after the class handler. `g_signal_connect_after`.
    public nonisolated var after: Signal<Output> { signal.after }

    /// The events as an asynchronous sequence. Events are buffered until they are awaited.
    public nonisolated var values: AsyncPublisher<Signal<Output>> { signal.values }

    /// Connects a closure. The closure stays connected as long as the returned object exists. `g_signal_connect`. See
    /// ``Signal``.
    public func connect(after: Bool = false, _ handler: @escaping @MainActor (Output) -> Void) -> AnyCancellable {
        signal.connect(after: after, handler)
    }

    /// Connects a closure that receives an object and the event. The closure stays connected as long as the object
    /// exists. See ``Signal``.
    @discardableResult
    public func connect<Owner: Storable>(
        on owner: Owner,
        after: Bool = false,
        _ handler: @escaping @MainActor (Owner, Output) -> Void
    ) -> any Disposable {
        signal.connect(on: owner, after: after, handler)
    }

    /// Connects a closure to a signal without arguments. The closure receives an object, and stays connected as long as
    /// the object exists. See ``Signal``.
    @discardableResult
    public func connect<Owner: Storable>(
        on owner: Owner,
        after: Bool = false,
        _ handler: @escaping @MainActor (Owner) -> Void
    ) -> any Disposable where Output == Void {
        signal.connect(on: owner, after: after, handler)
    }
}

extension OwnSignal: OwnSignalInstance, OwnSignalDeclaration {
    static func makeMember(_ field: ReflectedField, of owner: Object.Type) -> any OwnSignalMember {
        let (name, description) = (MemberName.kebabCase(field.name), "\(owner).\(field.name)")
        return OwnSignalLocation<OwnSignal>(field, PlainSignalDefinition(name, description))
    }

    var hasClassHandler: Bool { classHandler != nil }

    func applyArguments(to definition: PlainSignalDefinition<Output>) {
        definition.classHandler = classHandler
    }

    func attach(to object: Object, _ definition: PlainSignalDefinition<Output>) {
        self.object = object
        self.definition = definition
    }
}

/// The definition of a signal without a result. It's registered with GLib.
final class PlainSignalDefinition<Output>: OwnSignalDefinition {
    let events: SignalEvents<Output>
    nonisolated let shape: SignalShape<Output>
    /// The class handler. It's nil if the signal has no class handler or the first object doesn't exist yet.
    var classHandler: (@MainActor (Object, Output) -> Void)?

    override init(_ name: String, _ description: String) {
        events = SignalEvents(description)
        shape = events.shape
        super.init(name, description)
    }

    override var argumentTypes: [GType] { events.types }

    override func register(in type: GType, classClosure: UnsafeMutablePointer<GClosure>?) -> guint {
        events.register(name, in: type, returning: returnType, classClosure: classClosure, accumulator: nil, nil)
    }

    override func callClassHandler(
        _ object: Object,
        _ values: UnsafeBufferPointer<GValue>,
        _ result: UnsafeMutablePointer<GValue>?
    ) -> Bool {
        guard let classHandler else { return false }
        classHandler(object, events.decode(values))
        return true
    }
}
