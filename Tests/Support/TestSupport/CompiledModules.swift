import Foundation

/// The modules that were built together with the running tests.
public enum CompiledModules {
    /// Returns the compiler's messages for a program in the Swift 6 mode that imports modules without GTK.
    ///
    /// - Parameter options: More options of the compiler.
    public static func messages(for program: String, options: [String] = []) throws -> String {
        let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let modules = URL(fileURLWithPath: executable).deletingLastPathComponent().appendingPathComponent("Modules")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID().uuidString).swift")
        try program.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let library = SourceFolder.package.appending(path: "Sources/Combine/CLibrary")
        let folders = ["-I", modules.path, "-I", library.path()]
        do {
            let command = ["swiftc", "-swift-version", "6", "-typecheck"] + folders + options + [file.path]
            return try SystemCommand.run(command)
        } catch let failure as SystemCommand.Failure {
            return failure.description
        }
    }
}
