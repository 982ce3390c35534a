import Foundation

/// The public declarations of each module, a line for each, so that a change of the API shows in a review.
package struct APIListing {
    /// The folder of the listings, relative to that of the modules.
    package static let directory = GeneratedFile.tool + "/API/Listings"

    /// The modules that are listed.
    package static let modules = [
        "Combine", "CombineFoundation", "CombineModel", "GLib", "Gio", "Graphene", "Cairo", "Pango", "GdkPixbuf", "Gdk",
        "Gsk", "Gtk", "Adw", "CombineGtk",
        "CombineAdw", "CombineGtkBroadway", "CombineTesting", "GtkTesting",
    ]

    /// Modules that have nothing to do with GTK, whose types no generated code names.
    package static let modulesApart: Set = ["Combine", "CombineFoundation", "CombineTesting"]

    /// The folder of the handwritten modules, relative to that of the generated ones.
    private static let homes = [
        "Combine": "../Combine/Combine", "CombineFoundation": "../Combine/CombineFoundation",
        "CombineModel": "../Combine/CombineModel", "CombineAdw": "../CombineAdw", "CombineGtk": "../CombineGtk",
        "CombineGtkBroadway": "../CombineGtkBroadway", "CombineTesting": "../Testing/CombineTesting",
        "GtkTesting": "../Testing/GtkTesting",
    ]

    /// The folder of the modules.
    private let sources: URL

    package init(sources: URL) { self.sources = sources }

    package static func path(of module: String) -> String { "\(directory)/\(module).txt" }

    /// Returns a module's declarations in the order of their letters. Nothing where there is no such module.
    ///
    /// - Parameter generated: the files that take the place of those in the module's folder `Generated`, by their
    ///   paths, or nil for what is there.
    /// - Parameter hasTraits: A Boolean value that indicates whether the declarations of traits in handwritten files are listed.
    package func text(of module: String, generated: [String: String]? = nil, hasTraits: Bool = true) throws -> String {
        var lines: Set<String> = []
        let home = sources.appendingPathComponent(Self.homes[module] ?? module)
        // Generated files of modules by hand, as Combine has them, are not girgen's.
        let isReplaced = generated != nil && Self.homes[module] == nil
        for file in try files(in: home) {
            if file.hasPrefix("Newer/") || isReplaced && file.hasPrefix("Generated/") { continue }
            let source = try String(contentsOf: home.appendingPathComponent(file), encoding: .utf8)
            let isWhole = hasTraits && !file.hasPrefix("Generated/")
            lines.formUnion(SwiftScanner.declarations(in: isWhole ? source : Self.withoutTraits(source)))
        }
        for (path, source) in generated ?? [:] where path.hasPrefix("\(module)/Generated/") {
            lines.formUnion(SwiftScanner.declarations(in: Self.withoutTraits(source)))
        }
        return lines.sorted().map { $0 + "\n" }.joined()
    }

    /// Returns the same text without what only readers need: the attributes, and the lines of extensions.
    package static func plain(_ text: String) -> String {
        SwiftScanner.plain(text.split(separator: "\n")).map { $0 + "\n" }.joined()
    }

    /// Returns a file's text without the declarations of traits.
    package static func withoutTraits(_ source: String) -> String {
        if !source.contains("#if GTK4_") { return source }
        /// The number of conditions around a line, counted from the trait's.
        var depth = 0
        return source.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let line = line.drop { $0 == " " }
            if line.hasPrefix(depth == 0 ? "#if GTK4_" : "#if ") { depth += 1 }
            defer { if line == "#endif", depth > 0 { depth -= 1 } }
            return depth == 0
        }.joined(separator: "\n")
    }

    private func files(in home: URL) throws -> [String] {
        if !FileManager.default.fileExists(atPath: home.path) { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: home.path).filter { $0.hasSuffix(".swift") }
    }
}
