import Combine
import Observation
import Synchronization

/// A piece of code that runs again, at the next frame, when something that it read has changed.
@MainActor
final class ObservedClosure: Disposable {
    private nonisolated let hasEnded = Atomic<Bool>(false)
    private var body: (@MainActor () -> Void)?
    private weak var owner: (any Storable)?
    /// Observations of the same owner that the body started, which end when it runs again.
    private var nested: [any Disposable] = []
    /// Observations that the body started, or that were triggered while it ran. They run after it.
    private var followers: [ObservedClosure] = []
    /// Higher than those of earlier observations, so that an outer closure runs before those that it starts.
    let number: Int

    /// The owner or property, for messages.
    let name: () -> String
    /// The binding that holds it, and ends where a loop ends it.
    private weak var binding: Binding?
    /// The observation whose change caused the last or the next run.
    private(set) weak var cause: ObservedClosure?
    /// A Boolean value that indicates whether it waits to be run.
    var isWaiting = false
    /// Its runs in the present cascade.
    var count = Cascade.Count()

    /// The observation whose body runs now.
    private static var current: ObservedClosure?
    private static var count = 0

    /// Runs the body and starts to observe what it reads.
    ///
    /// - Parameters:
    ///   - owner: the object whose frames it waits for, held weakly.
    ///   - name: the property that it sets, for messages. The owner unless given.
    ///   - binding: the binding that holds it.
    init(
        of owner: (any Storable)?,
        name: (() -> String)? = nil,
        heldBy binding: Binding? = nil,
        _ body: @escaping @MainActor () -> Void
    ) {
        self.owner = owner
        self.name = name ?? { [weak owner] in owner.map { Self.describe($0) } ?? "no object" }
        self.binding = binding
        self.body = body
        Self.count += 1
        number = Self.count
        run()
    }

    nonisolated var isDisposed: Bool { hasEnded.load(ordering: .acquiring) }

    nonisolated func cancel() {
        if hasEnded.exchange(true, ordering: .acquiringAndReleasing) { return }
        MainThread.perform(self) { $0.release() }
    }

    /// The clock whose ticks it waits for.
    var clock: (any ObservationClock)? { (owner as? any BindingOwner)?.observationClock }

    private nonisolated static func describe(_ owner: any Storable) -> String {
        (owner as? any BindingOwner)?.bindingDescription ?? "\(type(of: owner))"
    }

    /// Ends it, and the binding that holds it.
    func endAsLoop() {
        binding?.cancel()
        cancel()
    }

    /// Makes an observation that is started within the body of another one of the same owner end when that body runs
    /// again.
    static func nest(_ disposable: any Disposable, of owner: any Storable) {
        if let current, current.owner === owner { current.nested.append(disposable) }
    }

    /// Runs the body, unless it has ended.
    func run() {
        // Observation would hand what it reads to the outer one too.
        if let outer = Self.current { return outer.followers.append(self) }
        guard !isDisposed, let body else { return }
        endNested()
        Self.current = self
        let hasMissedChanges = TrackingScope.suspended {
            ConcurrentChanges.happen {
                withObservationTracking {
                    trackingPublished(body)
                } onChange: { [weak self] in
                    self?.changed()
                }
            }
        }
        Self.current = nil
        if hasMissedChanges { ObservationQueue.schedule(self) }
        let followers = followers
        self.followers = []
        for follower in followers { follower.run() }
    }

    /// Something that the body read changes, or has changed, on any thread.
    private nonisolated func changed() {
        if isDisposed { return }
        let isHere = MainThread.isCurrent
        MainThread.perform(self) { $0.scheduleNextRun(isCausedHere: isHere) }
    }

    /// - Parameter isCausedHere: whether the code that runs now made the change, and not another thread's.
    private func scheduleNextRun(isCausedHere: Bool) {
        // Observation may report one change twice if two threads made it. The body then runs, and changes what it
        // reads, while an earlier run still waits for that.
        if isCausedHere, Self.current === self { return }
        if !isWaiting { cause = isCausedHere ? Self.current : nil }
        ObservationQueue.schedule(self)
    }

    private func release() {
        endNested()
        // Released after the state is in order, as it may hold what a user's deinitialiser looks at.
        let body = self.body
        self.body = nil
        withExtendedLifetime(body) {}
    }

    private func endNested() {
        let ended = nested
        nested = []
        for disposable in ended { disposable.cancel() }
    }
}
