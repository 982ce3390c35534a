import Foundation

extension GIRFiles {
    /// - Parameter need: The file that includes this file, for the error message if this file doesn't exist.
    func read(_ name: String, for need: String? = nil) throws -> GIRNamespace {
        guard let path = path(of: name), let data = FileManager.default.contents(atPath: path)
        else { throw missing(name, need) }
        let namespace = try GIRParser.parse(data, file: path)
        let found = "\(namespace.name)-\(namespace.version)"
        guard found == name else { throw GIRError(file: path, reason: "contains the namespace \(found)") }
        return namespace
    }

    private func missing(_ name: String, _ need: String?) -> GIRError {
        let namespace = name.prefix { $0 != "-" }
        let versions = directories.flatMap { directory in
            ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [])
                .filter { $0.hasPrefix("\(namespace)-") && $0.hasSuffix(".gir") }.map { String($0.dropLast(4)) }
        }
        let place = directories.joined(separator: " and ")
        let what = need.map { ", on which \($0) depends," } ?? ""
        if let other = versions.sorted().last {
            return GIRError(file: "\(name).gir", reason: "is not in \(place)\(what), where \(other) is")
        }
        let search = "; \"apt-file search \(name).gir\" finds it on Debian"
        let known = GIRFiles.packages[name].map { "the Debian package \($0)" }
        let package = known ?? "the library's development package\(search)"
        return GIRError(file: "\(name).gir", reason: "is not in \(place)\(what): install \(package)")
    }

    /// For each GIR file, the name of the Debian package that contains it.
    static let packages = WordLists.texts("DebianPackages")
}
