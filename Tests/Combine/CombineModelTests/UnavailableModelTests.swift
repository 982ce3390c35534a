import Foundation
import TestSupport
import Testing

/// Tests of the compiler's messages for unavailable declarations.
struct UnavailableModelTests {
    /// Returns the compiler's messages for a program that imports the module.
    private func messages(for program: String) throws -> String {
        let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let modules = URL(fileURLWithPath: executable).deletingLastPathComponent().appendingPathComponent("Modules")
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appendingPathComponent("unavailable-\(UUID().uuidString).swift")
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

    private func program(_ statement: String) -> String {
        """
        import CombineModel
        final class Profile: ObservableObject { @Published var name = "" }
        @MainActor func bind(_ model: some TwoWayModel<String>) {}
        @MainActor func use(_ profile: Profile) { \(statement) }
        """
    }

    @Test func aPropertysPublisherIsNotAModel() throws {
        #expect(try messages(for: program("bind(Bindable(profile).name)")) == "")
        for statement in ["bind(profile.$name)", "bind(profile.$name.validated { _ in })"] {
            let messages = try messages(for: program(statement))
            #expect(messages.contains("write '$viewModel.name' or 'Bindable(viewModel).name'"), "\(messages)")
        }
    }

    @Test func theMessageSuggestsAFixForABinding() throws {
        let target = "BindingTarget<String> { _ in }"
        for (statement, fix) in [
            ("\(target) <~ Just(1)", "convert them with 'map'"),
            ("\(target) <~ Fail<String, any Error>(error: CancellationError())", "requires 'target.onFailure"),
            ("\(target) <~ profile.$name.map { $0.upper() }", "has no member 'upper'"),
        ] {
            let messages = try messages(for: program(statement))
            #expect(messages.contains(fix), "\(messages)")
            // One error with its line, and one note with the unavailable declaration.
            #expect(messages.split(separator: "\n").count <= 16, "\(messages)")
        }
    }
}
