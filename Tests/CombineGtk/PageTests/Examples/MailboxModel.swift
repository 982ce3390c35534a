import CombineModel

struct Message: Identifiable, Equatable, Sendable {
    let id: Int
    var subject: String
    var sender: String
    var size: Int
}

/// The contents of a mailbox, without GTK.
@MainActor
final class MailboxModel: ObservableObject {
    @Published var messages: [Message] = []
    @Published var search = ""
    @Published var sort = [SortKey<Message>(\.subject)]
    @Published var selection: Set<Message.ID> = []

    /// The filtered and sorted messages.
    var visible: some Publisher<[Message], Never> {
        $messages.arranged(
            by: $search.combineLatest($sort) { search, sort in
                Arrangement(where: { search.isEmpty || $0.subject.contains(search) }, sortedBy: sort)
            }
        )
    }

    func rename(_ id: Message.ID, to subject: String) {
        guard let place = messages.firstIndex(where: { $0.id == id }) else { return }
        messages[place].subject = subject
    }

    func move(_ ids: [Message.ID], before: Message.ID?) {
        let moved = ids.compactMap { id in messages.first { $0.id == id } }
        messages.removeAll { ids.contains($0.id) }
        let place = messages.firstIndex { $0.id == before } ?? messages.endIndex
        messages.insert(contentsOf: moved, at: place)
    }
}
