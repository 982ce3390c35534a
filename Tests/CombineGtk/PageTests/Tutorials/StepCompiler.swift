import Foundation
import TestSupport

/// Compiles the code of a tutorial's step with the modules of this package that are built.
struct StepCompiler {
    private let folder: URL
    private let build: URL
    private let modules: [String]
    private let libraries: [String]

    init() throws {
        folder = TemporaryFolder.removedAtExit("tutorials")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        build = URL(filePath: executable).deletingLastPathComponent()
        let root = SourceFolder.package.path()
        let maps = ["CombineGtk/Style/Sheets", "GTK/CGtk", "GTK/CAdw", "Testing/CXTest"]
            .flatMap { ["-Xcc", "-fmodule-map-file=\(root)Sources/\($0)/module.modulemap"] }
        let packages = ["gtk4-unix-print", "libadwaita-1", "xtst"]
        let headers = try SystemCommand.run(["pkg-config", "--cflags-only-I"] + packages)
        modules =
            ["-I", build.appending(path: "Modules").path(), "-I", "\(root)Sources/Combine/CLibrary"] + maps
            + headers.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
            + ["-module-cache-path", build.appending(path: "ModuleCache").path(), "-I", folder.path()]
        libraries = try SystemCommand.run(["pkg-config", "--libs"] + packages).split(whereSeparator: \.isWhitespace)
            .map(
                String.init
            )
    }

    /// Checks that the files of a step have no errors and no warnings.
    func check(_ step: TutorialStep) throws {
        let modules = try step.modules
        for (index, module) in modules.enumerated() {
            let arguments = options(of: module.name) + module.files.map { $0.path() }
            try diagnose(["-typecheck"] + arguments)
            if index < modules.count - 1 {
                try diagnose(["-emit-module", "-o", path("\(module.name).swiftmodule")] + arguments)
            }
        }
    }

    /// Returns the errors and warnings of a source file, by the number of their line.
    func problems(in source: String) throws -> [Int: [String]] {
        let file = folder.appending(path: "Problems.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        var output = ""
        do {
            let style = ["-typecheck", "-diagnostic-style", "llvm"]
            try diagnose(style + options(of: "Problems") + [file.path()])
        } catch let failure as SystemCommand.Failure {
            output = failure.description
        }
        var found: [Int: [String]] = [:]
        for text in output.split(separator: "\n") where text.hasPrefix(file.path()) {
            let parts = text.split(separator: ":", maxSplits: 4).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 5, let line = Int(parts[1]), parts[3] != "note" else { continue }
            found[line, default: []].append(parts[4])
        }
        return found
    }

    /// Checks that a manifest has no errors and no warnings.
    func checkManifest(_ file: URL) throws {
        let compiler = try SystemCommand.run(["sh", "-c", "readlink -f \"$(command -v swiftc)\""])
        let library = URL(filePath: compiler.trimmingCharacters(in: .newlines)).deletingLastPathComponent()
            .appending(path: "../lib/swift/pm/ManifestAPI").path()
        try diagnose([
            "-typecheck", "-package-description-version", "6.2.0", "-I", library, "-parse-as-library", file.path(),
        ])
    }

    /// Builds the program of a step and returns its path.
    func program(_ step: TutorialStep) throws -> String {
        var objects: [String] = []
        for module in try step.modules {
            let object = path("\(module.name).o")
            try diagnose(
                [
                    "-emit-object", "-wmo", "-emit-module", "-emit-module-path", path("\(module.name).swiftmodule"),
                    "-o", object,
                ]
                    + options(of: module.name) + module.files.map { $0.path() }
            )
            objects.append(object)
        }
        let usesAdwaita = try step.files.values.contains {
            try String(contentsOf: $0, encoding: .utf8).contains("CombineAdw")
        }
        let sample = usesAdwaita ? "TodoAdw" : "Greeting"
        let list = try String(
            contentsOf: build.appending(path: "\(sample).product/Objects.LinkFileList"),
            encoding: .utf8
        )
        let own = ["/\(sample).build/", "/TodoModel.build/", "/CombineGtkBroadway.build/"]
        objects += list.split(separator: "\n").map(String.init).filter { object in !own.contains { object.contains($0) }
        }
        let file = path("objects")
        try objects.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
        let program = path("program")
        try diagnose(["-o", program, "@\(file)"] + libraries)
        return program
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path() }

    private func options(of module: String) -> [String] {
        ["-swift-version", "6", "-parse-as-library", "-enable-testing", "-module-name", module] + modules
    }

    /// Runs the compiler, and throws an error if it prints anything.
    private func diagnose(_ arguments: [String]) throws {
        let output = try SystemCommand.run(["swiftc"] + arguments)
        if !output.isEmpty { throw SystemCommand.Failure(description: output) }
    }
}
