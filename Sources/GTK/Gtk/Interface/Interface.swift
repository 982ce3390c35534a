import CGtk
@_spi(Binding) import Gsk

/// A user interface description, which is the content of a `.ui` file.
///
/// A widget loads a description with ``Widget/load(_:)``, or the widget's class declares it as its ``Widget/template``.
/// If a description has no template, a ``Builder`` creates its objects.
public struct Interface: Sendable, Equatable {
    /// The file's name, for messages.
    public let file: String
    /// The content of the file, in the XML format of `GtkBuilder`.
    public let content: [UInt8]

    /// Creates a description from the content of a file that is embedded in the program.
    public init(file: String, content: [UInt8]) {
        self.file = file
        self.content = content
    }

    /// Creates a description from a string, for example in tests.
    public init(file: String, content: String) { self.init(file: file, content: Array(content.utf8)) }

    /// Creates a description from a file, which is read immediately. Throws ``InterfaceError/unreadable(file:reason:)``
    /// if the file can't be read.
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

    /// Creates a description from a resource of the program. Throws ``InterfaceError/unreadable(file:reason:)`` if the
    /// resource can't be read.
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
