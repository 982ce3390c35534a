import Combine

/// The subscription of one subscriber to one property.
///
/// The code that depends on the types of value and subscriber is in the closures that ``PropertyPublisher`` creates,
/// where the compiler knows the types. Therefore a change looks up no generic metadata.
//
// The functions of `Subscription` are called on any thread. The demand is atomic. They enter the main actor for
// everything else.
@MainActor
@usableFromInline
final class PropertySubscription: Subscription {
    /// The closures with which a subscription uses its property and its subscriber.
    //
    // `@unchecked Sendable`: the subscribing thread creates the closures and passes them on. After that only the main
    // actor calls them. Combine allows a subscriber's functions to be called on any thread, one at a time. A key path
    // is immutable.
    @usableFromInline
    final class Downstream: @unchecked Sendable {
        /// The path from the object to the property, for messages.
        let keyPath: AnyKeyPath
        /// A closure that reads the value of the object, which is of the publisher's class. If the first value is
        /// skipped, the closure stores the value as the last one. Otherwise it discards the value.
        let look: (Object) -> Void
        /// A closure that stores the value of the object as the last one.
        let remember: (Object) -> Void
        /// A closure that reads the value of the object, and returns a closure that reports whether it has changed
        /// since.
        let compare: (Object) -> () -> Bool
        /// A closure that reads the value of the object to publish it. It returns false if the value equals the last
        /// one and therefore isn't published.
        let read: (Object) -> Bool
        /// A closure that delivers the value that was read. It returns the subscriber's new demand.
        let deliver: () -> Subscribers.Demand
        /// A closure that finishes the subscriber.
        let finish: () -> Void

        @usableFromInline
        init(
            keyPath: AnyKeyPath,
            look: @escaping (Object) -> Void,
            remember: @escaping (Object) -> Void,
            compare: @escaping (Object) -> () -> Bool,
            read: @escaping (Object) -> Bool,
            deliver: @escaping () -> Subscribers.Demand,
            finish: @escaping () -> Void
        ) {
            self.keyPath = keyPath
            self.look = look
            self.remember = remember
            self.compare = compare
            self.read = read
            self.deliver = deliver
            self.finish = finish
        }
    }

    private weak var object: Object?
    private nonisolated let demand = AtomicDemand()
    private var downstream: Downstream?
    /// The properties that the key path reads, or nil before the start and after the end.
    private var dependencies: PropertyDependencies?
    private var hasNews: Bool
    private var isDelivering = false
    private let onlyByUser: Bool
    /// Detects what the program sets while a handler of the property runs.
    private var detector: ProgrammaticChangeDetector?

    /// The number of consecutive changes in response to a published value that counts as an endless loop.
    private static let limit = 1000

    /// - Parameters:
    ///   - skipsFirst: A Boolean value that indicates whether the value at the subscription isn't published.
    ///   - onlyByUser: A Boolean value that indicates whether only changes by the user are published.
    @usableFromInline
    nonisolated init(
        _ object: Object?,
        skipsFirst: Bool,
        onlyByUser: Bool,
        _ downstream: Downstream
    ) {
        self.onlyByUser = onlyByUser
        self.object = object
        self.downstream = downstream
        hasNews = !skipsFirst
    }

    // MARK: Calls from any thread

    @usableFromInline
    nonisolated func start(_ receiveSubscription: (any Subscription) -> Void) {
        if MainThread.isCurrent {
            let isAlive = MainThread.enter(self) { $0.observe() }
            receiveSubscription(self)
            if !isAlive { MainThread.enter(self) { $0.finish() } }
        } else {
            receiveSubscription(self)
            MainThread.perform(self) { subscription in
                if subscription.demand.isTerminated { return }
                if subscription.observe() { subscription.deliver() } else { subscription.finish() }
            }
        }
    }

    @usableFromInline
    nonisolated func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        self.demand.add(demand)
        MainThread.perform(self) { $0.deliver() }
    }

    @usableFromInline
    nonisolated func cancel() {
        guard demand.terminate() else { return }
        MainThread.perform(self) { $0.end() }
    }

    // MARK: Changes

    /// Determines which properties the key path reads and observes them. Returns false if the object no longer exists.
    private func observe() -> Bool {
        guard let object, let downstream else { return false }
        // The closures retain this subscription until its end, because its connections retain them.
        let dependencies = PropertyDependencies(
            of: downstream.keyPath,
            changed: { self.changed() },
            rootEnded: { self.finish() },
            moved: { objects in self.detector?.follow(objects.map(\.pointer)) }
        )
        self.dependencies = dependencies
        if onlyByUser { detector = makeDetector() }
        dependencies.start(on: object) { downstream.look(object) }
        return true
    }

    /// Called when the property changed, or another one on which it depends.
    private func changed() {
        if onlyByUser, !ChangeOrigin.isUser { return programChanged() }
        hasNews = true
        deliver()
    }

    /// Returns a detector of changes that handlers make within an emission of an object in the path. In other code, the
    /// notification is sufficient.
    private func makeDetector() -> ProgrammaticChangeDetector {
        .ofHandlers { [weak self] in
            guard let self, let object, let downstream else { return nil }
            let hasChanged = PropertyAccess.ignoring { downstream.compare(object) }
            return { PropertyAccess.ignoring(hasChanged) }
        } changed: { [weak self] in
            self?.programChanged()
        }
    }

    private func programChanged() {
        // A change that the user made before there was demand is outdated.
        hasNews = false
        if let object, let downstream { dependencies?.read(of: object) { downstream.remember(object) } }
    }

    /// Publishes the current value if it's new and there is demand, and repeats this if the value changed in the
    /// meantime.
    private func deliver() {
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        var count = 0
        while hasNews, demand.wantsMore, let dependencies, let object, let downstream {
            hasNews = false
            count += 1
            if count > Self.limit {
                let path = "\(Diagnostics.description(of: object)).\(dependencies.name)"
                Diagnostics.critical(
                    "\(path) is set in response to its own changes, in an endless loop. The subscription was cancelled."
                )
                return finish()
            }
            guard dependencies.read(of: object, { downstream.read(object) }) else { continue }
            let more = PropertyAccess.ignoring(downstream.deliver)
            // No other code consumes demand, so the demand that was found before the delivery is still available.
            _ = demand.claimOne()
            if more != .none { demand.add(more) }
        }
        // Without demand, the value wasn't published. The key path is read again to observe the properties on which it
        // depends now.
        if hasNews, let object, let downstream { dependencies?.read(of: object) { downstream.look(object) } }
    }

    /// Finishes, because the object no longer exists.
    private func finish() {
        guard demand.terminate() else { return }
        let downstream = self.downstream
        end()
        downstream?.finish()
    }

    private func end() {
        dependencies?.end()
        detector?.end()
        // The objects are released after the state is consistent, because deinitializers may run a user's code.
        let held = (downstream, dependencies, detector)
        (downstream, dependencies, detector) = (nil, nil, nil)
        withExtendedLifetime(held) {}
    }
}

extension PropertySubscription: CustomStringConvertible {
    @usableFromInline
    nonisolated var description: String {
        guard MainThread.isCurrent else { return "Property" }
        return MainThread.enter(self) { subscription in
            let name = subscription.dependencies?.name ?? subscription.downstream.map { "\($0.keyPath)" }
            let object = subscription.object.map { Diagnostics.description(of: $0) }
            return "Property" + (name.map { " \($0)" } ?? "") + (object.map { " of \($0)" } ?? "")
        }
    }
}
