import CombineModel

/// The subscription of one subscriber to one property.
///
/// Only the closures that ``PropertyPublisher`` creates depend on the types of the value and the subscriber. The
/// compiler knows these types where the closures are created. Therefore, no generic metadata is looked up when the
/// property changes.
//
// The methods of `Subscription` can be called on any thread. The demand is atomic, and everything else happens on the
// main actor.
@MainActor
@usableFromInline
final class PropertySubscription: Subscription {
    /// The property and the subscriber, as closures that the subscription calls.
    //
    // `@unchecked Sendable` is safe here. The subscribing thread creates the closures, and after that, only the main
    // actor calls them. Combine allows a subscriber's methods to be called on any thread, one at a time. A key path is
    // immutable.
    @usableFromInline
    final class Downstream: @unchecked Sendable {
        /// The key path from the object to the property, for messages.
        let keyPath: AnyKeyPath
        /// A closure that reads the property without publishing the value. If the publisher skips the first value, the
        /// first call of the closure stores the value as the most recently published value.
        let peek: (Object) -> Void
        /// A closure that reads the property and stores the value as the most recently published value, without
        /// publishing it.
        let remember: (Object) -> Void
        /// A closure that reads the property and returns a second closure. The second closure reads the property again
        /// and returns true if the value has changed.
        let compare: (Object) -> () -> Bool
        /// A closure that reads the property before its value is published. It returns false if the value equals the
        /// most recently published value. In this case, the value isn't published.
        let read: (Object) -> Bool
        /// A closure that delivers the value that was read. It returns the additional demand of the subscriber.
        let deliver: () -> Subscribers.Demand
        /// A closure that sends the completion to the subscriber.
        let finish: () -> Void

        @usableFromInline
        init(
            keyPath: AnyKeyPath,
            peek: @escaping (Object) -> Void,
            remember: @escaping (Object) -> Void,
            compare: @escaping (Object) -> () -> Bool,
            read: @escaping (Object) -> Bool,
            deliver: @escaping () -> Subscribers.Demand,
            finish: @escaping () -> Void
        ) {
            self.keyPath = keyPath
            self.peek = peek
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
    /// The properties that the key path reads. It's nil before the subscription starts and after it ends.
    private var dependencies: PropertyDependencies?
    private var hasUnpublishedChange: Bool
    private var isDelivering = false
    private let onlyByUser: Bool
    /// A detector of changes that the program's signal handlers make. It's nil unless `onlyByUser` is true.
    private var detector: ProgrammaticChangeDetector?

    /// The number of consecutive changes after which the subscription assumes an endless loop. Only changes in response
    /// to a published value are counted.
    private static let limit = 1000

    /// - Parameters:
    ///   - skipsFirst: A Boolean value that indicates whether to skip the value at the time of the subscription.
    ///   - onlyByUser: A Boolean value that indicates whether to publish only changes by the user.
    @usableFromInline
    nonisolated init(_ object: Object?, skipsFirst: Bool, onlyByUser: Bool, _ downstream: Downstream) {
        self.onlyByUser = onlyByUser
        self.object = object
        self.downstream = downstream
        hasUnpublishedChange = !skipsFirst
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

    /// Observes the properties that the key path reads. Returns false if the object no longer exists.
    private func observe() -> Bool {
        guard let object, let downstream else { return false }
        // The closures capture this subscription strongly. The retain cycle is broken when the subscription ends.
        let dependencies = PropertyDependencies(
            of: downstream.keyPath,
            changed: { self.changed() },
            rootEnded: { self.finish() },
            moved: { objects in self.detector?.follow(objects.map(\.pointer)) }
        )
        self.dependencies = dependencies
        if onlyByUser { detector = makeDetector() }
        dependencies.start(on: object) { downstream.peek(object) }
        return true
    }

    /// Called when one of the properties that the key path reads changes.
    private func changed() {
        if onlyByUser, !ChangeOrigin.isUser { return programChanged() }
        hasUnpublishedChange = true
        deliver()
    }

    /// Returns a detector for changes that signal handlers make. It observes the objects along the key path. The
    /// detector is necessary because a handler of the `notify` signal can set the property again. GLib then reports
    /// this change and the user's change in the same emission. Changes by other code cause separate emissions.
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
        // The user may have changed the value while there was no demand. The program's change replaces the user's
        // change, so the user's change isn't published.
        hasUnpublishedChange = false
        if let object, let downstream { dependencies?.read(of: object) { downstream.remember(object) } }
    }

    /// Publishes the current value if it's new and there is demand. If the value changes during the delivery, publishes
    /// the new value afterwards.
    private func deliver() {
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        var count = 0
        while hasUnpublishedChange, demand.wantsMore, let dependencies, let object, let downstream {
            hasUnpublishedChange = false
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
            // The loop condition has checked that there is demand. The demand is still available, because only this
            // function consumes demand.
            _ = demand.claimOne()
            if more != .none { demand.add(more) }
        }
        // There is no demand, so the new value isn't published. The key path is read anyway, because it may now depend
        // on other properties, which must be observed.
        if hasUnpublishedChange, let object, let downstream {
            dependencies?.read(of: object) { downstream.peek(object) }
        }
    }

    /// Ends the subscription and sends the completion to the subscriber.
    private func finish() {
        guard demand.terminate() else { return }
        let downstream = self.downstream
        end()
        downstream?.finish()
    }

    private func end() {
        dependencies?.end()
        detector?.end()
        // The objects are released last, because their deinitializers may run code that accesses this subscription.
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
