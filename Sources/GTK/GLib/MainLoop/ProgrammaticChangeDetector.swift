/// A detector of changes that the program's code makes. It checks a value before and after each call of that code.
///
/// A notification isn't enough: if a handler of a property's `notify` signal sets the property, GLib restarts the same
/// emission. Then the program's change is delivered by the same emission as the user's.
@MainActor
package final class ProgrammaticChangeDetector {
    /// A closure that checks the value, and returns a second closure that reports whether it has changed since, or nil
    /// to ignore the call.
    package typealias Look = @MainActor () -> (@MainActor () -> Bool)?

    /// The nesting depth of the calls that it observes in the program's code.
    private(set) var depth: Int
    private let look: Look
    private let changed: @MainActor () -> Void
    /// The second checks of the calls in progress, the innermost last.
    private var secondLooks: [(@MainActor () -> Bool)?] = []
    private var isEnded: Bool
    /// The objects whose signal handlers it observes, or nil for all calls.
    private var emitters: [UnsafeMutableRawPointer]?

    private init(
        depth: Int,
        emitters: [UnsafeMutableRawPointer]?,
        look: @escaping Look,
        changed: @escaping @MainActor () -> Void
    ) {
        self.depth = depth
        self.emitters = emitters
        isEnded = emitters == nil
        self.look = look
        self.changed = changed
    }

    /// Creates a detector for all calls of the program's code between ``start()`` and ``end()``.
    ///
    /// - Parameters:
    ///   - look: A closure that checks the value before a call.
    ///   - changed: A closure that is called after a call that changed the value.
    package convenience init(look: @escaping Look, changed: @escaping @MainActor () -> Void) {
        self.init(depth: 0, emitters: nil, look: look, changed: changed)
    }

    /// A Boolean value that indicates whether it observes calls.
    package var isActive: Bool { !isEnded }

    /// Observes, until ``end()``, all calls of the program's code at the depth of the next one. Each of these calls
    /// becomes slower.
    package func start() {
        if !isEnded || emitters != nil {
            fatalError("start() requires a detector that is stopped and not limited to emitters")
        }
        depth = ChangeOrigin.depth
        isEnded = false
        ChangeOrigin.add(self)
    }

    /// Returns a detector for the signal handlers of some objects that the main loop, and not the program, calls.
    ///
    /// It observes none before ``follow(_:)`` is called. Signal handlers of other objects have no additional cost.
    static func ofHandlers(
        look: @escaping Look,
        changed: @escaping @MainActor () -> Void
    ) -> ProgrammaticChangeDetector {
        ProgrammaticChangeDetector(depth: 0, emitters: [], look: look, changed: changed)
    }

    /// From now on, observes the handlers of these objects' signals instead of others.
    func follow(_ new: [UnsafeMutableRawPointer]) {
        if isEnded || emitters == new { return }
        for emitter in emitters ?? [] { ChangeOrigin.remove(self, forHandlersOf: emitter) }
        emitters = new
        for emitter in new { ChangeOrigin.add(self, forHandlersOf: emitter) }
    }

    /// Stops observing.
    package func end() {
        if isEnded { return }
        if emitters == nil { ChangeOrigin.remove(self) } else { follow([]) }
        isEnded = true
    }

    /// A call of the program's code begins.
    func programEntered() {
        secondLooks.append(isEnded ? nil : look())
    }

    /// The innermost call has returned.
    func programReturned() {
        let hasChanged = secondLooks.removeLast()
        if !isEnded, let hasChanged, hasChanged() { changed() }
    }
}
