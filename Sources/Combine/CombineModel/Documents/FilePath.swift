internal import Glibc

/// Functions that resolve, split and create file paths.
enum FilePath {
    /// Calls a closure with a path as a C string.
    static func with<Result>(
        _ path: String,
        _ body: (UnsafePointer<CChar>) throws(FileProblem) -> Result
    ) throws(FileProblem) -> Result {
        let bytes = path.fileNameBytes
        if bytes.isEmpty || bytes.contains(0) { throw .invalidPath }
        let characters = bytes.map { CChar(bitPattern: $0) } + [0]
        // `withUnsafeBufferPointer` isn't used, because it doesn't preserve the type of thrown errors.
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: characters.count)
        defer { copy.deallocate() }
        copy.initialize(from: characters, count: characters.count)
        return try body(copy)
    }

    /// Resolves symbolic links in the last component of a path. The last component doesn't have to exist.
    ///
    /// - Parameter visit: A closure that receives the path of each link.
    static func resolved(_ path: String, visit: (String) -> Void = { _ in }) throws(FileProblem) -> String {
        var path = path
        // The Linux kernel has the same limit of 40 links.
        for _ in 0..<40 {
            guard let link = try destination(of: path) else { return path }
            visit(path)
            path = link.hasPrefix("/") ? link : folder(of: path) + "/" + link
        }
        throw .system(ELOOP)
    }

    /// Returns the target of a symbolic link, or nil if the path isn't a symbolic link.
    private static func destination(of path: String) throws(FileProblem) -> String? {
        try with(path) { path throws(FileProblem) in
            var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
            let count = bytes.withUnsafeMutableBytes { buffer in
                guard let start = buffer.baseAddress else { return -1 }
                return readlink(path, start.assumingMemoryBound(to: CChar.self), buffer.count)
            }
            return count < 0 ? nil : String(fileNameBytes: bytes.prefix(count))
        }
    }

    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Resolves the symbolic links and relative components in the folder of a path. Returns the path unchanged if the
    /// folder doesn't exist.
    static func withResolvedFolder(_ path: String) -> String {
        let name = name(of: path)
        if ["", ".", ".."].contains(name) { return path }
        let resolved = try? with(folder(of: path)) { folder throws(FileProblem) -> String in
            guard let found = realpath(folder, nil) else { throw .last }
            defer { free(found) }
            return String(
                fileNameBytes: UnsafeBufferPointer(start: found, count: strlen(found)).map(UInt8.init(bitPattern:))
            )
        }
        return resolved.map { $0 == "/" ? "/" + name : $0 + "/" + name } ?? path
    }

    /// Returns the last component of a path for display. Bytes that aren't valid UTF-8 are replaced with U+FFFD.
    static func displayName(of path: String) -> String {
        String(decoding: name(of: path).fileNameBytes, as: UTF8.self)
    }

    static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// Creates a folder and its missing parent folders, with permissions for the user only. Existing folders don't
    /// change.
    static func makeFolder(_ path: String) throws(FileProblem) {
        let exists = try with(path) { path in access(path, F_OK) == 0 }
        if exists { return }
        let parent = folder(of: path)
        if parent != path { try makeFolder(parent) }
        try with(path) { path throws(FileProblem) in
            if mkdir(path, 0o700) != 0, errno != EEXIST { throw .last }
        }
    }
}
