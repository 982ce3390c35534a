/// Tells whether the program's code changes something, by looking at it before and after.
///
/// A notification alone does not say: what a handler of a property's `notify` signal sets makes GLib start the same emission
/// over, so that it comes from where the first change came from.
//
// `@unchecked Sendable`: on the main thread only.
package final class ProgramWatch: @unchecked Sendable {
    /// How deep in the program's code the calls are that it looks at.
    let depth: Int
    /// Looks at the thing, and returns what tells whether it has changed since.
    private let look: () -> (() -> Bool)?
    private let changed: () -> Void
    private var hasChanged: [(() -> Bool)?] = []
    private var isEnded = false
    /// The objects whose signals' handlers it looks at; `nil` where it looks at all calls.
    private var emitters: [UnsafeMutableRawPointer]?

    private init(
        depth: Int,
        emitters: [UnsafeMutableRawPointer]?,
        look: @escaping () -> (() -> Bool)?,
        changed: @escaping () -> Void
    ) {
        self.depth = depth
        self.emitters = emitters
        self.look = look
        self.changed = changed
    }

    /// Starts to watch all calls into the program's code from the depth that it is at now. Each of them pays for it.
    ///
    /// - Parameters:
    ///   - look: looks at the thing, and returns what tells whether it has changed since; `nil` where that is of no interest.
    ///   - changed: called when a piece of the program has changed it.
    package convenience init(look: @escaping () -> (() -> Bool)?, changed: @escaping () -> Void) {
        self.init(depth: ProgramCode.depth, emitters: nil, look: look, changed: changed)
        ProgramCode.add(self)
    }

    /// Makes a watch of the handlers, as far as the main loop and not the program calls them, of the signals of some objects,
    /// none at first; see ``follow(_:)``. Handlers of other objects' signals pay nothing for it.
    static func ofHandlers(
        look: @escaping () -> (() -> Bool)?,
        changed: @escaping () -> Void
    ) -> ProgramWatch {
        ProgramWatch(depth: 0, emitters: [], look: look, changed: changed)
    }

    /// Watches the handlers of these objects' signals from now on, in place of others.
    func follow(_ new: [UnsafeMutableRawPointer]) {
        if isEnded || emitters == new { return }
        for emitter in emitters ?? [] { ProgramCode.remove(self, forHandlersOf: emitter) }
        emitters = new
        for emitter in new { ProgramCode.add(self, forHandlersOf: emitter) }
    }

    /// Stops.
    package func end() {
        if isEnded { return }
        if emitters == nil { ProgramCode.remove(self) } else { follow([]) }
        isEnded = true
    }

    func programEntered() {
        hasChanged.append(isEnded ? nil : look())
    }

    func programReturned() {
        let hasChanged = hasChanged.removeLast()
        if !isEnded, let hasChanged, hasChanged() { changed() }
    }
}
