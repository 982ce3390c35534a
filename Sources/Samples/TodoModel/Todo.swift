import CombineModel
import Foundation

/// Something to do.
public final class Todo: ObservableObject, Identifiable {
    public let id: UUID
    /// What is to be done, in a few words.
    @Published public var title: String
    /// A Boolean value that indicates whether it was done.
    @Published public var isDone: Bool
    /// What else there is to say of it.
    @Published public var notes: String

    /// Starts as given, or with nothing said.
    public init(title: String = "", isDone: Bool = false, notes: String = "", id: UUID = UUID()) {
        self.title = title
        self.isDone = isDone
        self.notes = notes
        self.id = id
    }

    /// What to call it, also where it has no title yet.
    public var heading: String {
        let name = title.allSatisfy(\.isWhitespace) ? String(localized: "Untitled") : title
        return isDone ? "✓ \(name)" : name
    }
}
