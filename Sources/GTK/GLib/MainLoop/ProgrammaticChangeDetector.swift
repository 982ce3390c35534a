/// Detects changes that the program's code makes, by a look before and after each call of that code.
///
/// A notification isn't enough: if a handler of a property's `notify` signal sets the property, GLib restarts the same
/// emission. Then the program's change is delivered by the same emission as the user's.
@MainActor
package final class ProgrammaticChangeDetector {
    /// Looks at the thing, and returns a second look, which tells whether it has changed since, or nil for no interest.
    package typealias Look = @MainActor () -> (@MainActor () -> Bool)?

    /// The nesting depth in the program's code of the calls that it watches.
    private(set) var depth: Int
    private let look: Look
    private let changed: @MainActor () -> Void
    /// The second checks of the calls in progress, the innermost last.
    private var secondLooks: [(@MainActor () -> Bool)?] = []
    private var isEnded: Bool
    /// The objects whose signals' handlers it looks at, or nil for all calls.
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
    ///   - look: looks at the thing before a call.
    ///   - changed: told after a call with a change.
    package convenience init(look: @escaping Look, changed: @escaping @MainActor () -> Void) {
        self.init(depth: 0, emitters: nil, look: look, changed: changed)
    }

    /// A Boolean value that indicates whether it looks at calls.
    package var isActive: Bool { !isEnded }

    /// Looks, until ``end()``, at all calls of the program's code that are as deep as the next one. Each of them pays for it.
    package func start() {
        precondition(
            isEnded && emitters == nil,
            "start() requires a detector that is stopped and not limited to emitters"
        )
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

    /// Looks at the handlers of these objects' signals from now on, in place of others.
    func follow(_ new: [UnsafeMutableRawPointer]) {
        if isEnded || emitters == new { return }
        for emitter in emitters ?? [] { ChangeOrigin.remove(self, forHandlersOf: emitter) }
        emitters = new
        for emitter in new { ChangeOrigin.add(self, forHandlersOf: emitter) }
    }

    /// Stops.
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
