import CombineModel
import Foundation

/// The todos of a file, in the user's order. The file contains JSON.
public struct TodoList: DocumentContent, Codable {
    /// The field that all versions of the file format contain.
    private struct Header: Codable { var version: Int }

    private static let currentVersion = 1

    private var version = currentVersion
    public var todos: [Todo] = []

    public static let mergedProperties: [MergedProperty<TodoList>] = [.init(\.todos)]

    public init() {}

    public init(bytes: [UInt8]) throws {
        self = try JSONDecoder().decode(TodoList.self, from: Data(bytes))
        version = Self.currentVersion
        // A file that two computers have written can contain the same identifier twice. The new identifier isn't random,
        // because each process that reads the file must determine the same identifier.
        var ids: Set<UUID> = []
        for index in todos.indices {
            while !ids.insert(todos[index].id).inserted { todos[index].id = todos[index].id.successor }
        }
    }

    public func bytes() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }

    public static func isNewer(_ bytes: [UInt8]) -> Bool {
        let header = try? JSONDecoder().decode(Header.self, from: Data(bytes))
        return header.map { $0.version > currentVersion } ?? false
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
