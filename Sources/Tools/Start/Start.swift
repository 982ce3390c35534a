import Foundation
import PackagePlugin

/// The command `swift package start`, which runs `gtkpackager start` with the folder or URL of this package.
@main
struct Start: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        guard let combineGtk = combineGtk(in: context.package) else {
            Diagnostics.error("the package doesn't depend on CombineGtk")
            return
        }
        let packager = Process()
        packager.executableURL = try build()
        packager.arguments = ["start", "--combinegtk-path", combineGtk.directoryURL.path]
        if case .repository(let url, _, _) = combineGtk.origin {
            packager.arguments? += ["--combinegtk-url", url]
        }
        packager.arguments? += arguments
        try packager.run()
        packager.waitUntilExit()
        // The tool has already printed the error.
        if packager.terminationStatus != 0 { exit(packager.terminationStatus) }
    }

    /// Returns the package `CombineGtk`, or nil if it's neither the given package nor one of its direct or indirect
    /// dependencies.
    private func combineGtk(in package: Package) -> Package? {
        if package.displayName == "CombineGtk" { return package }
        return package.dependencies.lazy.compactMap { combineGtk(in: $0.package) }.first
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
