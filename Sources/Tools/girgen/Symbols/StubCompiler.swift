import Foundation

/// A compiler for stubs of modules. It works in a temporary folder and finds the symbols of methods in its output.
struct StubCompiler {
    /// The methods of a class, in the order of their declaration.
    struct MethodTable {
        /// The prefix that the symbols of all members of the class have in common.
        var context = ""
        var methods: [(name: String, symbol: String)] = []
    }

    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("girgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func removeFiles() { try? FileManager.default.removeItem(at: folder) }

    func hasCompiled(_ module: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(module).swiftmodule").path)
    }

    /// Compiles the stub of a module. The stub can import stubs that are already compiled.
    func compile(_ stub: String, module: String) throws {
        try stub.write(to: source(module), atomically: true, encoding: .utf8)
        _ = try run(["-emit-module", "-o", "\(module).swiftmodule"], module)
    }

    /// Returns the methods of a module's classes, by class name.
    func methodTables(of module: String) throws -> [String: MethodTable] {
        let listing = try run(["-emit-silgen", "-o", "-"], module)
        var tables: [String: MethodTable] = [:]
        var name: String?
        for line in listing.split(separator: "\n") {
            if line.hasPrefix("sil_vtable ") {
                name = line.split(separator: " ").dropLast().last.map(String.init)
            } else if line == "}" {
                name = nil
            } else if let name, let (member, symbol) = entry(line) {
                if member == "\(name).deinit!deallocator" {
                    tables[name, default: MethodTable()].context = String(symbol.dropLast(2))
                } else if !member.contains("!") {
                    let method = String(member.dropFirst(name.count + 1))
                    tables[name, default: MethodTable()].methods.append((method, symbol))
                }
            }
        }
        return tables
    }

    /// Returns the member and the symbol in an entry such as `  #Widget.snapshot: (Widget) -> … : @$s3Gtk…F   // …`.
    private func entry(_ line: Substring) -> (member: String, symbol: String)? {
        guard line.hasPrefix("  #"), let symbol = line.range(of: ": @", options: .backwards) else { return nil }
        let member = line.dropFirst(3).prefix { $0 != ":" }
        return (String(member), String(line[symbol.upperBound...].prefix { !$0.isWhitespace }))
    }

    private func source(_ module: String) -> URL { folder.appendingPathComponent("\(module).swift") }

    private func run(_ arguments: [String], _ module: String) throws -> String {
        let source = source(module).lastPathComponent
        let command = ["swiftc", "-parse-as-library", "-suppress-warnings", "-module-name", module, "-I", "."]
        if let output = ProgramOutput.text(of: command + arguments + [source], in: folder) { return output }
        let reason =
            ProgramOutput.text(of: command + arguments + [source], status: nil, isOfErrors: true, in: folder) ?? ""
        throw GIRError(file: source, reason: "swiftc can't compile the stub: \(reason)")
    }
}
