import CGtk
import Combine

/// A GObject signal that a Swift class declares. Its handlers return a value.
///
/// ```swift
/// final class Document: Object {
///     let closeRequest = OwnReturningSignal<Void, Bool>(accumulator: .firstHandled)
///     let weight = OwnReturningSignal<String, Int>(default: 0, accumulator: .combining { $0 + $1 })
/// }
/// if document.closeRequest.emit() { return }
/// let connection = document.closeRequest.connect { hasUnsavedChanges }
/// ```
///
/// Subscribers that don't return a value, such as `sink`, don't affect the result. In all other respects, the signal
/// behaves like ``OwnSignal`` and ``ReturningSignal``.
@MainActor
public final class OwnReturningSignal<Output, Result>: Publisher {
    public typealias Failure = Never

    let explicitName: String?
    private let defaultResult: Result
    private let accumulator: SignalAccumulator<Result>
    private let classHandler: (@MainActor (Object, Output) -> Result)?
    // `nonisolated(unsafe)` is safe here. Both properties are set only once, while only the object's initializer can
    // access this signal.
    private nonisolated(unsafe) weak var object: Object?
    private nonisolated(unsafe) var definition: ReturningSignalDefinition<Output, Result>?

    /// Creates a signal for a stored property of a class.
    ///
    /// - Parameters:
    ///   - name: The GObject name, or nil to derive it from the name of the stored property.
    ///   - defaultResult: The result if no handler returns a value.
    ///   - accumulator: The function that combines the results of the handlers. All objects of the class use the
    ///     accumulator of the first object that is created.
    public init(_ name: String? = nil, default defaultResult: Result, accumulator: SignalAccumulator<Result> = .last) {
        explicitName = name
        self.defaultResult = defaultResult
        self.accumulator = accumulator
        classHandler = nil
    }

    /// Creates a signal with a class handler. The class handler is a method that runs in each emission, after the
    /// connected handlers.
    ///
    /// A subclass can override the method. The accumulator also combines the result of the class handler. The class
    /// handler isn't called if the accumulator has already stopped the emission. All objects of the class use the class
    /// handler of the first object that is created. The other parameters are those of ``init(_:default:accumulator:)``.
    public init<Owner: Object>(
        _ name: String? = nil,
        default defaultResult: Result,
        accumulator: SignalAccumulator<Result> = .last,
        classHandler: @escaping @MainActor (Owner) -> @MainActor (Output) -> Result
    ) {
        explicitName = name
        self.defaultResult = defaultResult
        self.accumulator = accumulator
        self.classHandler = { object, event in
            guard let owner = object as? Owner else {
                fatalError("A class handler of \(Owner.self) was called for \(object), which isn't a \(Owner.self)")
            }
            return classHandler(owner)(event)
        }
    }

    /// A publisher of the signal's emissions. It has the same type as the publishers of GTK signals.
    public nonisolated var signal: ReturningSignal<Output, Result> {
        guard let definition else {
            fatalError("\(Self.self) isn't a stored property of an Object subclass, or its object isn't created yet")
        }
        return ReturningSignal(Signal(of: object, definition.name, definition.shape), encode: definition.encode)
    }

    /// Emits the signal. The handlers run before this method returns. `g_signal_emitv`.
    ///
    /// - Parameters:
    ///   - event: The arguments.
    ///   - detail: The detail, or nil for an emission without a detail. Handlers that are connected to `name::detail`
    ///     run only if the emission has that detail.
    /// - Returns: The combined result of the handlers. If no handler returns a value, or the object no longer exists,
    ///   the default result is returned.
    @discardableResult
    public func emit(_ event: Output, detail: String? = nil) -> Result {
        guard let object else { return defaultResult }
        guard let definition else { fatalError("\(Self.self) was emitted before its object was created") }
        return definition.emit(event, from: object, detail: detail, defaultResult)
    }

    public nonisolated func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
        signal.receive(subscriber: subscriber)
    }
}

extension OwnReturningSignal where Result == Bool {
    /// Creates a signal whose handlers return true if they have handled the event. The signal must be a stored property
    /// of a class.
    public convenience init(_ name: String? = nil, accumulator: SignalAccumulator<Bool> = .firstHandled) {
        self.init(name, default: false, accumulator: accumulator)
    }
}

extension OwnReturningSignal where Output == Void {
    /// Creates a signal without arguments and with a class handler. Unlike the class handler of a signal with arguments,
    /// the method has no parameters.
    public convenience init<Owner: Object>(
        _ name: String? = nil,
        default defaultResult: Result,
        accumulator: SignalAccumulator<Result> = .last,
        classHandler: @escaping @MainActor (Owner) -> @MainActor () -> Result
    ) {
        self.init(
            name,
            default: defaultResult,
            accumulator: accumulator,
            classHandler: { (owner: Owner) in { (_: Void) in classHandler(owner)() } }
        )
    }

    /// Emits a signal without arguments and returns the combined result of the handlers. `g_signal_emitv`.
    @discardableResult
    public func emit(detail: String? = nil) -> Result { emit((), detail: detail) }
}

/// The members of `ReturningSignal` that other publishers don't have. They are forwarded to ``signal``.
extension OwnReturningSignal {
    /// The events as an asynchronous sequence. Events are buffered until they are awaited.
    public nonisolated var values: AsyncPublisher<ReturningSignal<Output, Result>> { signal.values }

    /// Connects a closure that returns the signal's result. The closure stays connected as long as the returned object
    /// exists. See ``ReturningSignal``.
    public func connect(after: Bool = false, _ handler: @escaping @MainActor (Output) -> Result) -> AnyCancellable {
        signal.connect(after: after, handler)
    }

    /// Connects a closure that receives an object and the event, and returns the signal's result. The closure stays
    /// connected as long as the object exists. See ``ReturningSignal``.
    @discardableResult
    public func connect<Owner: Storable>(
        on owner: Owner,
        after: Bool = false,
        _ handler: @escaping @MainActor (Owner, Output) -> Result
    ) -> any Disposable {
        signal.connect(on: owner, after: after, handler)
    }

    /// Connects a closure to a signal without arguments. The closure receives an object and returns the signal's
    /// result. See ``ReturningSignal``.
    @discardableResult
    public func connect<Owner: Storable>(
        on owner: Owner,
        after: Bool = false,
        _ handler: @escaping @MainActor (Owner) -> Result
    ) -> any Disposable where Output == Void {
        signal.connect(on: owner, after: after, handler)
    }
}

extension OwnReturningSignal: OwnSignalInstance, OwnSignalDeclaration {
    static func makeMember(_ field: ReflectedField, of owner: Object.Type) -> any OwnSignalMember {
        let (name, description) = (MemberName.kebabCase(field.name), "\(owner).\(field.name)")
        return OwnSignalLocation<OwnReturningSignal>(field, ReturningSignalDefinition(name, description))
    }

    var hasClassHandler: Bool { classHandler != nil }

    func applyArguments(to definition: ReturningSignalDefinition<Output, Result>) {
        definition.accumulator = accumulator
        definition.classHandler = classHandler
    }

    func attach(to object: Object, _ definition: ReturningSignalDefinition<Output, Result>) {
        self.object = object
        self.definition = definition
    }
}
