import Foundation
import PackagePlugin

/// The command `swift package texts`, which runs `gtkpackager texts` for the current package.
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

    /// Builds `gtkpackager` and returns its URL. The plugin doesn't declare `gtkpackager` as a dependency, because
    /// `gtkpackager` would then be compiled in each build of the package.
    private func build() throws -> URL {
        let result = try packageManager.build(.product("gtkpackager"), parameters: .init())
        guard result.succeeded, let tool = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
            Diagnostics.error("gtkpackager couldn't be built:\n\(result.logText)")
            exit(1)
        }
        return tool.url
    }
}
