/// A printer of stubs of modules. A stub contains only the parts of types and methods that determine the symbols.
struct StubPrinter {
    let modules: [Module]
    /// The listings of all modules. Each module follows its dependencies.
    let listings: [Listing]

    func all() -> [Listing] {
        var imported: [String] = []
        return listings.map { module, listing in
            defer { imported.append(module) }
            let writer = Writer()
            for name in imported { writer.line("@_exported import \(name)") }
            let lines = listing.split(separator: "\n")
            let nested = Dictionary(grouping: lines.filter { $0.contains(".public ") }) { $0.prefix { $0 != "." } }
            let classes = modules.first { $0.name == module }?.overridableClasses ?? []
            for line in lines {
                // Other lines don't declare a type.
                let type = /^(?:(?:public|open|final|indirect) )*(class|struct|enum|protocol|typealias) (\w+)/
                guard let (_, introducer, name) = line.firstMatch(of: type)?.output else { continue }
                let functions = classes.first { $0.0.name == name }?.1 ?? []
                let methods = functions.map { function in
                    CallPrinter(module: module).header(function.function, access: "open") + " { fatalError() }"
                }
                print(introducer, String(name), line, types(in: name, nested[name] ?? []) + methods, to: writer)
            }
            return (module, writer.text)
        }
    }

    private func print(_ kind: Substring, _ name: String, _ line: Substring, _ members: [String], to writer: Writer) {
        // Generic parameters are printed without their constraints.
        let list = line.contains("\(name)<") ? line.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" } : ""
        let names = list.split(separator: ",").map { $0.prefix { $0 != ":" } }
        let type = name + (names.isEmpty ? "" : "<\(names.joined(separator: ","))>")
        switch kind {
        case "typealias":
            // Other type aliases stand for closures and generic types. Virtual functions don't use these types.
            if name == "GType" { writer.line("public typealias GType = UInt") }
        case "protocol": writer.line("public protocol \(name): AnyObject {}")
        case "class": writer.block("open class \(type)") { writer.lines(["public init() {}"] + members) }
        default:
            let conformance = name == "GLibError" ? ": Error" : ""
            writer.block("public \(kind) \(type)\(conformance)") { writer.lines(members) }
        }
    }

    private func types(in name: Substring, _ members: [Substring]) -> [String] {
        members.filter { $0.hasPrefix("\(name).public ") }.compactMap { line in
            let words = line.dropFirst(name.count + 1).split(separator: " ")
            guard words.count > 2, ["struct", "enum", "typealias"].contains(words[1]) else { return nil }
            let nested = words[2].prefix { $0 != ":" }
            if words[1] != "typealias" { return "public \(words[1]) \(nested) {}" }
            let isSame = words.count > 4 && words[4].hasSuffix(".\(nested)")
            return isSame ? "public typealias \(nested) = \(words[4])" : nil
        }
    }
}
