import Foundation
import PackagePlugin

/// `swift package bind Adw-1`: runs `girgen bind` for the package that it is called in.
@main
struct Bind: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let girgen = Process()
        girgen.executableURL = try context.tool(named: "girgen").url
        girgen.arguments = ["bind", "--package-path", context.package.directoryURL.path] + arguments
        try girgen.run()
        girgen.waitUntilExit()
        // The tool has already printed the error.
        if girgen.terminationStatus != 0 { exit(girgen.terminationStatus) }
    }
}
