import Foundation
import PackagePlugin

/// `swift package texts`: runs `gtkpackager texts` for the package in which it's called.
@main
struct Texts: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let packager = Process()
        packager.executableURL = try build()
        packager.arguments = ["texts", "--package-path", context.package.directoryURL.path] + arguments
        try packager.run()
        packager.waitUntilExit()
        // The tool has already printed the error.
        if packager.terminationStatus != 0 { exit(packager.terminationStatus) }
    }

    /// Builds `gtkpackager` and returns its URL. The plugin doesn't declare it as a dependency, because each build of
    /// the package would then compile it.
    private func build() throws -> URL {
        let result = try packageManager.build(.product("gtkpackager"), parameters: .init())
        guard result.succeeded, let tool = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
            Diagnostics.error("gtkpackager couldn't be built:\n\(result.logText)")
            exit(1)
        }
        return tool.url
    }
}
