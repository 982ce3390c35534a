import Foundation

/// Writes generated files to the folder of the modules.
struct FileWriter {
    let home: URL
    /// A Boolean value that indicates whether to compare the files instead of writing them.
    var isCheck = false
    /// A Boolean value that indicates whether to compare only the text outside of the conditions of traits, without white
    /// space. A file can then contain declarations of traits that the new file doesn't contain.
    var ignoresTraits = false

    /// Writes changed files, and removes other Swift files from the folders. Returns the paths of all these files.
    @discardableResult
    func write(_ files: [GeneratedFile], replacing folders: [String]) throws -> [String] {
        var differences: [String] = []
        for file in files {
            let url = home.appendingPathComponent(file.path)
            let new = Data(file.text.utf8)
            if let old = try? Data(contentsOf: url), old == new || ignoresTraits && isEqual(old, new) { continue }
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
                let file = url.appendingPathComponent(name)
                if ignoresTraits, isOfTraits(try String(contentsOf: file, encoding: .utf8)) { continue }
                differences.append("\(directory)/\(name)")
                if !isCheck { try FileManager.default.removeItem(at: file) }
            }
        }
        return differences
    }

    private func isEqual(_ old: Data, _ new: Data) -> Bool {
        let texts = [old, new].map { data in
            APIListing.withoutTraits(String(decoding: data, as: UTF8.self)).filter { !$0.isWhitespace }
        }
        return texts[0] == texts[1]
    }

    /// Returns a Boolean value that indicates whether a file only contains declarations that require traits.
    private func isOfTraits(_ text: String) -> Bool {
        APIListing.withoutTraits(text).split(separator: "\n").allSatisfy { line in
            ["//", "import ", "@_spi(Binding) import "].contains { line.hasPrefix($0) }
        }
    }
}
