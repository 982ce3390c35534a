import Foundation
import PackagePlugin

/// Writes the tables of `EveryTypeTests` with `girgen --tables`, before the tests are compiled.
///
/// girgen runs again if a GIR file, a decision or a source file has changed. `COMBINEGTK_NEWEST_GIR` names the folders
/// with the newest GIR files, separated by colons. Without it, the tables have no entries for traits.
@main
struct TestTables: BuildToolPlugin {
    /// An element of `Modules.json`.
    private struct Module: Decodable {
        let name: String
        let files: [String]
        let types: [String]?
    }

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let package = context.package.directoryURL
        let tool = package.appending(path: "Sources/Tools/girgen")
        let list = try Data(contentsOf: tool.appending(path: "Modules.json"))
        let modules = try JSONDecoder().decode([Module].self, from: list)
        let newest = (ProcessInfo.processInfo.environment["COMBINEGTK_NEWEST_GIR"] ?? "").split(separator: ":")
            .map(String.init)
        let folders = [GIRFiles()] + (newest.isEmpty ? [] : [GIRFiles(newest)])
        let files = folders.flatMap { folder in modules.flatMap(\.files).compactMap(folder.path(of:)) }
        // The names of all public types are also in a table.
        let sources = target.recursiveTargetDependencies.compactMap { ($0 as? any SourceModuleTarget)?.sourceFiles }
        let tables = modules.filter { $0.types?.isEmpty != true }.flatMap { module in
            ["FunctionTable", "SubclassTable", "TypeTable"].map { module.name + $0 }
        }
        let directory = context.pluginWorkDirectoryURL
        return [
            .buildCommand(
                displayName: "Writing the tables of \(target.name)",
                executable: try context.tool(named: "girgen").url,
                arguments: ["--tables", directory.path, "--sources", package.appending(path: "Sources/GTK").path]
                    + newest.flatMap { ["--newest", $0] },
                inputFiles: files.map { URL(filePath: $0) } + decisions(in: tool) + sources.joined().map(\.url),
                outputFiles: (["Tables", "TypeNames"] + tables).map {
                    directory.appending(path: "\($0).swift")
                }
            )
        ]
    }

    /// Returns the files that girgen reads in its folder each time it runs.
    private func decisions(in tool: URL) -> [URL] {
        let policy = tool.appending(path: "Policy")
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: policy.path)) ?? []
        return ["Modules.json", "Traits.json"].map { tool.appending(path: $0) }
            + names.sorted().filter { $0.contains(".") }.map { policy.appending(path: $0) }
    }
}
