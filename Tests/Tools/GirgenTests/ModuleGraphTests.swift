import Foundation
import XCTest

@testable import GirgenAnalyse
@testable import GirgenParse

final class ModuleGraphTests: XCTestCase {
    private func namespace(_ name: String, _ includes: String...) -> GIRNamespace {
        GIRNamespace(name: name, version: "1.0", file: name, includes: includes)
    }

    /// Modules that a module's imports export need no import. A file that doesn't belong to a module is ignored.
    func testImports() throws {
        let graph = ModuleGraph(
            [
                namespace("GObject", "GLib"), namespace("Gio", "GObject", "GModule"), namespace("cairo"),
                namespace("Pango", "GObject", "Gio", "HarfBuzz", "cairo"), namespace("Gdk", "Gio", "Pango", "cairo"),
            ],
            try Repository.configuration()
        )
        XCTAssertEqual(graph.imports(of: "GLib"), [])
        XCTAssertEqual(graph.imports(of: "Gio"), ["GLib"])
        XCTAssertEqual(graph.imports(of: "Pango"), ["Cairo", "Gio"])
        XCTAssertEqual(graph.imports(of: "Gdk"), ["Pango"])
    }

    /// Package.swift states the same dependencies as the files.
    func testPackageManifestHasTheSameDependencies() throws {
        let package = Repository.root.appendingPathComponent("Package.swift")
        let text = try String(contentsOf: package, encoding: .utf8)
        let imports = [
            "Gio": ["GLib"], "Graphene": ["GLib"], "Pango": ["Cairo", "Gio"], "GdkPixbuf": ["Gio"],
            "Gdk": ["GdkPixbuf", "Pango"], "Gsk": ["Gdk", "Graphene"], "Gtk": ["Gsk"], "Adw": ["Gtk"],
        ]
        for (module, names) in imports {
            let others = ["Gtk": ["RequiredVersion"], "Adw": ["RequiredAdwVersion"]][module] ?? []
            let headers = module == "Adw" ? ["CAdw", "CGtk"] : ["CGtk"]
            let list = (headers + names + others).map { "\"\($0)\"" }.joined(separator: ", ")
            XCTAssertTrue(text.contains(".target(name: \"\(module)\", dependencies: [\(list)], path:"), module)
            let file = Repository.sources.appendingPathComponent("\(module)/Module.swift")
            for name in names {
                XCTAssertTrue(
                    try String(contentsOf: file, encoding: .utf8).contains("@_exported import \(name)\n"),
                    module
                )
            }
        }
    }
}
