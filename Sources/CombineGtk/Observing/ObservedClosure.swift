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
    /// Later than that of the observations that were there before, so that what starts others runs before them.
    let number: Int

    /// The one whose body runs now. Main thread only.
    private nonisolated(unsafe) static var current: ObservedClosure?
    private nonisolated(unsafe) static var count = 0

    /// Runs the body and starts to observe what it reads.
    @MainActor
    init(of owner: (any Storable)?, _ body: @escaping () -> Void) {
        MainThread.remember()
        self.owner = owner
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

    /// Has an observation that is started within the body of another of the same owner end when that one runs again.
    @MainActor
    static func nest(_ disposable: any Disposable, of owner: any Storable) {
        if let current, current.owner === owner { current.nested.append(disposable) }
    }

    /// Runs the body, unless it has ended.
    @MainActor
    func run() {
        guard !isDisposed, let body else { return }
        endNested()
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        // What is read here is not what an outer body reads.
        PropertyAccess.ignoring {
            withObservationTracking {
                PropertyAccess.tracking(body)
            } onChange: { [weak self] in
                self?.changed()
            }
        }
    }

    /// Something that the body read changes, or has changed, on any thread.
    private func changed() {
        if isDisposed { return }
        if MainThread.isCurrent {
            MainThread.assume { FrameQueue.schedule(self) }
        } else {
            DispatchQueue.main.async { FrameQueue.schedule(self) }
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
