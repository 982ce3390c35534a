import Combine
import Dispatch

/// The subscription of one subscriber to one property.
//
// `@unchecked Sendable`: the demand is atomic; the rest is the main thread's, and other threads hand it work there.
final class PropertySubscription<Root: Object, Value, Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == Value, Downstream.Failure == Never {
    private let property: PropertyPublisher<Root, Value>
    private let demand = SignalDemand()
    private var downstream: Downstream?
    private var connections: [ClosureConnection<Void>] = []
    /// What the connections observe.
    private var observed: [PropertyAccess.Key] = []
    /// Whether the key path passes through other objects than its root.
    private var isNested = false
    /// The last value that was published, or that is not to be.
    private var last: Value?
    private var hasNews = true
    private var isDelivering = false

    init(_ property: PropertyPublisher<Root, Value>, _ downstream: Downstream) {
        self.property = property
        self.downstream = downstream
    }

    func start() {
        guard let downstream else { return }
        if MainThread.isCurrent {
            let isAlive = MainThread.assume { observe() }
            downstream.receive(subscription: self)
            if !isAlive { MainThread.assume { finish() } }
        } else {
            downstream.receive(subscription: self)
            DispatchQueue.main.async {
                if self.demand.isEnded { return }
                if self.observe() { self.deliver() } else { self.finish() }
            }
        }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "a subscriber must request more than no values")
        self.demand.add(demand)
        onMainThread { $0.deliver() }
    }

    func cancel() {
        guard demand.end() else { return }
        onMainThread { $0.end() }
    }

    // MARK: On the main thread

    private func onMainThread(_ body: @escaping @MainActor (PropertySubscription) -> Void) {
        if MainThread.isCurrent {
            MainThread.assume { body(self) }
        } else {
            DispatchQueue.main.async { body(self) }
        }
    }

    /// Finds out which properties the key path reads and listens to them; false if the object is gone.
    @MainActor
    private func observe() -> Bool {
        guard let object = property.object else { return false }
        let (value, found) = PropertyAccess.recording { object[keyPath: property.keyPath] }
        if found.isEmpty {
            fatalError("\(property.keyPath) reads no GObject property, so nothing tells of its changes")
        }
        if property.skipsFirst {
            last = value
            hasNews = false
        }
        connect(to: found, root: object)
        return true
    }

    @MainActor
    private func connect(to found: [PropertyAccess.Dependency], root: Root) {
        let old = connections
        observed = found.map(\.key)
        isNested = found.contains { $0.object !== root }
        connections = found.map { dependency in
            let isRoot = dependency.object === root
            let connection = ClosureConnection<Void>(
                "notify::\(dependency.property)",
                decode: { _ in },
                onEnd: { if isRoot { self.finish() } },
                handler: { _ in
                    self.changed()
                    return false
                }
            )
            connection.connect(
                to: dependency.object,
                callback: SignalShape.notify.callback,
                after: false
            )
            return connection
        }
        for connection in old { connection.cancel() }
    }

    @MainActor
    private func changed() {
        hasNews = true
        deliver()
    }

    /// Publishes the current value if it is news and wanted; again if it changed meanwhile.
    @MainActor
    private func deliver() {
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while hasNews, demand.isPositive, let object = property.object, let downstream {
            hasNews = false
            let value = read(object)
            if let last, let areEqual = property.areEqual, areEqual(last, value) { continue }
            guard demand.takeOne() else { return }
            if property.areEqual != nil { last = value }
            demand.add(downstream.receive(value))
        }
    }

    /// Reads the value; where the key path passes through other objects, finds out anew which.
    @MainActor
    private func read(_ object: Root) -> Value {
        guard isNested else {
            return PropertyAccess.ignoring { object[keyPath: property.keyPath] }
        }
        let (value, found) = PropertyAccess.recording { object[keyPath: property.keyPath] }
        if found.map(\.key) != observed { connect(to: found, root: object) }
        return value
    }

    @MainActor
    private func finish() {
        guard demand.end() else { return }
        let downstream = self.downstream
        end()
        downstream?.receive(completion: .finished)
    }

    @MainActor
    private func end() {
        for connection in connections { connection.cancel() }
        // Released after the state is in order, as deinitialisers may run a user's code.
        let held = (downstream, last, connections)
        (downstream, last, connections) = (nil, nil, [])
        withExtendedLifetime(held) {}
    }
}

extension PropertySubscription: CustomStringConvertible {
    var description: String { "Property \(property.keyPath)" }
}
