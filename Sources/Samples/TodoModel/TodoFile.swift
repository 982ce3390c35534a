import CombineModel
import Foundation

/// The file that todos are kept in, as JSON.
///
/// It is there whole, before a change or after it, whenever the program ends. One that cannot be read is kept under another name.
public struct TodoFile: Sendable {
    /// A todo as the file has it.
    public struct Record: Codable, Equatable, Sendable {
        public var id: UUID
        public var title: String
        public var isDone: Bool
        public var notes: String
    }

    /// What every version of the file has.
    private struct Header: Codable {
        static let current = 1
        var version = current
    }

    private struct Content: Codable {
        var version = Header.current
        var todos: [Record]
    }

    public let url: URL

    private var folder: URL { url.deletingLastPathComponent() }

    public init(_ url: URL) { self.url = url }

    /// The person's own, in `$XDG_DATA_HOME`.
    public static var standard: TodoFile {
        let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        return TodoFile(folder.appending(path: "org.combinegtk.Todo/todos.json"))
    }

    /// The todos; none where there is no file yet.
    public func read() throws(TodoFileError) -> [Record] {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch CocoaError.fileReadNoSuchFile {
            return []
        } catch {
            throw TodoFileError(reason: .unreadable(error.localizedDescription), file: url, keptAs: keepAside())
        }
        let decoder = JSONDecoder()
        if let header = try? decoder.decode(Header.self, from: data), header.version > Header.current {
            throw TodoFileError(reason: .newer, file: url, keptAs: keepAside())
        }
        guard let content = try? decoder.decode(Content.self, from: data) else {
            throw TodoFileError(reason: .damaged, file: url, keptAs: keepAside())
        }
        return content.todos
    }

    /// Writes the todos beside the file, onto the disk, and puts that in the file's place.
    public func write(_ todos: [Record]) throws(TodoFileError) {
        let new = url.appendingPathExtension("new")
        do {
            let data = try JSONEncoder().encode(Content(todos: todos))
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: new)
            let handle = try FileHandle(forUpdating: new)
            try handle.synchronize()
            try handle.close()
            guard rename(new.path(percentEncoded: false), url.path(percentEncoded: false)) == 0 else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
        } catch {
            try? FileManager.default.removeItem(at: new)
            throw TodoFileError(reason: .unwritable(error.localizedDescription), file: url)
        }
    }

    /// Gives what cannot be read a name that nothing has; returns `nil` where it has to stay.
    private func keepAside() -> URL? {
        let names = (1...).lazy.map { "\(url.deletingPathExtension().lastPathComponent)-kept-\($0).json" }
        let places = names.map { folder.appending(path: $0) }
        let free = places.first { !FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
        guard let free, (try? FileManager.default.moveItem(at: url, to: free)) != nil else { return nil }
        return free
    }
}
