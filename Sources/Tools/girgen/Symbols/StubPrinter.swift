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
                guard let (introducer, name) = declaration(line) else { continue }
                print(introducer, name, line, in: classes, nested[name[...]] ?? [], module, to: writer)
            }
            return (module, writer.text)
        }
    }

    /// Returns nil if the line doesn't declare a type, for example `open class Widget: …`.
    private func declaration(_ line: Substring) -> (introducer: String, name: String)? {
        let type = /^(?:(?:public|open|final|indirect) )*(class|struct|enum|protocol|typealias) (\w+)/
        return line.firstMatch(of: type).map { (String($0.1), String($0.2)) }
    }

    private func print(
        _ introducer: String,
        _ name: String,
        _ line: Substring,
        in classes: [(TypeName, [VirtualFunction])],
        _ members: [Substring],
        _ module: String,
        to writer: Writer
    ) {
        let parameters = line.contains("\(name)<") ? String(line.drop { $0 != "<" }.prefix { $0 != ">" }) + ">" : ""
        switch introducer {
        case "typealias":
            // Other type aliases stand for closures and generic types. Virtual functions don't use these types.
            if name == "GType" { writer.line("public typealias GType = UInt") }
        case "protocol": writer.line("public protocol \(name): AnyObject {}")
        case "class":
            let functions = classes.first { $0.0.name == name }?.1 ?? []
            writer.block("open class \(name)\(bare(parameters))") {
                writer.line("public init() {}")
                nested(in: name, members, to: writer)
                for function in functions { method(function, module, to: writer) }
            }
        default:
            let isError = name == "GLibError"
            writer.block("public \(introducer) \(name)\(bare(parameters))\(isError ? ": Error" : "")") {
                nested(in: name, members, to: writer)
            }
        }
    }

    /// Returns generic parameters without their constraints.
    private func bare(_ parameters: String) -> String {
        if parameters.isEmpty { return "" }
        let names = parameters.dropFirst().dropLast().split(separator: ",").map { $0.prefix { $0 != ":" } }
        return "<\(names.joined(separator: ","))>"
    }

    private func nested(in name: String, _ members: [Substring], to writer: Writer) {
        for line in members where line.hasPrefix("\(name).public ") {
            let words = line.dropFirst(name.count + 1).split(separator: " ")
            guard words.count > 2, ["struct", "enum", "typealias"].contains(words[1]) else { continue }
            let nested = words[2].prefix { $0 != ":" }
            if words[1] == "typealias" {
                guard words.count > 4, words[4].hasSuffix(".\(nested)") else { continue }
                writer.line("public typealias \(nested) = \(words[4])")
            } else {
                writer.line("public \(words[1]) \(nested) {}")
            }
        }
    }

    private func method(_ function: VirtualFunction, _ module: String, to writer: Writer) {
        let header = CallPrinter(module: module).header(function.function, access: "open")
        writer.line("\(header) { fatalError() }")
    }
}
