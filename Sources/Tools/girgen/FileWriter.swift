import Foundation

/// Writes generated files to the folder of the modules.
struct FileWriter {
    let home: URL
    /// A Boolean value that indicates whether to compare the files instead of writing them.
    var isCheck = false

    /// Writes the files that have changed, and removes other Swift files from the given folders. Returns the paths of
    /// the written and removed files.
    @discardableResult
    func write(_ files: [GeneratedFile], replacing folders: [String]) throws -> [String] {
        var differences: [String] = []
        for file in files {
            let url = home.appendingPathComponent(file.path)
            let new = Data(file.text.utf8)
            if let old = try? Data(contentsOf: url), old == new { continue }
            differences.append(file.path)
            if isCheck { continue }
            let folder = url.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try new.write(to: url)
        }
        let known = Set(files.map(\.path))
        for directory in folders {
            let url = home.appendingPathComponent(directory)
            for name in (try? FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()) ?? []
            where name.hasSuffix(".swift") && !known.contains("\(directory)/\(name)") {
                differences.append("\(directory)/\(name)")
                if !isCheck { try FileManager.default.removeItem(at: url.appendingPathComponent(name)) }
            }
        }
        return differences
    }
}
