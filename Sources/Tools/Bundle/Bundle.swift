import Foundation
import PackagePlugin

/// `swift package bundle`: builds a program for release, and runs `gtkpackager bundle` for it.
@main
struct Bundle: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var arguments = arguments
        var tool = ["bundle", "--package-path", context.package.directoryURL.path]
        if !arguments.isEmpty, !arguments.contains("--help"), !arguments.contains("-h") {
            let program = try product(of: context.package, &arguments)
            tool += ["--executable", try build(program, isProgram: true).path]
        }
        let packager = Process()
        packager.executableURL = try build("gtkpackager", isProgram: false)
        packager.arguments = tool + arguments
        try packager.run()
        packager.waitUntilExit()
        // The tool has already printed the error.
        if packager.terminationStatus != 0 { exit(packager.terminationStatus) }
    }

    /// Returns the name of the program, which is the argument after the command, or the name of the package's only
    /// program.
    private func product(of package: Package, _ arguments: inout [String]) throws -> String {
        let names = package.products(ofType: ExecutableProduct.self).map(\.name)
        if arguments.count > 1, !arguments[1].hasPrefix("-") { return arguments.remove(at: 1) }
        if names.count == 1 { return names[0] }
        let list = names.isEmpty ? "it has no program" : "it has \(names.joined(separator: ", "))"
        Diagnostics.error(
            "the package must have one program, but \(list). Name one: swift package bundle \(arguments[0]) NAME"
        )
        exit(1)
    }

    /// Builds a product, and returns the built file.
    ///
    /// A program is linked statically with the Swift libraries, and doesn't contain folders of this machine. The page
    /// "Sizes" explains the options.
    private func build(_ product: String, isProgram: Bool) throws -> URL {
        var parameters = PackageManager.BuildParameters()
        if isProgram {
            parameters.configuration = .release
            parameters.echoLogs = true
            parameters.otherSwiftcFlags = [
                "-static-stdlib", "-no-toolchain-stdlib-rpath", "-use-ld=lld", "-Osize",
                "-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link",
            ]
            parameters.otherLinkerFlags = ["--no-export-dynamic", "-z", "pack-relative-relocs"]
        }
        let result = try packageManager.build(.product(product), parameters: parameters)
        let programs = result.builtArtifacts.filter { $0.kind == .executable }
        guard result.succeeded, let file = programs.first(where: { $0.url.lastPathComponent == product }) else {
            Diagnostics.error("\(product) couldn't be built:\n\(result.logText)")
            exit(1)
        }
        return file.url
    }
}
