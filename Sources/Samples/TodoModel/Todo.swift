import CombineModel
import Foundation

/// Something to do.
public final class Todo: ObservableObject, Identifiable {
    public let id: UUID
    /// The task in a few words.
    @Published public var title: String
    /// A Boolean value that indicates whether it was done.
    @Published public var isDone: Bool
    /// Further notes.
    @Published public var notes: String

    /// Starts as given, or with nothing said.
    public init(title: String = "", isDone: Bool = false, notes: String = "", id: UUID = UUID()) {
        self.title = title
        self.isDone = isDone
        self.notes = notes
        self.id = id
    }

    /// The title, or a placeholder if the title is empty.
    public var heading: String {
        let name = title.allSatisfy(\.isWhitespace) ? String(localized: "Untitled") : title
        return isDone ? "✓ \(name)" : name
    }
}
