import CGtk
import Combine
import Dispatch

/// The subscription of one subscriber to one property.
///
/// What depends on the types of value and subscriber is in the closures that ``PropertyPublisher`` makes, where the
/// compiler sees them: a change looks up no generic metadata.
//
// `@unchecked Sendable`: the demand is atomic; the rest is the main thread's, and other threads hand it work there.
@usableFromInline
final class PropertySubscription: Subscription, @unchecked Sendable {
    /// The property and its subscriber, as a subscription needs them.
    @usableFromInline
    final class Downstream {
        /// Reads the value of the object, which is of the publisher's class, and does nothing with it but, where the
        /// first is to be skipped, remember it as the last.
        let look: (Object) -> Void
        /// Remembers the value of the object as the last.
        let remember: (Object) -> Void
        /// Reads the value of the object, and returns what tells whether it is another one since.
        let compare: (Object) -> () -> Bool
        /// Reads the value of the object, to be handed over; false if it equals the last and so is not.
        let read: (Object) -> Bool
        /// Hands over what was read; returns what the subscriber asked for.
        let deliver: () -> Subscribers.Demand
        /// Says that there will be no more.
        let finish: () -> Void

        @usableFromInline
        init(
            look: @escaping (Object) -> Void,
            remember: @escaping (Object) -> Void,
            compare: @escaping (Object) -> () -> Bool,
            read: @escaping (Object) -> Bool,
            deliver: @escaping () -> Subscribers.Demand,
            finish: @escaping () -> Void
        ) {
            self.look = look
            self.remember = remember
            self.compare = compare
            self.read = read
            self.deliver = deliver
            self.finish = finish
        }
    }

    private weak var object: Object?
    private let keyPath: AnyKeyPath
    private let demand = AtomicDemand()
    private var downstream: Downstream?
    /// What the key path read when it was last looked at, in that order.
    private var connections: [NotifyConnection] = []
    private var hasNews: Bool
    private var isDelivering = false
    private let onlyByUser: Bool
    /// Finds what the program sets while a handler of the property runs.
    private var watch: ProgramWatch?

    /// How many times in a row a property may change because it was published, before that counts as without end.
    private static let limit = 1000

    /// - Parameters:
    ///   - skipsFirst: whether the value at the subscription is not news.
    ///   - onlyByUser: whether only what the user does is news.
    @usableFromInline
    init(
        _ object: Object?,
        _ keyPath: AnyKeyPath,
        skipsFirst: Bool,
        onlyByUser: Bool,
        _ downstream: Downstream
    ) {
        self.onlyByUser = onlyByUser
        self.object = object
        self.keyPath = keyPath
        self.downstream = downstream
        hasNews = !skipsFirst
    }

    @usableFromInline
    func start(_ receiveSubscription: (any Subscription) -> Void) {
        if MainThread.isCurrent {
            let isAlive = observe()
            receiveSubscription(self)
            if !isAlive { finish() }
        } else {
            receiveSubscription(self)
            DispatchQueue.main.async {
                if self.demand.isTerminated { return }
                if self.observe() { self.deliver() } else { self.finish() }
            }
        }
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        self.demand.add(demand)
        onMainThread { $0.deliver() }
    }

    @usableFromInline
    func cancel() {
        guard demand.terminate() else { return }
        onMainThread { $0.end() }
    }

    // MARK: On the main thread

    private func onMainThread(_ body: @escaping @Sendable (PropertySubscription) -> Void) {
        if MainThread.isCurrent {
            body(self)
        } else {
            DispatchQueue.main.async { body(self) }
        }
    }

    /// Finds out which properties the key path reads and listens to them; false if the object is gone.
    private func observe() -> Bool {
        guard let object, let downstream else { return false }
        let (_, found) = PropertyAccess.recording { downstream.look(object) }
        if found.isEmpty {
            fatalError("\(keyPath) reads no GObject property, so nothing tells of its changes")
        }
        if onlyByUser { watchHandlers() }
        connect(to: found, root: object)
        return true
    }

