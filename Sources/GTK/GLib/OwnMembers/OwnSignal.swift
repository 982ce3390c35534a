import CGtk
import Combine

/// A signal that a Swift class declares: a GObject signal, to which C and `.ui` files connect by name.
///
/// ```swift
/// final class Document: Object {
///     let saved = OwnSignal<(id: Int, title: String)>()   // "saved"
///     let willClose = OwnSignal<Void>("closing")          // "closing"; else it were "will-close"
/// }
/// document.saved.emit((1, "Notes"))
/// document.saved.sink(on: self) { window, event in window.title = event.title }
/// ```
///
/// - An object's stored property. It behaves as ``Signal`` does in demand, completion, lifetime and threading, and does not keep
///   its object.
/// - C receives the elements of the tuple as arguments. Values of types that aren't ``ValueConvertible`` are boxed.
/// - A custom name is known after Swift creates the first object.
/// - A name that the class or one of its superclasses has already traps when the C class is made.
@MainActor
public final class OwnSignal<Output>: Publisher {
    public typealias Failure = Never

    let explicitName: String?
    // Unsafe only to the checker: set once, before anybody but the object's initializer has this.
    private nonisolated(unsafe) weak var object: Object?
    private nonisolated(unsafe) var definition: PlainSignalDefinition<Output>?

    /// Creates a signal of the objects of the class that it is a stored property of.
    ///
    /// - Parameter name: the GObject name, or nil for the property's name in GObject's spelling.
    public nonisolated init(_ name: String? = nil) {
        explicitName = name
    }

    /// The signal as the publisher that GTK's are.
    public nonisolated var signal: Signal<Output> {
        guard let definition else {
            fatalError("\(Self.self) isn't a stored property of an Object subclass, or its object isn't created yet")
        }
        return Signal(of: object, definition.name, definition.shape)
    }

    /// Emits the signal, `g_signal_emitv`: handlers run before it returns. Nothing happens once the object no longer
    /// exists.
    ///
    /// - Parameters:
    ///   - event: the arguments.
    ///   - detail: has handlers of `name::detail` run too, and none of other details.
    public func emit(_ event: Output, detail: String? = nil) {
        guard let object else { return }
        guard let definition else { fatalError("\(Self.self) emits before its object is created") }
        definition.events.emit(event, from: object, definition.id, detail: detail, nil)
    }

    /// Returns the signal's emissions of one detail alone.
    public func detailed(_ detail: String) -> Signal<Output> {
        signal.detailed(detail)
    }

    public nonisolated func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
        signal.receive(subscriber: subscriber)
    }
}

extension OwnSignal where Output == Void {
    /// Emits the signal, `g_signal_emitv`. See the other `emit`.
    public func emit(detail: String? = nil) {
        emit((), detail: detail)
    }
}

/// The functions of `Signal` in addition to publishing.
extension OwnSignal {
    /// The same signal, observed after the class's own handler, `g_signal_connect_after`.
    public nonisolated var after: Signal<Output> { signal.after }

    /// The events as an asynchronous sequence that loses none.
    public nonisolated var values: AsyncPublisher<Signal<Output>> { signal.values }

    /// Connects a closure for as long as the result is kept, `g_signal_connect`. See ``Signal``.
    public func connect(after: Bool = false, _ handler: @escaping @MainActor (Output) -> Void) -> AnyCancellable {
        signal.connect(after: after, handler)
    }

    /// Connects a closure that gets an object with each event, for as long as the object lives. See ``Signal``.
    @discardableResult
    public func connect<Owner: Storable>(
        on owner: Owner,
        after: Bool = false,
        _ handler: @escaping @MainActor (Owner, Output) -> Void
    ) -> any Disposable {
        signal.connect(on: owner, after: after, handler)
    }

    /// Connects a closure that gets an object at each event. See ``Signal``.
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
        OwnSignalPlace<OwnSignal>(field, PlainSignalDefinition(field, of: owner))
    }

    func settle(_ definition: PlainSignalDefinition<Output>) {}

    func attach(to object: Object, _ definition: PlainSignalDefinition<Output>) {
        self.object = object
        self.definition = definition
    }
}

/// A signal without a result, as GLib knows it.
final class PlainSignalDefinition<Output>: OwnSignalDefinition {
    let events: SignalEvents<Output>
    nonisolated let shape: SignalShape<Output>

    override init(_ field: ReflectedField, of owner: Object.Type) {
        events = SignalEvents("\(owner).\(field.name)")
        shape = events.shape
        super.init(field, of: owner)
    }

    override func register(in type: GType) -> guint {
        events.register(name, in: type, returning: FundamentalType.none, accumulator: nil, nil)
    }
}
