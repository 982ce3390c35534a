import Foundation

/// A folder of the package with sources in Swift.
public struct SourceFolder {
    /// The package's folder.
    public static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private let url: URL

    /// - Parameter path: from the package's folder.
    public init(_ path: String) {
        url = Self.package.appending(path: path)
    }

    /// Returns the texts of its files, and of those of its subfolders.
    public func texts() throws -> [String] {
        let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
        return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }
}
