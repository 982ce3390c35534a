/// An object that detects whether the program's code changes a value. The detector compares the value before and after
/// each call of the program's code.
///
/// Notifications alone don't provide this information. If a handler of a property's `notify` signal sets the property,
/// GLib restarts the emission that is in progress. The program's change and the user's change are then delivered by the
/// same emission.
@MainActor
package final class ProgrammaticChangeDetector {
    /// A closure that reads the value before a call and returns a second closure. The second closure reads the value
    /// after the call and returns a Boolean value that indicates whether the call has changed the value. To ignore a
    /// call, return nil instead of a second closure.
    package typealias Snapshot = @MainActor () -> (@MainActor () -> Bool)?

    /// The nesting depth of the calls that this detector observes.
    private(set) var depth: Int
    private let takeSnapshot: Snapshot
    private let changed: @MainActor () -> Void
    /// The closures for the calls that are in progress. When a call returns, its closure compares the values. The
    /// closure for the innermost call is last.
    private var comparisons: [(@MainActor () -> Bool)?] = []
    private var isEnded: Bool
    /// The objects whose signal handlers this detector observes. It's nil if the detector observes all calls.
    private var emitters: [UnsafeMutableRawPointer]?

    private init(
        depth: Int,
        emitters: [UnsafeMutableRawPointer]?,
        takeSnapshot: @escaping Snapshot,
        changed: @escaping @MainActor () -> Void
    ) {
        self.depth = depth
        self.emitters = emitters
        isEnded = emitters == nil
        self.takeSnapshot = takeSnapshot
        self.changed = changed
    }

    /// Creates a detector that observes all calls of the program's code between ``start()`` and ``end()``.
    ///
    /// - Parameters:
    ///   - takeSnapshot: A closure that reads the value before a call.
    ///   - changed: A closure that is called after a call that changed the value.
    package convenience init(takeSnapshot: @escaping Snapshot, changed: @escaping @MainActor () -> Void) {
        self.init(depth: 0, emitters: nil, takeSnapshot: takeSnapshot, changed: changed)
    }

    /// A Boolean value that indicates whether this detector observes calls.
    package var isActive: Bool { !isEnded }

    /// Starts to observe all calls to the program's code at the current ``ChangeOrigin/depth``. Observed calls are
    /// slower.
    package func start() {
        if !isEnded || emitters != nil {
            fatalError("start() was called on a detector that is already started, or that only observes given emitters")
        }
        depth = ChangeOrigin.depth
        isEnded = false
        ChangeOrigin.add(self)
    }

    /// Returns a detector that observes the signal handlers of the objects that are passed to ``follow(_:)``. The
    /// detector ignores handlers that run because the program's code emitted the signal.
    ///
    /// The detector doesn't slow down the signal handlers of other objects.
    static func ofHandlers(
        takeSnapshot: @escaping Snapshot,
        changed: @escaping @MainActor () -> Void
    ) -> ProgrammaticChangeDetector {
        ProgrammaticChangeDetector(depth: 0, emitters: [], takeSnapshot: takeSnapshot, changed: changed)
    }

    /// Observes the signal handlers of the given objects, and stops observing the handlers of the previous objects.
    func follow(_ new: [UnsafeMutableRawPointer]) {
        if isEnded || emitters == new { return }
        for emitter in emitters ?? [] { ChangeOrigin.remove(self, forHandlersOf: emitter) }
        emitters = new
        for emitter in new { ChangeOrigin.add(self, forHandlersOf: emitter) }
    }

    package func end() {
        if isEnded { return }
        if emitters == nil { ChangeOrigin.remove(self) } else { follow([]) }
        isEnded = true
    }

    /// Reads the value. Called before the library calls the program's code.
    func programEntered() { comparisons.append(isEnded ? nil : takeSnapshot()) }

    /// Checks whether the value has changed. Called after a call of the program's code has returned.
    func programReturned() {
        let hasChanged = comparisons.removeLast()
        if !isEnded, let hasChanged, hasChanged() { changed() }
    }
}