    private func connect(to found: [PropertyAccess.Dependency], root: Object) {
        let old = connections
        connections = found.map { dependency in
            NotifyConnection(property: dependency.property, isRoot: dependency.object === root, self)
        }
        MainThread.assume {
            for (connection, dependency) in zip(connections, found) {
                connection.connect(to: dependency.object, callback: SignalShape.notify.callback, after: false)
            }
            for connection in old { connection.disconnect() }
        }
        watch?.follow(found.map(\.object.pointer))
    }

    /// Runs `read`, and listens to what it read, which may be other properties of other objects than before.
    private func following<Result>(_ object: Object, _ downstream: Downstream, _ read: () -> Result) -> Result {
        let (result, isEqual) = PropertyAccess.comparing(with: connections, read)
        if !isEqual { follow(object, downstream) }
        return result
    }

    /// Listens to what the key path reads by now.
    private func follow(_ object: Object, _ downstream: Downstream) {
        let (_, found) = PropertyAccess.recording { downstream.look(object) }
        let isEqual =
            found.count == connections.count
            && zip(found, connections).allSatisfy { $1.listens(to: $0.property, of: $0.object) }
        if !isEqual { connect(to: found, root: object) }
    }

    /// The property changed, or one that it depends on.
    func changed() {
        if onlyByUser, !ProgramCode.isHandlingUserEvent { return programChanged() }
        hasNews = true
        deliver()
    }

    /// Looks at what handlers do within an emission of an object that the path reads. Elsewhere its notification tells.
    private func watchHandlers() {
        watch = .ofHandlers { [weak self] in
            guard let self, let object, let downstream else { return nil }
            let hasChanged = PropertyAccess.ignoring { downstream.compare(object) }
            return { PropertyAccess.ignoring(hasChanged) }
        } changed: { [weak self] in
            self?.programChanged()
        }
    }

    private func programChanged() {
        // What the user did before, if nobody wanted to know yet, is no longer what is there.
        hasNews = false
        if let object, let downstream { following(object, downstream) { downstream.remember(object) } }
    }

    /// Publishes the current value if it is news and wanted; again if it changed meanwhile.
    private func deliver() {
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        var count = 0
        while hasNews, demand.wantsMore, let object, let downstream {
            hasNews = false
            count += 1
            if count > Self.limit {
                let path = "\(Diagnostics.description(of: object)).\(name)"
                Diagnostics.critical(
                    "\(path) is set each time that it is published, without end: the subscription ends"
                )
                return finish()
            }
            guard following(object, downstream, { downstream.read(object) }) else { continue }
            let more = PropertyAccess.ignoring(downstream.deliver)
            // Nobody else takes demand, so it was there to be taken before the value was handed over.
            _ = demand.claimOne()
            if more != .none { demand.add(more) }
        }
        // For want of demand the value was not read, and may depend on others by now.
        if hasNews, let object, let downstream { follow(object, downstream) }
    }

    /// There will be no more changes: the object is gone.
    func finish() {
        guard demand.terminate() else { return }
        let downstream = self.downstream
        end()
        downstream?.finish()
    }

    /// The GObject name of the property, or of the first of several.
    private var name: String {
        connections.allSatisfy(\.isRoot) ? connections.first?.property ?? "\(keyPath)" : "\(keyPath)"
    }

    private func end() {
        MainThread.assume { for connection in connections { connection.disconnect() } }
        watch?.end()
        // Released after the state is in order, as deinitialisers may run a user's code.
        let held = (downstream, connections)
        (downstream, connections) = (nil, [])
        withExtendedLifetime(held) {}
    }
}

extension PropertySubscription: CustomStringConvertible {
    @usableFromInline
    var description: String {
        let object = MainThread.isCurrent ? self.object : nil
        return "Property \(name)" + (object.map { " of \(Diagnostics.description(of: $0))" } ?? "")
    }
}
