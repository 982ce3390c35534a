internal import Glibc

/// The program's folder and the folders that the XDG Base Directory Specification defines.
enum BaseDirectory {
    /// An array that contains the folder of the program. The array is empty if the folder is unknown.
    static var program: [String] {
        guard let path = realpath("/proc/self/exe", nil) else { return [] }
        defer { free(path) }
        let file = String(cString: path)
        return file.lastIndex(of: "/").map { [String(file[..<$0])] } ?? []
    }

    /// The folders for data. The first folder belongs to the user.
    static var data: [String] {
        let home = variable("XDG_DATA_HOME") ?? variable("HOME").map { "\($0)/.local/share" }
        let system = variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
        return [home].compactMap { $0 } + system.split(separator: ":").map { String($0) }
    }

    /// The folder for caches, or nil if the user has no home directory.
    static var cache: String? {
        variable("XDG_CACHE_HOME") ?? variable("HOME").map { "\($0)/.cache" }
    }

    /// Returns a path from an environment variable. Relative paths are ignored, as the specification requires.
    private static func variable(_ name: String) -> String? {
        let value = getenv(name).map { String(cString: $0) }
        guard let value, value.hasPrefix("/") || value.firstOccurrence(of: ":/") != nil else { return nil }
        return value
    }
}
