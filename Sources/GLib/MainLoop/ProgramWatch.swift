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

    /// Starts to watch calls into the program's code from the depth that it is at now, or from another.
    ///
    /// - Parameters:
    ///   - look: looks at the thing, and returns what tells whether it has changed since; `nil` where that is of no interest.
    ///   - changed: called when a piece of the program has changed it.
    package init(
        depth: Int = ProgramCode.depth,
        look: @escaping () -> (() -> Bool)?,
        changed: @escaping () -> Void
    ) {
        self.depth = depth
        self.look = look
        self.changed = changed
        ProgramCode.add(self)
    }

    /// Stops.
    package func end() {
        if isEnded { return }
        isEnded = true
        ProgramCode.remove(self)
    }

    func programEntered() {
        hasChanged.append(isEnded ? nil : look())
    }

    func programReturned() {
        let hasChanged = hasChanged.removeLast()
        if !isEnded, let hasChanged, hasChanged() { changed() }
    }
}
