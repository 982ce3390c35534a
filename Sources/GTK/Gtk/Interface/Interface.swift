import CGtk
import Gsk

/// A user interface description, the content of a `.ui` file.
///
/// Widgets load it with ``Widget/load(_:)``.
public struct Interface: Sendable {
    /// The file's name, for messages.
    public let file: String
    /// The file's content, XML that `GtkBuilder` reads.
    public let content: [UInt8]

    /// A description whose content the program brings along, such as one embedded in it.
    public init(file: String, content: [UInt8]) {
        self.file = file
        self.content = content
    }

    /// A description in a string, for tests and examples.
    public init(file: String, content: String) {
        self.init(file: file, content: Array(content.utf8))
    }
}
