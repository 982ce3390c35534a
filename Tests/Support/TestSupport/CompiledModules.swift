import Foundation

/// The modules that were built together with the running tests.
public enum CompiledModules {
    /// Returns the compiler's messages for a program in the Swift 6 mode that imports modules without GTK.
    public static func messages(for program: String) throws -> String {
        let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let modules = URL(fileURLWithPath: executable).deletingLastPathComponent().appendingPathComponent("Modules")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID().uuidString).swift")
        try program.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let library = SourceFolder.package.appending(path: "Sources/Combine/CLibrary")
        let folders = ["-I", modules.path, "-I", library.path()]
        process.arguments = ["swiftc", "-swift-version", "6", "-typecheck"] + folders + [file.path]
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
