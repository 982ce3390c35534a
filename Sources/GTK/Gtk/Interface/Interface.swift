import CGtk
@_spi(Binding) import Gsk

/// A user interface description, the content of a `.ui` file.
///
/// Widgets load it with ``Widget/load(_:)`` or declare it as their class's ``Widget/template``. A ``Builder`` returns
/// the objects of a description without a template.
public struct Interface: Sendable, Equatable {
    /// The file's name, for messages.
    public let file: String
    /// The file's content, XML that `GtkBuilder` reads.
    public let content: [UInt8]

    /// Creates a description whose content is part of the program, for example an embedded file.
    public init(file: String, content: [UInt8]) {
        self.file = file
        self.content = content
    }

    /// Creates a description in a string, for tests and examples.
    public init(file: String, content: String) {
        self.init(file: file, content: Array(content.utf8))
    }

    /// Creates a description from a file, which is read immediately. Throws
    /// ``InterfaceError/unreadable(file:reason:)``.
    public init(path: String) throws(InterfaceError) {
        var content: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        do {
            try GLibError.check { error in
                let name = FileNames.duplicate(path, "g_file_get_contents: filename")
                defer { g_free(name) }
                g_file_get_contents(name, &content, &count, error)
            }
        } catch {
            throw .unreadable(file: path, reason: error.message)
        }
        defer { g_free(content) }
        self.init(file: path, content: Array(UnsafeRawBufferPointer(start: content, count: Int(count))))
    }

    /// Creates a description from a resource of the program, by its path. Throws
    /// ``InterfaceError/unreadable(file:reason:)``.
    ///
    /// `g_resources_lookup_data`.
    @MainActor
    public init(resource path: String) throws(InterfaceError) {
        do {
            self.init(file: path, content: try Resource.registeredData(of: path).array)
        } catch {
            throw .unreadable(file: path, reason: error.message)
        }
    }
}
