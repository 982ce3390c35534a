import CGtk
import CombineModel

/// A GObject signal as a publisher, such as `button.clicked`.
///
/// - It publishes an event, which contains the arguments, at each emission. Events are published synchronously on the
///   main thread. Subscribing doesn't publish an event.
/// - Demand: Events that occur while there is no demand are dropped, as with any hot publisher. A subscriber that
///   requests one event receives only one, even if its handler emits the signal again.
/// - Completion: The publisher finishes when the object is deallocated or its window is torn down. If the object no
///   longer exists at the time of the subscription, the publisher finishes immediately.
/// - Lifetime: The publisher has only a weak reference to the object. A subscription connects one closure
///   (`g_signal_connect`). Cancelling the subscription disconnects the closure and releases the subscriber. You can
///   cancel it within the handler.
/// - Threading: You can subscribe, request and cancel on any thread. The publisher calls GTK only on the main thread.
public struct Signal<Output>: Publisher, Sendable {
    public typealias Failure = Never

    @usableFromInline weak let object: Object?
    @usableFromInline let name: String
    @usableFromInline let shape: SignalShape<Output>
    private let isAfter: Bool
    private let onlyByUser: Bool

    /// Creates a signal of an object from its GObject name.
    ///
    /// - Parameters:
    ///   - name: The GObject name, which can include a detail: `"notify::label"`. The first subscription looks up the
    ///     name, and traps if the class doesn't have a signal with that name. To throw an error instead, use
    ///     ``Object/publisher(forSignal:)``.
    ///   - shape: The conversion of the signal's C arguments.
    @MainActor
    public init(_ object: Object, _ name: String, _ shape: SignalShape<Output>) {
        self.init(object: object, name: name, shape: shape, isAfter: false, onlyByUser: false)
    }

    /// Creates a signal of an object that may no longer exist.
    init(of object: Object?, _ name: String, _ shape: SignalShape<Output>) {
        self.init(object: object, name: name, shape: shape, isAfter: false, onlyByUser: false)
    }

    private init(object: Object?, name: String, shape: SignalShape<Output>, isAfter: Bool, onlyByUser: Bool) {
        self.object = object
        self.name = name
        self.shape = shape
        self.isAfter = isAfter
        self.onlyByUser = onlyByUser
    }

    /// A publisher of the same signal whose subscribers run after the class handler. `g_signal_connect_after`.
    public var after: Signal { Signal(object: object, name: name, shape: shape, isAfter: true, onlyByUser: onlyByUser) }

    /// A publisher of the emissions that the user causes, for example by clicking or typing.
    ///
    /// ```swift
    /// calendar.daySelected.byUser.connect(on: self) { window in window.showDay() }
    /// ```
    ///
    /// An emission counts as caused by the program if it occurs while the program's Swift code runs. Examples are
    /// handlers of other signals, subscribers, tasks, observed closures, timers, and code that runs before the main
    /// loop starts. All other emissions count as caused by the user. See ``PropertyPublisher/byUser`` for the
    /// exceptions.
    public var byUser: Signal { Signal(object: object, name: name, shape: shape, isAfter: isAfter, onlyByUser: true) }

    /// Returns a publisher of only those emissions that have the given detail.
    func detailed(_ detail: String) -> Signal {
        Signal(object: object, name: "\(name)::\(detail)", shape: shape, isAfter: isAfter, onlyByUser: onlyByUser)
    }

    @inlinable
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
        let decode = shape.decode
        let downstream = SignalSubscription.Downstream(
            receive: { subscriber.receive(decode($0)) },
            finish: { subscriber.receive(completion: .finished) }
        )
        #if DEBUG
        downstream.subscriber = Downstream.self
        if Output.self != Void.self { downstream.describe = { Self.describe(decode($0)) } }
        #endif
        makeSubscription(downstream).start { subscriber.receive(subscription: $0) }
    }

    @usableFromInline
    func makeSubscription(_ downstream: SignalSubscription.Downstream) -> SignalSubscription {
        SignalSubscription(name, hasArguments: Output.self != Void.self, downstream) { connection in
            guard let object else { return }
            connection.onlyByUser = onlyByUser
            connection.connect(to: object, shape, after: isAfter)
        }
    }

    #if DEBUG
    @usableFromInline
    static func describe(_ output: Output) -> String? {
        MainThread.enterIfCurrent(output) { Inspection.describe($0) }
    }
    #endif

    /// Connects a closure. The closure stays connected as long as you keep the returned cancellable. If you discard the
    /// cancellable, the closure is disconnected immediately. `g_signal_connect`.
    ///
    /// Instead of keeping the cancellable, you can write `connect(on: self) { window, event in … }`. The connection is
    /// then stored on `self`, but doesn't retain it.
    ///
    /// - Parameter after: A Boolean value that indicates whether the closure runs after the class handler.
    @MainActor
    public func connect(after: Bool = false, _ handler: @escaping @MainActor (Output) -> Void) -> AnyCancellable {
        connect(ClosureConnection(name, decode: shape.decode, handler: handler), after: after)
    }

    /// Connects a closure that returns the signal's result.
    ///
    /// - Parameters:
    ///   - encode: A closure that stores the result in the given memory.
    ///   - ended: A closure that is called when the emitter is deallocated or its window is torn down.
    @MainActor
    func connect<Result>(
        after: Bool,
        encode: @escaping @Sendable (Result, UnsafeMutableRawPointer) -> Void,
        ended: (@MainActor () -> Void)? = nil,
        _ handler: @escaping @MainActor (Output) -> Result
    ) -> AnyCancellable {
        let connection = ClosureConnection(name, decode: shape.decode, encode: encode, handler: handler)
        connection.ended = ended
        return connect(connection, after: after)
    }

    @MainActor
    private func connect<Result>(_ connection: ClosureConnection<Output, Result>, after: Bool) -> AnyCancellable {
        guard let object else { return AnyCancellable(Subscriptions.empty) }
        connection.onlyByUser = onlyByUser
        connection.connect(to: object, shape, after: after || isAfter)
        return AnyCancellable(connection)
    }
}
