import CombineModel
import Foundation

/// A todo.
public struct Todo: Mergeable, Codable, Identifiable {
    public internal(set) var id = UUID()
    /// The task, in a few words.
    public var title: String
    /// A Boolean value that indicates whether the todo is done.
    public var isDone: Bool
    /// Additional notes.
    public var notes: String

    public static let mergedProperties: [MergedProperty<Todo>] = [.init(\.title), .init(\.isDone), .init(\.notes)]

    /// Creates a todo, which is empty by default.
    public init(title: String = "", isDone: Bool = false, notes: String = "") {
        (self.title, self.isDone, self.notes) = (title, isDone, notes)
    }

    /// The title, or a placeholder if the title is empty. If the todo is done, a check mark precedes the title.
    public var heading: String {
        let name = title.allSatisfy(\.isWhitespace) ? String(localized: "Untitled") : title
        return isDone ? "✓ \(name)" : name
    }
}
