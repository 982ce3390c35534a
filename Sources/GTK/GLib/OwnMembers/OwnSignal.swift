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
/// - It's a stored property of an object. It behaves like ``Signal`` in demand, completion, lifetime and threading, and
///   doesn't retain its object.
/// - C receives the elements of the tuple as arguments. Values of types that aren't ``ValueConvertible`` are boxed.
/// - If C creates the first object of the class, a custom name isn't known yet.
/// - If the name is already used in the class or a superclass, the program traps when the C class is created.
@MainActor
public final class OwnSignal<Output>: Publisher {
    public typealias Failure = Never

    let explicitName: String?
    private let classHandler: (@MainActor (Object, Output) -> Void)?
    // `nonisolated(unsafe)` is safe here: both properties are set once, before code other than the object's initializer
    // can access this signal.
    private nonisolated(unsafe) weak var object: Object?
    private nonisolated(unsafe) var definition: PlainSignalDefinition<Output>?

    /// Creates a signal for a stored property of a class.
    ///
    /// - Parameter name: The GObject name, or nil to derive it from the property's name.
    public nonisolated init(_ name: String? = nil) {
        explicitName = name
        classHandler = nil
    }

    /// Creates a signal with a class handler, which is a method that each emission calls after the handlers and before
    /// handlers that are connected with ``after``.
    ///
    /// ```swift
    /// class Document: Object {
    ///     let saved = OwnSignal<Int>(classHandler: Document.onSaved)
    ///     func onSaved(_ id: Int) {}
    /// }
    /// ```
    ///
    /// A subclass can override the method. `GClosure *class_closure` of `g_signal_newv`.
    ///
    /// - Parameters:
    ///   - name: The GObject name, or nil to derive it from the property's name.
    ///   - classHandler: A method of the class. All objects of the class use the class handler of the first object.
    public nonisolated init<Owner: Object>(
        _ name: String? = nil,
        classHandler: @escaping @MainActor (Owner) -> @MainActor (Output) -> Void
    ) {
        explicitName = name
        self.classHandler = { object, event in
            guard let owner = object as? Owner else {
                fatalError("A class handler of \(Owner.self) was called for \(object)")
            }
            classHandler(owner)(event)
        }
    }

    /// The publisher of the signal, of the same type as the publishers of GTK signals.
    public nonisolated var signal: Signal<Output> {
        guard let definition else {
            fatalError("\(Self.self) isn't a stored property of an Object subclass, or its object isn't created yet")
        }
        return Signal(of: object, definition.name, definition.shape)
    }

    /// Emits the signal, `g_signal_emitv`. Handlers run before it returns. Does nothing if the object no longer exists.
    ///
    /// - Parameters:
    ///   - event: The arguments.
    ///   - detail: The detail, or nil. With a detail, handlers of `name::detail` also run, but not those of other
    ///     details.
    public func emit(_ event: Output, detail: String? = nil) {
        guard let object else { return }
        guard let definition else { fatalError("\(Self.self) was emitted before its object was created") }
        definition.events.emit(event, from: object, definition.id, detail: detail, nil)
    }

    /// Returns a signal that receives only the emissions with the given detail.
    public func detailed(_ detail: String) -> Signal<Output> {
        signal.detailed(detail)
    }

    public nonisolated func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
        signal.receive(subscriber: subscriber)
    }
}

extension OwnSignal where Output == Void {
    /// Creates a signal with a class handler, which is a method that each emission calls after the handlers.
    ///
    /// See the other `init(_:classHandler:)`.
    ///
    /// - Parameters:
    ///   - name: The GObject name, or nil to derive it from the property's name.
    ///   - classHandler: A method of the class. All objects of the class use the class handler of the first object.
    public nonisolated convenience init<Owner: Object>(
        _ name: String? = nil,
        classHandler: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) {
        self.init(name, classHandler: { (owner: Owner) in { (_: Void) in classHandler(owner)() } })
    }

    /// Emits the signal. `g_signal_emitv`.
    public func emit(detail: String? = nil) {
        emit((), detail: detail)
    }
}

/// The methods of `Signal` that aren't methods of all publishers.
extension OwnSignal {
    /// The publisher of the signal whose subscribers run after the class handler. `g_signal_connect_after`.
    public nonisolated var after: Signal<Output> { signal.after }

    /// The events as an asynchronous sequence. Events are buffered until they are awaited.
    public nonisolated var values: AsyncPublisher<Signal<Output>> { signal.values }

    /// Connects a closure. It stays connected as long as the returned object exists. `g_signal_connect`. See
    /// ``Signal``.
    public func connect(after: Bool = false, _ handler: @escaping @MainActor (Output) -> Void) -> AnyCancellable {
        signal.connect(after: after, handler)
    }

    /// Connects a closure that receives an object and the event. It stays connected as long as the object exists. See
    /// ``Signal``.
    @discardableResult
    public func connect<Owner: Storable>(
        on owner: Owner,
        after: Bool = false,
        _ handler: @escaping @MainActor (Owner, Output) -> Void
    ) -> any Disposable {
        signal.connect(on: owner, after: after, handler)
    }

    /// Connects a closure that receives an object, for a signal without arguments. See ``Signal``.
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
        return OwnSignalPlace<OwnSignal>(field, PlainSignalDefinition(name, description))
    }

    var hasClassHandler: Bool { classHandler != nil }

    func settle(_ definition: PlainSignalDefinition<Output>) {
        definition.classHandler = classHandler
    }

    func attach(to object: Object, _ definition: PlainSignalDefinition<Output>) {
        self.object = object
        self.definition = definition
    }
}

/// The definition of a signal without a result, as registered with GLib.
final class PlainSignalDefinition<Output>: OwnSignalDefinition {
    let events: SignalEvents<Output>
    nonisolated let shape: SignalShape<Output>
    /// The class handler, or nil until the first object exists.
    var classHandler: (@MainActor (Object, Output) -> Void)?

    override init(_ name: String, _ description: String) {
        events = SignalEvents(description)
        shape = events.shape
        super.init(name, description)
    }

    override var argumentTypes: [GType] { events.types }

    override func register(in type: GType, classClosure: UnsafeMutablePointer<GClosure>?) -> guint {
        events.register(
            name,
            in: type,
            returning: returnType,
            classClosure: classClosure,
            accumulator: nil,
            nil
        )
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
