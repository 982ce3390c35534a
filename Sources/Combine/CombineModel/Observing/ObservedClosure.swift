import Combine
import Observation
import Synchronization

/// A closure that runs again whenever a value that it has read changes.
@MainActor
package final class ObservedClosure: Disposable {
    private nonisolated let hasEnded = Atomic<Bool>(false)
    private var body: (@MainActor () -> Void)?
    private var reaction: (@MainActor () -> Void)?
    /// The owner, if it's an object with a clock.
    private weak var clockOwner: (any BindingOwner)?
    private let ownerID: ObjectIdentifier?
    /// The observations of the same owner that the body started. They end when the body runs again.
    private var nested: [any Disposable] = []
    /// The observations that the body started or triggered. They run after the body.
    private var followers: [ObservedClosure] = []
    /// A serial number. Observations run in the order of their numbers, so that an outer closure runs before nested
    /// closures.
    let number: Int

    /// A closure that returns the name of the owner or the property, for messages.
    let name: () -> String
    /// The binding that owns the observation. It's cancelled if the observation is part of an endless loop.
    private weak var binding: Binding?
    /// The observation whose change caused the scheduled run or, if no run is scheduled, the last run.
    private(set) weak var cause: ObservedClosure?
    /// A Boolean value that indicates whether the closure is waiting to run.
    var isWaiting = false {
        didSet { if isWaiting != oldValue { ObservationQueue.waitingCount += isWaiting ? 1 : -1 } }
    }
    /// The number of runs in the current ``Cascade``.
    var count = Cascade.Count()

    /// The observation that is currently running its body or its reaction.
    private static var current: ObservedClosure?
    private static var isReacting = false
    /// The registration of the last run of the body or the last call of ``tracking(_:)``. It's nil if the registration
    /// can't be ended.
    private var registration: Registration?
    private var hasRun = false
    /// A Boolean value that indicates whether the observation is likely to end soon, because a cell of a list or another
    /// observation started it.
    private let isTemporary: Bool
    /// The number of running calls of `withObservationTracking` that this class has made.
    private static var trackingDepth = 0
    /// A Boolean value that indicates whether an observation tracks the reads of the code that is running.
    package static var isTracking: Bool { trackingDepth > 0 }
    static var isAnyRunning: Bool { current != nil }
    private static var count = 0

    /// Runs the body and tracks the values that it reads.
    ///
    /// - Parameters:
    ///   - owner: The object that provides the clock for further runs. It isn't retained.
    ///   - name: The name of the property that the closure sets, for messages. By default, it's the name of the owner.
    ///   - binding: The binding that owns the observation.
    ///   - reaction: A closure that runs after the body. Its reads aren't tracked. If it changes a value that the body
    ///     has read, the body runs again.
    init(
        of owner: (any Storable)?,
        name: (() -> String)? = nil,
        ownedBy binding: Binding? = nil,
        then reaction: (@MainActor () -> Void)? = nil,
        _ body: @escaping @MainActor () -> Void
    ) {
        clockOwner = owner as? any BindingOwner
        ownerID = owner.map { ObjectIdentifier($0) }
        self.name = name ?? { [weak owner] in owner.map { Self.describe($0) } ?? "no object" }
        self.binding = binding
        self.body = body
        self.reaction = reaction
        isTemporary = BindingScope.isActive || Self.current != nil
        Self.count += 1
        number = Self.count
        run()
    }

    /// Creates an observation that runs a closure after a value that ``tracking(_:)`` tracks has changed.
    package init(of owner: (any Storable)?, name: String, then reaction: @escaping @MainActor () -> Void) {
        clockOwner = owner as? any BindingOwner
        ownerID = owner.map { ObjectIdentifier($0) }
        self.name = { name }
        self.reaction = reaction
        isTemporary = true
        Self.count += 1
        number = Self.count
    }

    deinit { registration?.end() }

    package nonisolated var isDisposed: Bool { hasEnded.load(ordering: .acquiring) }

    package nonisolated func cancel() {
        if hasEnded.exchange(true, ordering: .acquiringAndReleasing) { return }
        MainThread.perform(self) { $0.release() }
    }

    /// The clock that determines when the closure runs again.
    var clock: (any ObservationClock)? { clockOwner?.observationClock }

    private nonisolated static func describe(_ owner: any Storable) -> String {
        (owner as? any BindingOwner)?.bindingDescription ?? "\(type(of: owner))"
    }

    /// Ends the observation and the binding that owns it.
    func endAsLoop() {
        binding?.cancel()
        cancel()
    }

    /// If an observation of the same owner is running, ends the disposable when that observation runs again.
    static func nest(_ disposable: any Disposable, of owner: any Storable) {
        if let current, !current.isDisposed, current.ownerID == ObjectIdentifier(owner) {
            current.nested.append(disposable)
        }
    }

    /// Runs the body, unless the observation has ended.
    func run() {
        // Run this observation after the outer observation. Otherwise, the outer observation would also track the
        // values that this observation reads.
        if let outer = Self.current {
            isWaiting = true
            return outer.followers.append(self)
        }
        isWaiting = false
        if isDisposed { return }
        Self.current = self
        if let body {
            endNested()
            registration?.end()
            let new = hasRun && !isTemporary ? nil : Registration()
            (registration, hasRun) = (new, true)
            Self.trackingDepth += 1
            if track(body, new) { ObservationQueue.schedule(self) }
            Self.trackingDepth -= 1
            // The body may have cancelled the observation before Observation registered it.
            if isDisposed { new?.end() }
        }
        react()
        Self.current = nil
        if followers.isEmpty { return }
        let followers = followers
        self.followers = []
        for follower in followers { follower.run() }
    }

    /// Runs the body and tracks its reads. Returns whether a change was missed.
    ///
    /// Observation retains this object until a value changes. Weak references would make each retain and release of
    /// the object slower. Cancelling releases the closures.
    //
    // The method isn't isolated. Otherwise, the compiler would add a check to each of these closures.
    private nonisolated func track(_ body: () -> Void, _ registration: Registration?) -> Bool {
        TrackingScope.suspended {
            ConcurrentChanges.happen {
                withObservationTracking {
                    registration?.read()
                    trackingPublished(body)
                } onChange: {
                    self.changed()
                }
            }
        }
    }

    /// Calls a closure and tracks the properties of `@Observable` objects that it reads, instead of those of the last
    /// call. Observations that the closure starts run after the closure, and aren't tracked.
    package func tracking<Result>(_ body: () -> Result) -> Result {
        let (registration, outer, depth) = (Registration(), Self.current, Self.trackingDepth)
        endNested()
        self.registration?.end()
        self.registration = registration
        Self.current = self
        Self.trackingDepth += 1
        let result = TrackingScope.suspendedOnMainActor {
            withObservationTracking {
                // Observation also reports the read to an outer closure, which would run when this registration ends.
                if depth == 0 { registration.read() }
                return body()
            } onChange: { [weak self] in
                if !registration.hasEnded { self?.changed() }
            }
        }
        Self.trackingDepth = depth
        Self.current = outer
        // If this observation is running, it runs the started observations itself.
        if outer === self { return result }
        let followers = followers
        self.followers = []
        for follower in followers { follower.run() }
        return result
    }

    /// Runs the reaction, unless the body ended the observation.
    private func react() {
        guard !isDisposed, let reaction else { return }
        Self.isReacting = true
        TrackingScope.suspendedOnMainActor(reaction)
        Self.isReacting = false
    }

    /// Called on any thread when a value that the body has read is about to change or has changed.
    private nonisolated func changed() {
        if isDisposed { return }
        let isOnMainThread = MainThread.isCurrent
        MainThread.perform(self) { $0.scheduleNextRun(isCausedHere: isOnMainThread) }
    }

    /// - Parameter isCausedHere: A Boolean value that indicates whether the code that is currently running on this
    ///   thread made the change. It's false if another thread made the change.
    private func scheduleNextRun(isCausedHere: Bool) {
        // A change that the body makes must not cause another run of the body.
        if isCausedHere, Self.current === self, !Self.isReacting { return }
        if !isWaiting { cause = isCausedHere ? Self.current : nil }
        ObservationQueue.schedule(self)
    }

    /// Runs this observation later, because the running code has changed what it shows.
    package func schedule() {
        if !isWaiting { cause = Self.current }
        ObservationQueue.schedule(self)
    }

    private func release() {
        endNested()
        registration?.end()
        registration = nil
        // Release the closures last. Releasing them can run user code that reads the state.
        let closures = (body, reaction)
        (body, reaction) = (nil, nil)
        withExtendedLifetime(closures) {}
    }

    private func endNested() {
        if nested.isEmpty { return }
        let ended = nested
        nested = []
        for disposable in ended { disposable.cancel() }
    }
}

/// A registration with Observation that can end before a tracked value changes.
///
/// Observation removes a registration when one of its values changes, and offers no other way to remove it. The
/// registrations of cells and windows that no longer exist would accumulate. Therefore, a registration also contains a
/// value that changes when the registration ends.
///
/// Because the value makes a run slower, only the first run of an observation has one, unless the observation is
/// temporary. After a change, another observation that ends leaves one registration, which the next change of any of its
/// values removes. The same applies to a cell that is filled while an observation tracks reads. If the program tracks
/// the code that starts an observation, the end of the registration counts as a change.
private final class Registration: Sendable {
    private let registrar = TrackedRegistrar()
    private let ended = Atomic<Bool>(false)

    var hasEnded: Bool { ended.load(ordering: .acquiring) }

    func read() { registrar.read() }

    func end() {
        ended.store(true, ordering: .releasing)
        registrar.willChange()
    }
}
