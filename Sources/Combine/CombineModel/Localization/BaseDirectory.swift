internal import Glibc

/// The folders of the XDG Base Directory Specification, and those of the program.
enum BaseDirectory {
    /// The folder that contains the program.
    static var program: [String] {
        guard let path = realpath("/proc/self/exe", nil) else { return [] }
        defer { free(path) }
        let file = String(cString: path)
        return file.lastIndex(of: "/").map { [String(file[..<$0])] } ?? []
    }

    /// The folders for data, the user's own folder first.
    static var data: [String] {
        let home = variable("XDG_DATA_HOME") ?? variable("HOME").map { "\($0)/.local/share" }
        let system = variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
        return [home].compactMap { $0 } + system.split(separator: ":").map { String($0) }
    }

    /// The folder for caches, or nil for a process without a home directory.
    static var cache: String? {
        variable("XDG_CACHE_HOME") ?? variable("HOME").map { "\($0)/.cache" }
    }

    /// Returns a path from the environment. Relative paths are ignored, as the specification requires.
    private static func variable(_ name: String) -> String? {
        guard let value = getenv(name).map({ String(cString: $0) }), value.hasPrefix("/") || value.contains(":/") else {
            return nil
        }
        return value
    }
}
