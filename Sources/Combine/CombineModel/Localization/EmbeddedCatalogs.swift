internal import Glibc

/// The catalogs that are embedded in a program. They're written to files, because gettext can only read files.
struct EmbeddedCatalogs {
    private let domain: String
    private let catalogs: [String: [UInt8]]

    init(_ domain: String, _ catalogs: [String: [UInt8]]) {
        self.domain = domain
        self.catalogs = catalogs
    }

    /// Writes the catalogs in the user's languages and returns the folder that contains them. Returns nil if there are
    /// no catalogs in these languages or if they can't be written.
    ///
    /// Each version of the catalogs has its own folder, so that several versions of a program can run at the same time.
    func folder() -> String? {
        let wanted = Set(PreferredLanguages.all).intersection(catalogs.keys)
        if wanted.isEmpty { return nil }
        guard let cache = BaseDirectory.cache else {
            Diagnostics.message(
                "\"\(domain)\" isn't translated: there is no directory for cached catalogs. Set HOME or XDG_CACHE_HOME."
            )
            return nil
        }
        let folder = "\(cache)/\(domain)/locale-\(String(digest, radix: 16))"
        for language in wanted {
            let directory = "\(folder)/\(language)/LC_MESSAGES"
            guard let bytes = catalogs[language] else { continue }
            if let problem = Self.write(bytes, to: "\(domain).mo", in: directory) {
                Diagnostics.message("\"\(domain)\" isn't translated: can't write to \(directory): \(problem)")
                return nil
            }
        }
        return folder
    }

    /// The FNV-1a hash of the catalogs. Unlike `hashValue`, it's the same in each run.
    private var digest: UInt64 {
        var digest: UInt64 = 0xcbf2_9ce4_8422_2325
        for (language, bytes) in catalogs.sorted(by: { $0.key < $1.key }) {
            for byte in Array(language.utf8) + [0] + bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        return digest
    }

    /// Writes a file atomically, unless a file of the same size already exists. Returns an error message if writing
    /// fails.
    private static func write(_ bytes: [UInt8], to name: String, in directory: String) -> String? {
        let path = "\(directory)/\(name)"
        var status = stat()
        if stat(path, &status) == 0, status.st_size == bytes.count { return nil }
        if let problem = makeDirectory(directory) { return problem }
        removeAbandonedFiles(of: name, in: directory)
        let temporary = "\(path).\(getpid())"
        let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        if file < 0 { return currentProblem }
        let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
        let isWritten = count == bytes.count
        let problem = isWritten ? nil : count < 0 ? currentProblem : "the disk is full"
        close(file)
        if isWritten, rename(temporary, path) == 0 { return nil }
        let reason = problem ?? currentProblem
        unlink(temporary)
        return reason
    }

    /// Removes the temporary files of processes that were killed. The names of these files end with the process ID.
    private static func removeAbandonedFiles(of name: String, in directory: String) {
        guard let listing = opendir(directory) else { return }
        defer { closedir(listing) }
        while let entry = readdir(listing) {
            let found = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            guard found.hasPrefix("\(name)."), let process = pid_t(found.dropFirst(name.utf8.count + 1)) else {
                continue
            }
            if kill(process, 0) != 0, errno == ESRCH { unlink("\(directory)/\(found)") }
        }
    }

    private static func makeDirectory(_ path: String) -> String? {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return nil }
        guard errno == ENOENT, let end = path.lastIndex(of: "/"), end != path.startIndex else { return currentProblem }
        if let problem = makeDirectory(String(path[..<end])) { return problem }
        return mkdir(path, 0o700) == 0 || errno == EEXIST ? nil : currentProblem
    }

    private static var currentProblem: String { String(cString: strerror(errno)) }
}
