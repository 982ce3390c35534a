import Combine
import Dispatch
import Gtk
import Observation
import Synchronization

/// A piece of code that runs again, at the next frame, when something that it read has changed.
//
// `@unchecked Sendable`: whether it has ended is atomic; the rest is the main thread's.
final class ObservedClosure: Disposable, @unchecked Sendable {
    private let hasEnded = Atomic<Bool>(false)
    private var body: (() -> Void)?
    private weak var owner: (any Storable)?
    /// Observations of the same owner that the body started, which end when it runs again.
    private var nested: [any Disposable] = []
    /// Observations that the body started, or whose turn came while it ran, which run after it. Main thread only.
    private var followers: [ObservedClosure] = []
    /// Later than that of the observations that were there before, so that what starts others runs before them.
    let number: Int

    /// What it is called in messages.
    let name: () -> String
    /// The binding that holds it, disposed of when a loop ends it.
    private weak var binding: (any Disposable)?
    /// The observation whose change caused the last or the next run. Main thread only.
    private(set) weak var cause: ObservedClosure?
    /// Whether it waits to be run. Main thread only.
    var isWaiting = false
    /// How often it has run in a cascade. Main thread only.
    var count = Cascade.Count()

    /// The one whose body runs now. Main thread only.
    private nonisolated(unsafe) static var current: ObservedClosure?
    private nonisolated(unsafe) static var count = 0

    /// Runs the body and starts to observe what it reads.
    ///
    /// - Parameters:
    ///   - owner: the object whose frames it waits for, held weakly.
    ///   - name: what to call it in messages, by its owner unless given.
    ///   - binding: what holds it, which is told where a loop is ended.
    @MainActor
    init(
        of owner: (any Storable)?,
        name: (() -> String)? = nil,
        heldBy binding: (any Disposable)? = nil,
        _ body: @escaping () -> Void
    ) {
        self.owner = owner
        self.name = name ?? { [weak owner] in owner.map { Self.describe($0) } ?? "no object" }
        self.binding = binding
        self.body = body
        Self.count += 1
        number = Self.count
        run()
    }

    var isDisposed: Bool { hasEnded.load(ordering: .acquiring) }

    func dispose() {
        if hasEnded.exchange(true, ordering: .acquiringAndReleasing) { return }
        if MainThread.isCurrent { release() } else { DispatchQueue.main.async { self.release() } }
    }

    /// The widget whose frames it waits for.
    @MainActor
    var widget: Widget? { owner as? Widget }

    private static func describe(_ owner: any Storable) -> String {
        (owner as? Object).map(Diagnostics.description) ?? "\(type(of: owner))"
    }

    /// Ends it, and what it is held by.
    func endAsLoop() {
        binding?.dispose()
        dispose()
    }

    /// Has an observation that is started within the body of another of the same owner end when that one runs again.
    @MainActor
    static func nest(_ disposable: any Disposable, of owner: any Storable) {
        if let current, current.owner === owner { current.nested.append(disposable) }
    }

    /// Runs the body, unless it has ended.
    @MainActor
    func run() {
        // Observation would hand what it reads to the outer one too.
        if let outer = Self.current { return outer.followers.append(self) }
        guard !isDisposed, let body else { return }
        endNested()
        Self.current = self
        let hasMissedChanges = PropertyAccess.ignoring {
            ConcurrentChanges.happen {
                withObservationTracking {
                    trackingPublished(body)
                } onChange: { [weak self] in
                    self?.changed()
                }
            }
        }
        Self.current = nil
        if hasMissedChanges { FrameQueue.schedule(self) }
        let followers = followers
        self.followers = []
        for follower in followers { follower.run() }
    }

    /// Something that the body read changes, or has changed, on any thread.
    private func changed() {
        if isDisposed { return }
        if MainThread.isCurrent {
            // Observation may tell twice of one change that two threads made, so that the body runs, and changes what it
            // reads, while an earlier run still waits for that.
            if Self.current === self { return }
            if !isWaiting { cause = Self.current }
            MainThread.assume { FrameQueue.schedule(self) }
        } else {
            DispatchQueue.main.async {
                if !self.isWaiting { self.cause = nil }
                FrameQueue.schedule(self)
            }
        }
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
        for disposable in ended { disposable.dispose() }
    }
}
