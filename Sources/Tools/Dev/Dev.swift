import Foundation
import PackagePlugin

/// The command `swift package dev`, which runs `gtkpackager dev` for a program of the current package.
@main
struct Dev: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var arguments = arguments
        var tool = ["dev"]
        if !arguments.contains("--help"), !arguments.contains("-h") {
            let product = try product(of: context.package, &arguments)
            // The work directory of the plugin is SCRATCH/plugins/Dev/outputs. SCRATCH is the package's scratch folder.
            let scratch = (0..<3).reduce(context.pluginWorkDirectoryURL) { url, _ in url.deletingLastPathComponent() }
            tool += ["--package-path", context.package.directoryURL.path, "--scratch-path", scratch.path]
            tool += ["--product", product.name]
            tool += watchedFolders(of: product, in: context.package).flatMap { ["--watch", $0] }
        }
        let packager = Process()
        packager.executableURL = try build()
        packager.arguments = tool + arguments
        try packager.run()
        packager.waitUntilExit()
        // The tool has already printed the error.
        if packager.terminationStatus != 0 { exit(packager.terminationStatus) }
    }

    /// Returns the program that the first argument names, and removes the argument. Returns the only program of the
    /// package if no argument names a program.
    private func product(of package: Package, _ arguments: inout [String]) throws -> ExecutableProduct {
        let products = package.products(ofType: ExecutableProduct.self)
        let names = products.map(\.name)
        if let name = arguments.first, !name.hasPrefix("-") {
            arguments.removeFirst()
            if let product = products.first(where: { $0.name == name }) { return product }
            let list = names.isEmpty ? "none" : names.joined(separator: ", ")
            Diagnostics.error("the package has no program \(name). The package's programs: \(list)")
            exit(1)
        }
        if products.count == 1 { return products[0] }
        if names.isEmpty {
            Diagnostics.error("the package has no program")
        } else {
            let list = names.joined(separator: ", ")
            Diagnostics.error("the package has several programs: \(list). Name one: swift package dev NAME")
        }
        exit(1)
    }

    /// Returns the paths to watch: the manifest of each package, and the folders that contain the sources of a program.
    /// The sources can be in this package and in local packages.
    private func watchedFolders(of product: ExecutableProduct, in package: Package) -> [String] {
        var localTargets: [Target.ID: Package] = [:]
        func add(_ package: Package) {
            for target in package.targets { localTargets[target.id] = package }
            for dependency in package.dependencies.map(\.package) {
                switch dependency.origin {
                case .root, .local: add(dependency)
                default: break
                }
            }
        }
        add(package)
        var paths: Set<String> = ["\(package.directoryURL.path)/Package.swift"]
        for target in product.targets.flatMap({ [$0] + $0.recursiveTargetDependencies }) {
            guard let owner = localTargets[target.id] else { continue }
            paths.insert(target.directoryURL.path)
            paths.insert("\(owner.directoryURL.path)/Package.swift")
        }
        return paths.sorted()
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
