import Foundation

/// Asks the C compiler which of a library's functions its headers declare, as a file may have what is for others alone.
struct DeclaredFunctions {
    /// The headers that the library's module includes, and the macros before them.
    let header: String
    /// The names by which `pkg-config` knows the library and GTK.
    let packages: [String]

    /// Those of a library's functions that no header declares; none where the compiler cannot tell.
    func undeclared(of functions: [String]) -> Set<String> {
        if functions.isEmpty { return [] }
        guard let flags = output(of: ["pkg-config", "--cflags"] + packages, status: 0) else { return [] }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("girgen-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("declared.c")
        // A name that nothing declares is an error of its own line.
        let lines = functions.enumerated().map { "const void *name\($0) = (const void *) &\($1);" }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try (header + "\n" + lines.joined(separator: "\n") + "\n").write(
                to: file,
                atomically: true,
                encoding: .utf8
            )
        } catch {
            return []
        }
        let words = flags.split { $0.isWhitespace }.map(String.init)
        let options = ["clang", "-w", "-ferror-limit=0", "-fno-caret-diagnostics", "-fsyntax-only"]
        // Nothing is missing where it succeeds.
        guard let messages = output(of: options + words + [file.path], status: 1, isOfErrors: true),
            !messages.contains("fatal error:")
        else { return [] }
        let names = messages.matches(of: /use of undeclared identifier '(\w+)'/).map { String($0.1) }
        return Set(names).intersection(functions)
    }

    /// What a program wrote, or its errors; nil where it did not run, or ended with another status.
    private func output(of arguments: [String], status: Int32, isOfErrors: Bool = false) -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = isOfErrors ? FileHandle.nullDevice : pipe
        process.standardError = isOfErrors ? pipe : FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == status ? String(decoding: data, as: UTF8.self) : nil
    }
}

extension GIRNamespace {
    /// The C functions that modules call: those of types, and those that tell the types.
    var callableFunctions: [String] {
        let members =
            compounds.flatMap { $0.constructors + $0.methods + $0.functions } + enumerations.flatMap(\.functions)
        let introspectable = (members + functions).filter { $0.info.isIntrospectable && $0.movedTo == nil }
        let types = compounds.compactMap(\.getType) + enumerations.compactMap(\.getType)
        return introspectable.map(\.cIdentifier) + types.filter { $0 != "intern" }
    }

    /// Leaves out functions, and the classes and records that functions of these tell; an enumeration is a plain one then.
    mutating func leaveOut(_ names: Set<String>) {
        functions.removeAll { names.contains($0.cIdentifier) }
        compounds.removeAll { $0.getType.map(names.contains) ?? false }
        for index in compounds.indices {
            compounds[index].constructors.removeAll { names.contains($0.cIdentifier) }
            compounds[index].methods.removeAll { names.contains($0.cIdentifier) }
            compounds[index].functions.removeAll { names.contains($0.cIdentifier) }
        }
        for index in enumerations.indices {
            enumerations[index].functions.removeAll { names.contains($0.cIdentifier) }
            if enumerations[index].getType.map(names.contains) == true { enumerations[index].getType = nil }
        }
    }
}
