import Combine
import Observation
import Synchronization

/// A closure that runs again, at the next frame, when something that it read has changed.
@MainActor
final class ObservedClosure: Disposable {
    private nonisolated let hasEnded = Atomic<Bool>(false)
    private var body: (@MainActor () -> Void)?
    private weak var owner: (any Storable)?
    /// The observations of the same owner that the body started. They end when it runs again.
    private var nested: [any Disposable] = []
    /// Observations that the body started, or that were triggered while it ran. They run after it.
    private var followers: [ObservedClosure] = []
    /// The number is higher than those of earlier observations, so that an outer closure runs before those that it
    /// starts.
    let number: Int

    /// The name of the owner or the property, for messages.
    let name: () -> String
    /// The binding that holds the observation. If the observation is ended because of an endless loop, the binding ends
    /// too.
    private weak var binding: Binding?
    /// The observation whose change caused the last or the next run.
    private(set) weak var cause: ObservedClosure?
    /// A Boolean value that indicates whether it waits for its next run.
    var isWaiting = false
    /// The number of its runs in the current cascade.
    var count = Cascade.Count()

    /// The observation whose body runs now.
    private static var current: ObservedClosure?
    private static var count = 0

    /// Runs the body and observes what it reads.
    ///
    /// - Parameters:
    ///   - owner: The object whose frames determine when the closure runs again. It's held weakly.
    ///   - name: The name of the property that the closure sets, for messages. By default, it's the name of the owner.
    ///   - binding: The binding that holds the observation.
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

    /// The clock whose ticks run the closure again.
    var clock: (any ObservationClock)? { (owner as? any BindingOwner)?.observationClock }

    private nonisolated static func describe(_ owner: any Storable) -> String {
        (owner as? any BindingOwner)?.bindingDescription ?? "\(type(of: owner))"
    }

    /// Ends the observation, and the binding that holds it.
    func endAsLoop() {
        binding?.cancel()
        cancel()
    }

    /// Registers an observation that the body of another observation with the same owner starts. It ends when that body
    /// runs again.
    static func nest(_ disposable: any Disposable, of owner: any Storable) {
        if let current, current.owner === owner { current.nested.append(disposable) }
    }

    /// Runs the body, unless the observation has ended.
    func run() {
        // Otherwise the outer observation would also depend on what this one reads.
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

    /// Called on any thread when something that the body read changes or has changed.
    private nonisolated func changed() {
        if isDisposed { return }
        let isHere = MainThread.isCurrent
        MainThread.perform(self) { $0.scheduleNextRun(isCausedHere: isHere) }
    }

    /// - Parameter isCausedHere: A Boolean value that indicates whether the currently running code made the change, and
    ///   not another thread.
    private func scheduleNextRun(isCausedHere: Bool) {
        // Observation may report one change twice if two threads made it. The body would then run again for changes
        // that it made itself.
        if isCausedHere, Self.current === self { return }
        if !isWaiting { cause = isCausedHere ? Self.current : nil }
        ObservationQueue.schedule(self)
    }

    private func release() {
        endNested()
        // The body is released after the state is consistent, because a deinitializer in the user's code may read the
        // state.
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
