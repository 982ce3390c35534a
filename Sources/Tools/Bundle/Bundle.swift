import Foundation
import PackagePlugin

/// The command `swift package bundle`, which builds a program and runs `gtkpackager bundle` for it.
@main
struct Bundle: CommandPlugin {
    /// The compiler options for a release. With these options, the program contains the Swift libraries, and doesn't
    /// contain paths of this machine. The page "Sizes" describes the options for a small program. Two threads compile each
    /// module, because most modules wait for another one. The program is the same as with one thread.
    private let compilerFlags = [
        "-static-stdlib", "-no-toolchain-stdlib-rpath", "-use-ld=lld", "-Osize", "-num-threads", "2",
        "-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link",
    ]
    private let linkerFlags = ["--no-export-dynamic", "--icf=all", "-z", "pack-relative-relocs"]

    func performCommand(context: PluginContext, arguments: [String]) throws {
        var arguments = arguments
        var tool = ["bundle", "--package-path", context.package.directoryURL.path]
        if let command = arguments.first, !arguments.contains("--help"), !arguments.contains("-h") {
            let program = try product(of: context.package, &arguments)
            let isForOtherMachine = arguments.contains("--architecture") || arguments.contains("--swift-sdk")
            // Without an executable, the tool only checks the architecture. It does so before the builds, which take minutes.
            if isForOtherMachine { try runPackager(tool + arguments) }
            // The other commands only need the program's description, which a debug build also contains.
            let isRelease = ["install", "deb", "rpm"].contains(command) && !isForOtherMachine
            tool += ["--product", program, "--executable", try build(program, isRelease: isRelease).path]
            if command == "flatpak" { tool += flatpakArguments(for: context.package) }
            if isForOtherMachine {
                // The build folder of the package is locked while a plugin runs.
                tool += ["--scratch-path", context.pluginWorkDirectoryURL.appending(path: "scratch").path]
                // Without this option, the compiler doesn't find the static libraries of a Swift SDK.
                tool += buildOptions(besides: "-static-stdlib") + ["--build-option", "--static-swift-stdlib"]
            }
        }
        try runPackager(tool + arguments)
    }

    /// Runs the tool, and exits if it fails.
    private func runPackager(_ arguments: [String]) throws {
        let packager = Process()
        packager.executableURL = try build("gtkpackager", isRelease: false)
        packager.arguments = arguments
        try packager.run()
        packager.waitUntilExit()
        // The tool has already printed the error.
        if packager.terminationStatus != 0 { exit(packager.terminationStatus) }
    }

    /// Returns the name of the program. It's the argument after the command. Without that argument, it's the name of
    /// the package's only program.
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

    /// Returns the local packages on which a package depends, and the build options, as arguments of `gtkpackager`.
    private func flatpakArguments(for package: Package) -> [String] {
        var folders: [String] = []
        func add(_ package: Package) {
            for dependency in package.dependencies.map(\.package) {
                if case .repository = dependency.origin { continue }
                if !folders.contains(dependency.directoryURL.path) { folders.append(dependency.directoryURL.path) }
                add(dependency)
            }
        }
        add(package)
        return folders.flatMap { ["--local-package", $0] } + buildOptions()
    }

    /// Returns the options of `swift build` for a release, except one flag, as arguments of `gtkpackager`.
    private func buildOptions(besides flag: String? = nil) -> [String] {
        let options =
            ["--configuration", "release"] + compilerFlags.filter { $0 != flag }.flatMap { ["-Xswiftc", $0] }
            + linkerFlags.flatMap { ["-Xlinker", $0] }
        return options.flatMap { ["--build-option", $0] }
    }

    /// Builds a product and returns the URL of the executable.
    private func build(_ product: String, isRelease: Bool) throws -> URL {
        var parameters = PackageManager.BuildParameters()
        if isRelease {
            parameters.configuration = .release
            parameters.echoLogs = true
            parameters.otherSwiftcFlags = compilerFlags
            parameters.otherLinkerFlags = linkerFlags
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
