import Foundation

/// A file of an installed program.
struct InstalledFile {
    /// The path relative to the prefix, for example `share/applications/org.example.Notes.desktop`.
    let path: String
    let content: Data
    var isExecutable = false

    /// Writes the file below a folder. Folders in its path that don't exist are created.
    ///
    /// - Parameter suffix: The text to append to the file's name.
    func write(below folder: URL, suffix: String = "") throws {
        let url = folder.appending(path: path + suffix)
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

extension [InstalledFile] {
    /// Writes the files below a folder. All files are written under temporary names first. If an error occurs, no
    /// existing file is replaced.
    func write(below folder: URL) throws {
        for file in self {
            var isFolder: ObjCBool = false
            let path = folder.appending(path: file.path).filePath
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
                throw PackagerError("\(path) is a folder. Remove it, or choose another place.")
            }
        }
        let suffix = ".\(UUID().uuidString)"
        do {
            for file in self { try file.write(below: folder, suffix: suffix) }
            for file in self {
                let path = folder.appending(path: file.path).filePath
                guard rename(path + suffix, path) == 0 else {
                    throw PackagerError("\(path) can't be written: \(String(cString: strerror(errno)))")
                }
            }
        } catch {
            for file in self { try? FileManager.default.removeItem(at: folder.appending(path: file.path + suffix)) }
            throw error
        }
    }
}
