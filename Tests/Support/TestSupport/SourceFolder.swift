import Foundation

/// A folder of Swift sources in the package.
public struct SourceFolder {
    /// The folder of the package.
    public static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private let url: URL

    /// - Parameter path: The path relative to the folder of the package.
    public init(_ path: String) {
        url = Self.package.appending(path: path)
    }

    /// Returns the contents of all files, including files in subfolders.
    public func texts() throws -> [String] {
        let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
        return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }
}
