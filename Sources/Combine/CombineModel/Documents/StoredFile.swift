internal import Glibc

/// Functions that read regular files.
enum StoredFile {
    /// Performs a system call again until no signal interrupts it, and returns its result. Throws other errors.
    @discardableResult
    static func repeatingInterrupted<Result: SignedInteger>(_ call: () -> Result) throws(FileProblem) -> Result {
        while true {
            let result = call()
            if result >= 0 { return result }
            if errno != EINTR { throw .last }
        }
    }

    /// Returns the contents and the version of a regular file, or nil for both if the file doesn't exist.
    static func read(_ path: String) throws(FileProblem) -> (bytes: [UInt8]?, version: FileVersion?) {
        // Check the type of the file first, because opening some devices has side effects.
        guard try version(of: path) != nil else { return (nil, nil) }
        let descriptor = try FilePath.with(path) { path in open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
        if descriptor < 0 {
            if errno == ENOENT { return (nil, nil) }
            throw .last
        }
        defer { close(descriptor) }
        let status = try status(of: descriptor)
        var bytes = [UInt8](repeating: 0, count: max(Int(status.st_size), 0) + 1)
        var count = 0
        while true {
            let found = try repeatingInterrupted {
                bytes.withUnsafeMutableBytes {
                    Glibc.read(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count)
                }
            }
            if found == 0 { break }
            count += found
            if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
        }
        bytes.removeLast(bytes.count - count)
        return (bytes, FileVersion(status))
    }

    /// Returns the version of a regular file, or nil if the file doesn't exist.
    static func version(of path: String) throws(FileProblem) -> FileVersion? {
        var status = stat()
        let result = try FilePath.with(path) { path in stat(path, &status) }
        if result != 0 {
            if errno == ENOENT { return nil }
            throw .last
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        return FileVersion(status)
    }

    static func status(of descriptor: Int32) throws(FileProblem) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        return status
    }
}
