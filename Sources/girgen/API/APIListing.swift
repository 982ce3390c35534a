import Foundation

/// The public declarations of each module, a line for each, so that a change of the API shows in a review.
struct APIListing {
    /// Where the listings are, from `Sources`.
    static let directory = "girgen/API/Listings"

    /// The modules that are listed.
    static let modules = [
        "GLib", "Gio", "Graphene", "Cairo", "Pango", "GdkPixbuf", "Gdk", "Gsk", "Gtk", "CombineGtk", "GtkTesting",
    ]

    /// Where the modules are.
    let sources: URL

    static func path(of module: String) -> String { "\(directory)/\(module).txt" }

    /// A module's declarations in the order of their letters; nothing where there is no such module.
    ///
    /// - Parameter generated: the files that take the place of those in the module's folder `Generated`, by path from
    ///   `Sources`; `nil` for what is there.
    func text(of module: String, generated: [String: String]? = nil) throws -> String {
        var lines: Set<String> = []
        for file in try files(of: module) {
            let path = "\(module)/\(file)"
            if generated != nil, path.hasPrefix("\(module)/Generated/") { continue }
            let source = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            lines.formUnion(SwiftScanner.declarations(in: source))
        }
        for (path, source) in generated ?? [:] where path.hasPrefix("\(module)/Generated/") {
            lines.formUnion(SwiftScanner.declarations(in: source))
        }
        return lines.sorted().map { $0 + "\n" }.joined()
    }

    private func files(of module: String) throws -> [String] {
        let directory = sources.appendingPathComponent(module).path
        if !FileManager.default.fileExists(atPath: directory) { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: directory).filter { $0.hasSuffix(".swift") }
    }
}
