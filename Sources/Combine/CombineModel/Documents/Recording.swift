/// The change that a document registered last, to which it adds the next changes.
@MainActor
struct Recording<Content> {
    /// The inverses of changes that are undone together.
    final class Changes {
        var inverses: [ValueChange<Content>] = []
    }

    /// The changes. The undo manager retains them until it removes the action.
    private weak var changes: Changes?
    /// The time without changes that ends the typing.
    var pause = Duration.seconds(1)
    /// The place of the text that the user is typing, or an empty array.
    private var textPlace: [AnyHashable] = []
    private var time = ContinuousClock.now
    /// The group of the undo manager in which the changes are the last item.
    private var group: (id: ObjectIdentifier, itemCount: Int)?

    /// Returns a Boolean value that indicates whether an undo of the recorded changes also undoes another change. If
    /// necessary, adds the change.
    ///
    /// - Parameter isTyping: A Boolean value that indicates whether the change can be a part of typed text.
    mutating func includes(_ inverse: ValueChange<Content>, in undoManager: UndoManager, isTyping: Bool) -> Bool {
        guard let changes, let group, let latest = undoManager.latestGroup, latest == group else { return false }
        if isTyping, !textPlace.isEmpty, inverse.textPlace == textPlace, time.duration(to: .now) < pause {
            // The recorded change already restores the text before both changes.
            time = .now
            return true
        }
        guard undoManager.hasOpenGroup else { return false }
        changes.inverses.append(inverse)
        textPlace = []
        return true
    }

    /// Ends the recording, so that the next change is registered as a new action.
    mutating func end() { changes = nil }

    /// Registers a change as a new action.
    mutating func register(
        _ inverse: ValueChange<Content>,
        in undoManager: UndoManager,
        isTyping: Bool,
        _ register: (Changes) -> Void
    ) {
        let changes = Changes()
        changes.inverses = [inverse]
        register(changes)
        (self.changes, textPlace, time) = (changes, isTyping ? inverse.textPlace : [], .now)
        group = undoManager.latestGroup
    }
}
