import CombineModel
import Foundation

/// A todo.
public final class Todo: ObservableObject, Identifiable {
    public let id: UUID
    /// The task, in a few words.
    @Published public var title: String
    /// A Boolean value that indicates whether the todo is done.
    @Published public var isDone: Bool
    /// Additional notes.
    @Published public var notes: String

    /// Creates a todo, which is empty by default.
    public init(title: String = "", isDone: Bool = false, notes: String = "", id: UUID = UUID()) {
        self.title = title
        self.isDone = isDone
        self.notes = notes
        self.id = id
    }

    /// The title, or a placeholder if the title is empty. If the todo is done, a check mark precedes the title.
    public var heading: String {
        let name = title.allSatisfy(\.isWhitespace) ? String(localized: "Untitled") : title
        return isDone ? "✓ \(name)" : name
    }
}
