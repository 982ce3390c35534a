import Foundation

/// A file to write, with its path relative to the folder of the modules.
struct GeneratedFile {
    /// The folder of girgen, relative to the folder of the modules.
    static let tool = "../Tools/girgen"
    /// The coverage report of the package, relative to the folder of the modules.
    static let coverage = "\(tool)/Coverage.md"

    let path: String
    let text: String
    /// The first lines of ``text``, if the file belongs to a module. They are the same in all files of the module.
    var header = ""
    /// The name of the file that contains this file's declarations together with others, if there is one.
    var family: String?

    var name: String { String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }

    /// Returns the files of the package. A family of declarations is in one file.
    static func joined(_ files: [GeneratedFile]) -> [GeneratedFile] {
        var (order, groups): ([String], [String: [GeneratedFile]]) = ([], [:])
        for file in files {
            let path = file.joinedPath
            if groups[path] == nil { order.append(path) }
            groups[path, default: []].append(file)
        }
        return order.map { path in
            guard let group = groups[path], let header = group.first?.header, group.count > 1
            else { return GeneratedFile(path: path, text: groups[path]?.first?.text ?? "") }
            precondition(group.allSatisfy { $0.header == header }, "the files of \(path) don't have the same header")
            let bodies = group.sorted { $0.path < $1.path }.map { $0.text.dropFirst($0.header.count) }
            return GeneratedFile(path: path, text: header + bodies.joined(separator: "\n"), header: header)
        }
    }

    private var joinedPath: String { family.map { "\(path.prefix { $0 != "/" })/Generated/\($0).swift" } ?? path }
}
