import Foundation
import Glibc

/// An object that reports changes of source files. It receives notifications from inotify.
final class SourceWatcher {
    /// The file descriptor that becomes readable when a file changes.
    let descriptor: Int32
    /// The watched folders, by their inotify watch descriptors. The paths don't contain symbolic links.
    private var folders: [Int32: String] = [:]
    /// The files that are watched individually.
    private var files: Set<String> = []

    private static let mask = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
    )

    init() throws(PackagerError) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        if descriptor < 0 { throw PackagerError("inotify can't be used: \(String(cString: strerror(errno)))") }
    }

    deinit {
        close(descriptor)
    }

    /// Watches a file, or a folder with its subfolders.
    func watch(_ path: String) throws(PackagerError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
        if isFolder.boolValue {
            try watchFolder(resolved(path))
        } else {
            try watchFile(path)
        }
    }

    private func watchFolder(_ folder: String) throws(PackagerError) {
        if folders.values.contains(folder) { return }
        try add(folder)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where Self.isSource(name) {
            let path = "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue {
                try watchFolder(resolved(path))
            } else if resolved(path) != path {
                // The path is a symbolic link to a file.
                try watchFile(path)
            }
        }
    }

    /// Watches the folder of a file, because most editors replace the file.
    private func watchFile(_ path: String) throws(PackagerError) {
        let path = resolved(path)
        files.insert(path)
        let folder = (path as NSString).deletingLastPathComponent
        if !folders.values.contains(folder) { try add(folder, isOfFiles: true) }
    }

    /// The folders of which only individual files are watched.
    private var foldersOfFiles: Set<String> = []

    private func add(_ folder: String, isOfFiles: Bool = false) throws(PackagerError) {
        let number = inotify_add_watch(descriptor, folder, Self.mask)
        if number < 0 {
            if errno == ENOSPC {
                throw PackagerError(
                    "inotify can't watch more folders. Increase the limit: sysctl fs.inotify.max_user_watches=524288"
                )
            }
            return
        }
        folders[number] = folder
        if isOfFiles { foldersOfFiles.insert(folder) } else { foldersOfFiles.remove(folder) }
    }

    /// Returns the paths of the files that changed since the last call.
    func changes() throws(PackagerError) -> Set<String> {
        var changed: Set<String> = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return changed }
            var offset = 0
            while offset + MemoryLayout<inotify_event>.size <= count {
                let event = buffer.withUnsafeBytes {
                    $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                }
                let start = offset + MemoryLayout<inotify_event>.size
                let name = String(decoding: buffer[start..<start + Int(event.len)].prefix { $0 != 0 }, as: UTF8.self)
                offset = start + Int(event.len)
                try handle(event, name, &changed)
            }
        }
    }

    private func handle(_ event: inotify_event, _ name: String, _ changed: inout Set<String>) throws(PackagerError) {
        guard let folder = folders[event.wd] else { return }
        if event.mask & UInt32(IN_IGNORED) != 0 {
            folders[event.wd] = nil
            return
        }
        guard !name.isEmpty, Self.isSource(name) else { return }
        let path = "\(folder)/\(name)"
        if foldersOfFiles.contains(folder) {
            if files.contains(path) { changed.insert(path) }
            return
        }
        if event.mask & UInt32(IN_ISDIR) != 0 {
            // Files may have been written before the folder was watched.
            if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { try watchFolder(path) }
            changed.insert(path)
        } else if event.mask & UInt32(IN_CREATE) == 0 {
            // The content of a new file follows in another event.
            changed.insert(path)
        }
    }

    /// Returns a Boolean value that indicates whether a file or folder with the given name is part of a build.
    /// Temporary files of editors aren't part of a build.
    static func isSource(_ name: String) -> Bool {
        if name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name.hasSuffix(".docc") { return false }
        // Vim creates the file 4913 to find out whether it can write to the folder.
        return name != "4913" && ![".swp", ".swx", ".tmp", ".orig", ".rej"].contains { name.hasSuffix($0) }
    }

    private func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}
