import Gtk

extension DragAction {
    /// The names of the drag actions in this set, for messages.
    var names: String {
        let all: [(DragAction, String)] = [(.copy, "copy"), (.move, "move"), (.link, "link"), (.ask, "ask")]
        let names = all.filter { contains($0.0) }.map(\.1)
        return names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }

    /// The action that a drop performs if this set contains several actions.
    var preferred: DragAction {
        for action in [DragAction.copy, .move, .link] where contains(action) { return action }
        return []
    }
}
