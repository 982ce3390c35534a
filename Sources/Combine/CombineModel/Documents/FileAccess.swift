internal import CLibrary
internal import Glibc

/// Exclusive access to a file. Of the processes that use this type, only one has access to a file at a time.
///
/// New contents are written to a temporary file in the same folder. The temporary file then replaces the original file.
/// It also serves as the lock, so that no lock file remains in the folder. If a process is killed and leaves its
/// temporary file, the next process removes that file.
package final class FileAccess {
    private let target: String
    private let newPath: String
    private let descriptor: Int32
    private var isRenamed = false

    /// The maximum time to wait for other processes, in microseconds.
    private static let timeout = 1_000_000

    init(_ path: String, isPrivate: Bool) throws(FileProblem) {
        target = try FilePath.resolved(path)
        let isNew = try StoredFile.version(of: target) == nil
        let folder = FilePath.folder(of: target)
        if isPrivate { try FilePath.makeFolder(folder) }
        // File systems limit names to 255 bytes. Therefore, a long name is truncated. Two files with long names can
        // then share a lock, which only makes one process wait for the other.
        let name = String(fileNameBytes: FilePath.name(of: target).fileNameBytes.prefix(240))
        let newPath = "\(folder)/.\(name).new"
        // A new document gets permissions according to the umask. For an existing file, `copyPermissions()` sets the
        // permissions.
        let permissions: mode_t = isNew && !isPrivate ? 0o666 : 0o600
        (self.newPath, descriptor) = try Self.open(newPath, permissions)
    }

    deinit {
        if !isRenamed { _ = try? FilePath.with(newPath) { path in unlink(path) } }
        close(descriptor)
    }

    // MARK: The lock

    private static func open(_ path: String, _ permissions: mode_t) throws(FileProblem) -> (String, Int32) {
        var waited = 0
        while true {
            let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
            let descriptor = try FilePath.with(path) { path in Glibc.open(path, flags, permissions) }
            guard descriptor >= 0 else {
                // Remove a symbolic link or a socket, which can't be a temporary file.
                guard errno == ELOOP || errno == ENXIO else { throw .last }
                let isRemoved = try FilePath.with(path) { path in unlink(path) } == 0
                guard isRemoved else { throw .last }
                continue
            }
            let state: Lock
            do throws(FileProblem) {
                state = try lock(descriptor, path)
            } catch {
                close(descriptor)
                throw error
            }
            if state == .acquired { return (path, descriptor) }
            close(descriptor)
            switch state {
            case .acquired, .outdated: break
            case .unsupported:
                _ = try FilePath.with(path) { path in unlink(path) }
                return try openUnlocked(path, permissions)
            case .held:
                if waited >= timeout { throw .locked }
                usleep(5000)
                waited += 5000
            }
        }
    }

    private enum Lock { case acquired, held, outdated, unsupported }

    private static func lock(_ descriptor: Int32, _ path: String) throws(FileProblem) -> Lock {
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            switch errno {
            case EWOULDBLOCK: return .held
            case EINTR: return .outdated
            default: return .unsupported
            }
        }
        var own = stat()
        var current = stat()
        guard fstat(descriptor, &own) == 0 else { throw .last }
        let exists = try FilePath.with(path) { path in lstat(path, &current) } == 0
        // The previous owner of the lock may have renamed or removed the file.
        guard exists, own.st_ino == current.st_ino, own.st_dev == current.st_dev else { return .outdated }
        // Remove a file that a killed process left or that another user created, or a pipe.
        if own.st_size != 0 || own.st_mode & S_IFMT != S_IFREG || own.st_uid != geteuid() {
            let isRemoved = try FilePath.with(path) { path in unlink(path) } == 0
            guard isRemoved else { throw .last }
            return .outdated
        }
        return .acquired
    }

    /// Opens a temporary file whose name contains the process ID, so that only this process uses the file. This is
    /// necessary on file systems that don't support locks.
    private static func openUnlocked(_ path: String, _ permissions: mode_t) throws(FileProblem) -> (String, Int32) {
        let path = "\(path)-\(getpid())"
        let descriptor = try FilePath.with(path) { path in
            Glibc.open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, permissions)
        }
        guard descriptor >= 0 else { throw .last }
        return (path, descriptor)
    }

    // MARK: The file

    /// Returns the current contents, or nil if the file doesn't exist.
    package func read() throws(FileProblem) -> [UInt8]? { try StoredFile.read(target).bytes }

    /// The version of the file, or nil if the file doesn't exist.
    var version: FileVersion? {
        get throws(FileProblem) {
            isRenamed ? FileVersion(try StoredFile.status(of: descriptor)) : try StoredFile.version(of: target)
        }
    }

    /// Replaces the file. Call this method only once.
    package func replace(with bytes: [UInt8]) throws(FileProblem) {
        try copyPermissions()
        try write(bytes)
        try StoredFile.repeatingInterrupted { fsync(descriptor) }
        try FilePath.with(newPath) { newPath throws(FileProblem) in
            try FilePath.with(target) { target throws(FileProblem) in
                guard rename(newPath, target) == 0 else { throw .last }
            }
        }
        isRenamed = true
        try synchronizeFolder()
    }

    private func copyPermissions() throws(FileProblem) {
        var old = stat()
        try FilePath.with(target) { target throws(FileProblem) in
            if stat(target, &old) != 0 {
                if errno == ENOENT { return }
                throw .last
            }
            // Renaming a file doesn't require write permission for the file. This check ensures that a read-only file
            // isn't replaced.
            guard access(target, W_OK) == 0 else { throw .last }
            copyUserAttributes(from: target)
            var mode = old.st_mode & 0o777
            // Only a privileged user can give a file to another user. A user can give a file to their own groups.
            if fchown(descriptor, old.st_uid, old.st_gid) != 0, fchown(descriptor, .max, old.st_gid) != 0 {
                // The members of the old and the new group have only the permissions that both they and others had.
                let common = mode & mode >> 3 & 0o007
                mode = mode & 0o700 | common << 3 | common
            }
            if !copyAccessControlList(from: target) { mode &= 0o700 }
            guard fchmod(descriptor, mode) == 0 else { throw .last }
        }
    }

    /// The maximum size of a list of names and of a value, according to the Linux kernel.
    private static let attributeLimit = 65_536

    /// Copies the extended attributes that other programs attached to a file, for example a comment or the origin of a
    /// download. Ignores attributes that can't be copied.
    private func copyUserAttributes(from path: UnsafePointer<CChar>) {
        var names = [CChar](repeating: 0, count: Self.attributeLimit)
        let count = listxattr(path, &names, names.count)
        if count <= 0 { return }
        var value = [UInt8](repeating: 0, count: Self.attributeLimit)
        for name in names.prefix(count).split(separator: 0).map({ Array($0) + [0] })
        where strncmp(name, "user.", 5) == 0 {
            let size = getxattr(path, name, &value, value.count)
            if size >= 0 { fsetxattr(descriptor, name, value, size, 0) }
        }
    }

    /// Copies the access control list of a file. If the file has no list, removes the list that the new file inherited
    /// from its folder. Returns false if this isn't possible.
    private func copyAccessControlList(from path: UnsafePointer<CChar>) -> Bool {
        let name = "system.posix_acl_access"
        let missing = [ENODATA, ENOTSUP, ENOSYS]
        var list = [UInt8](repeating: 0, count: Self.attributeLimit)
        let count = getxattr(path, name, &list, list.count)
        if count >= 0 { return fsetxattr(descriptor, name, list, count, 0) == 0 }
        return missing.contains(errno) && (fremovexattr(descriptor, name) == 0 || missing.contains(errno))
    }

    private func write(_ bytes: [UInt8]) throws(FileProblem) {
        var count = 0
        while count < bytes.count {
            count += try StoredFile.repeatingInterrupted {
                bytes.withUnsafeBytes { bytes in
                    Glibc.write(descriptor, bytes.baseAddress?.advanced(by: count), bytes.count - count)
                }
            }
        }
    }

    /// Flushes the folder to the disk, so that the renamed file survives a power failure.
    private func synchronizeFolder() throws(FileProblem) {
        let folder = try FilePath.with(FilePath.folder(of: target)) { path in
            Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        // The file itself is already written. Therefore, it isn't an error if the folder can't be opened.
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    /// Renames the file to an unused name and returns the new path.
    package func setAside() throws(FileProblem) -> String {
        guard try StoredFile.version(of: target) != nil else { throw .system(ENOENT) }
        for number in 1...999 {
            let path = target + (number == 1 ? ".damaged" : ".damaged-\(number)")
            if try move(to: path) { return path }
        }
        throw .system(EEXIST)
    }

    /// Renames the file. Returns false if a file with the new name already exists.
    private func move(to path: String) throws(FileProblem) -> Bool {
        try FilePath.with(path) { path throws(FileProblem) in
            try FilePath.with(target) { target throws(FileProblem) in
                // Create a hard link first, because unlike renaming, it never replaces an existing file.
                if link(target, path) == 0 {
                    guard unlink(target) == 0 else { throw .last }
                    return true
                }
                if errno == EEXIST { return false }
                // File systems such as FAT don't support hard links. Rename the file instead.
                if access(path, F_OK) == 0 { return false }
                guard rename(target, path) == 0 else { throw .last }
                return true
            }
        }
    }
}
