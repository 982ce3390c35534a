/// A detector of changes by the program's code. It compares a value before and after each call of that code.
///
/// Notifications aren't enough: if a handler of a property's `notify` signal sets the property, GLib restarts the same
/// emission. The program's change is then delivered by the same emission as the user's change.
@MainActor
package final class ProgrammaticChangeDetector {
    /// A closure that checks the value, and returns a second closure that reports whether it has changed since, or nil
    /// to ignore the call.
    package typealias Look = @MainActor () -> (@MainActor () -> Bool)?

    /// The nesting depth of the calls that it observes in the program's code.
    private(set) var depth: Int
    private let look: Look
    private let changed: @MainActor () -> Void
    /// The second checks for the calls in progress. The innermost call is last.
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

    /// Returns a detector for signal handlers of certain objects, if the main loop calls the handlers and not the
    /// program.
    ///
    /// It starts to observe them when ``follow(_:)`` is called. Signal handlers of other objects have no additional
    /// cost.
    static func ofHandlers(
        look: @escaping Look,
        changed: @escaping @MainActor () -> Void
    ) -> ProgrammaticChangeDetector {
        ProgrammaticChangeDetector(depth: 0, emitters: [], look: look, changed: changed)
    }

    /// Observes the signal handlers of these objects from now on, in place of the previous ones.
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

    /// Called before a call of the program's code.
    func programEntered() {
        secondLooks.append(isEnded ? nil : look())
    }

    /// Called after the innermost call has returned.
    func programReturned() {
        let hasChanged = secondLooks.removeLast()
        if !isEnded, let hasChanged, hasChanged() { changed() }
    }
}
