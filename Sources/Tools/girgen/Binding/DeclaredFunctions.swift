import Foundation

/// A comparison of the functions in a GIR file with the functions that the library's headers declare. The C compiler
/// performs the comparison. GIR files can contain private functions, and functions with a wrong number of arguments.
struct DeclaredFunctions {
    /// The path of the C compiler: in `PATH`, or next to the Swift compiler, to which `PATH` may only contain a link.
    static let clang: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let links = folders.map {
            URL(filePath: "\($0)/swiftc").resolvingSymlinksInPath().deletingLastPathComponent().path
        }
        return (folders + links).map { "\($0)/clang" }.first(where: FileManager.default.isExecutableFile)
    }()

    /// The macros and includes of the library, which precede the tested lines.
    let header: String
    /// The names of the library and of GTK in `pkg-config`.
    let packages: [String]

    /// Returns the functions that no header declares. If the compiler can't be used, the set is empty.
    func undeclared(of functions: [String]) -> Set<String> {
        // Each undeclared name causes an error on its own line.
        let lines = functions.enumerated().map { "const void *name\($0) = (const void *) &\($1);" }
        let names = errors(of: lines).matches(of: /use of undeclared identifier '(\w+)'/).map { String($0.1) }
        return Set(names).intersection(functions)
    }

    /// Returns the functions whose number of arguments in a header differs from the number in the GIR file. If the
    /// compiler can't be used, the set is empty.
    ///
    /// The Vala compiler generates GIR files with a wrong number of arguments for functions of enumerations.
    func differing(of functions: [(name: String, argumentCount: Int)]) -> Set<String> {
        // Parentheses keep the compiler from expanding a macro. Zero is a valid argument for every number and pointer.
        let lines = functions.enumerated().map { index, function in
            let zeros = Array(repeating: "0", count: function.argumentCount).joined(separator: ", ")
            return "void call\(index)(void) { (void) (\(function.name))(\(zeros)); }"
        }
        let wrongCount = /\.c:(\d+):\d+: error: too (?:few|many) arguments to function/
        return names(functions.map(\.name), of: lines, for: wrongCount)
    }

    /// Returns the callback types that a header declares as function types instead of pointers to functions.
    func functionTypes(of types: [String]) -> Set<String> {
        // A variable can be initialized. For a function type, the same line declares a function, which can't be.
        let lines = types.enumerated().map { "\($1) variable\($0) = 0;" }
        return names(types, of: lines, for: /\.c:(\d+):\d+: error: illegal initializer/)
    }

    /// Returns the names that are tested in the lines with an error. The tested lines follow the headers.
    private func names(_ names: [String], of lines: [String], for error: Regex<(Substring, Substring)>) -> Set<String> {
        let first = header.split(separator: "\n", omittingEmptySubsequences: false).count + 1
        let places = errors(of: lines).matches(of: error).compactMap { Int($0.1).map { $0 - first } }
        return Set(places.filter(names.indices.contains).map { names[$0] })
    }

    /// Compiles lines of C after the headers, and returns the errors that the compiler reports.
    private func errors(of lines: [String]) -> String {
        if lines.isEmpty { return "" }
        let find = ["pkg-config", "--cflags"] + packages
        guard let clang = Self.clang, let flags = ProgramOutput.text(of: find) else { return "" }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("girgen-\(UUID().uuidString).c")
        defer { try? FileManager.default.removeItem(at: file) }
        let text = header + "\n" + lines.joined(separator: "\n") + "\n"
        guard (try? text.write(to: file, atomically: true, encoding: .utf8)) != nil else { return "" }
        let words = flags.split { $0.isWhitespace }.map(String.init)
        let options = [clang, "-w", "-ferror-limit=0", "-fno-caret-diagnostics", "-fsyntax-only"]
        // The status of the compiler is 1 only if there are errors.
        let messages = ProgramOutput.text(of: options + words + [file.path], status: 1, isOfErrors: true) ?? ""
        return messages.contains("fatal error:") ? "" : messages
    }
}

extension GIRCallable {
    var argumentCount: Int { parameters.count + (instance == nil ? 0 : 1) + (throwsError ? 1 : 0) }
}

extension GIRNamespace {
    /// The C functions that modules call: the functions in ``calledFunctions``, and the functions that return GTypes.
    var callableFunctions: [String] {
        let types = compounds.compactMap(\.getType) + enumerations.compactMap(\.getType)
        return calledFunctions.map(\.cIdentifier) + types.filter { $0 != "intern" }
    }

    /// Removes functions. If the `get_type` function of a class or record is removed, the type is removed too. If the
    /// `get_type` function of an enumeration is removed, the enumeration becomes unregistered.
    ///
    /// - Returns: The names of the removed declarations. Members of removed types aren't included.
    mutating func leaveOut(_ names: Set<String>) -> [(category: Coverage.Category, name: String)] {
        var leftOut: [(category: Coverage.Category, name: String)] = []
        for compound in compounds where compound.getType.map(names.contains) == true {
            leftOut.append((compound.isRecord ? .records : .types, compound.cType ?? compound.info.name))
        }
        compounds.removeAll { $0.getType.map(names.contains) ?? false }
        let members: [(Coverage.Category, [GIRCallable])] = [
            (.functions, functions + compounds.flatMap(\.functions) + enumerations.flatMap(\.functions)),
            (.constructors, compounds.flatMap(\.constructors)), (.methods, compounds.flatMap(\.methods)),
        ]
        for (category, callables) in members {
            let left = callables.filter { $0.movedTo == nil && names.contains($0.cIdentifier) }
            leftOut += left.map { (category, $0.cIdentifier) }
        }
        functions.removeAll { names.contains($0.cIdentifier) }
        compounds.change { compound in
            compound.constructors.removeAll { names.contains($0.cIdentifier) }
            compound.methods.removeAll { names.contains($0.cIdentifier) }
            compound.functions.removeAll { names.contains($0.cIdentifier) }
        }
        enumerations.change { enumeration in
            enumeration.functions.removeAll { names.contains($0.cIdentifier) }
            if enumeration.getType.map(names.contains) == true { enumeration.getType = nil }
        }
        return leftOut
    }
}
