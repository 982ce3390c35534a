import Foundation

/// A file of an installed program.
struct InstalledFile {
    /// The path relative to the prefix, for example `share/applications/org.example.Notes.desktop`.
    let path: String
    let content: Data
    var isExecutable = false

    /// Writes the file below a folder, and creates missing folders.
    func write(below folder: URL) throws {
        let url = folder.appending(path: path)
        let permissions = isExecutable ? 0o755 : 0o644
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o755]
        )
        try content.write(to: url, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.filePath)
    }
}
