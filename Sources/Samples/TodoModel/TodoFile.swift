import CombineModel
import Foundation

/// A JSON file with todos.
public struct TodoFile: Sendable {
    /// A todo as the file stores it.
    public struct Record: Codable, Equatable, Identifiable, Sendable {
        public var id: UUID
        public var title: String
        public var isDone: Bool
        public var notes: String
    }

    /// The fields that all versions of the file format contain.
    private struct Header: Codable {
        static let current = 1
        var version = current
    }

    private struct Content: Codable {
        var version = Header.current
        var todos: [Record]
    }

    public let document: DocumentFile
    /// A Boolean value that indicates whether the file is the program's default file. If the default file is damaged,
    /// it's renamed.
    private let isOwn: Bool

    private init(_ document: DocumentFile, isOwn: Bool) {
        self.document = document
        self.isOwn = isOwn
    }

    /// Creates an object that represents a file that the user chose. Such a file is never renamed.
    public init(_ document: DocumentFile) {
        self.init(document, isOwn: false)
    }

    /// The user's default file, in `$XDG_DATA_HOME`.
    public static var standard: TodoFile { own(DocumentFile("todos.json", inDataOf: "org.combinegtk.Todo")) }

    static func own(_ document: DocumentFile) -> TodoFile { TodoFile(document, isOwn: true) }

    public var path: String { document.path }

    /// The path of the file. If ``path`` is a symbolic link, it's the path of the link's target.
    public var target: String { document.target }

    /// A Boolean value that indicates whether another program has changed the file.
    public var hasChanged: Bool { document.hasChanged }

    // MARK: Reading

    /// Returns the todos, or an empty list if the file doesn't exist yet.
    public func read() throws(TodoFileError) -> [Record] {
        let bytes: [UInt8]
        do throws(DocumentFileError) {
            guard let found = try document.read() else { return [] }
            bytes = found
        } catch {
            throw TodoFileError(.file(error), path)
        }
        do throws(TodoFileError) {
            return try todos(in: bytes)
        } catch {
            var error = error
            if isOwn, error.reason == .damaged { error.keptAs = try? document.setAside() }
            throw error
        }
    }

    private func todos(in bytes: [UInt8]) throws(TodoFileError) -> [Record] {
        // An empty file that the user chose counts as an empty list, because no data can be lost.
        if bytes.isEmpty, !isOwn { return [] }
        let (data, decoder) = (Data(bytes), JSONDecoder())
        let content = try? decoder.decode(Content.self, from: data)
        if let header = try? decoder.decode(Header.self, from: data), header.version > Header.current {
            throw TodoFileError(.newer(content?.todos ?? []), path)
        }
        guard let content else { throw TodoFileError(.damaged, path) }
        return Self.withUniqueIDs(content.todos)
    }

    /// Returns the records, with new identifiers in place of duplicates. A file that two computers have written can
    /// contain the same identifier twice.
    private static func withUniqueIDs(_ records: [Record]) -> [Record] {
        var ids: Set<UUID> = []
        return records.map { record in
            var record = record
            // The new identifier isn't random, because each process that reads the file must determine the same
            // identifier.
            while !ids.insert(record.id).inserted { record.id = record.id.successor }
            return record
        }
    }

    // MARK: Writing

    /// Writes the changes between two states of the todos. Changes that other programs made to the file are kept.
    ///
    /// - Parameters:
    ///   - base: The previous state.
    ///   - records: The new state.
    /// - Returns: The todos that the file contains afterwards.
    public func save(_ records: [Record], changedFrom base: [Record]) throws(TodoFileError) -> [Record] {
        var result = records
        do {
            try document.update { bytes in
                if let bytes { result = Record.merged(records, try todos(in: bytes), base: base) }
                return Array(try JSONEncoder().encode(Content(todos: result)))
            }
            return result
        } catch let error as TodoFileError {
            throw TodoFileError(error.reason == .damaged ? .replaced : error.reason, path)
        } catch let error as DocumentFileError {
            throw TodoFileError(.file(error), path)
        } catch {
            throw TodoFileError(.replaced, path)
        }
    }
}

extension UUID {
    /// This identifier plus one, as a 128-bit number.
    fileprivate var successor: UUID {
        var next = self
        withUnsafeMutableBytes(of: &next) { bytes in
            for index in bytes.indices.reversed() {
                bytes[index] &+= 1
                if bytes[index] != 0 { break }
            }
        }
        return next
    }
}
