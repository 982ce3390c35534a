import Foundation
import PackagePlugin

/// The command `swift package bind Adw-1`, which runs `girgen bind` for the current package.
@main
struct Bind: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let girgen = Process()
        girgen.executableURL = try build()
        girgen.arguments = ["bind", "--package-path", context.package.directoryURL.path] + arguments
        try girgen.run()
        girgen.waitUntilExit()
        // The tool has already printed the error.
        if girgen.terminationStatus != 0 { exit(girgen.terminationStatus) }
    }

    /// Builds `girgen` and returns its URL.
    ///
    /// The plugin doesn't declare `girgen` as a dependency. Otherwise, each `swift build` and `swift test` of this
    /// package would compile `girgen` twice: as a program of the package, and as a tool of the plugin.
    private func build() throws -> URL {
        let result = try packageManager.build(.product("girgen"), parameters: .init())
        guard result.succeeded, let girgen = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
            Diagnostics.error("girgen couldn't be built:\n\(result.logText)")
            exit(1)
        }
        return girgen.url
    }
}
