import Foundation
import XCTest

@testable import GirgenCommand

/// A test that binds libraries for a package. Its GIR files depend on the installed ones.
class BindTestCase: XCTestCase {
    private(set) var package = URL(fileURLWithPath: "/")
    private(set) var reported: [String] = []

    override func setUpWithError() throws {
        for name in try Repository.configuration().files where GIRFiles([]).path(of: name) == nil {
            throw XCTSkip("\(name).gir is not installed")
        }
        package = FileManager.default.temporaryDirectory.appendingPathComponent("bind-\(UUID().uuidString)")
        let gir = package.appendingPathComponent("gir")
        try FileManager.default.createDirectory(at: gir, withIntermediateDirectories: true)
        reported = []
    }

    override func tearDown() {
        try? FileManager.default.removeItem(at: package)
    }

    func write(
        _ namespace: String,
        _ version: String,
        _ content: String,
        include: (String, String)...,
        headers: String = "<c:include name=\"toys/toys.h\"/>",
        sharedLibrary: String = "libtoys-4.so.0"
    ) throws {
        let includes = (include.isEmpty ? [("Gtk", "4.0")] : include)
            .map { "<include name=\"\($0.0)\" version=\"\($0.1)\"/>" }.joined()
        let text = """
            <?xml version="1.0"?>
            <repository version="1.2" xmlns="http://www.gtk.org/introspection/core/1.0"
                        xmlns:c="http://www.gtk.org/introspection/c/1.0"
                        xmlns:glib="http://www.gtk.org/introspection/glib/1.0">
              \(includes)
              <package name="toys-4"/>
              \(headers)
              <namespace name="\(namespace)" version="\(version)" shared-library="\(sharedLibrary)"
                         c:identifier-prefixes="\(namespace)" c:symbol-prefixes="toy">
              \(content)
              </namespace>
            </repository>
            """
        let file = package.appendingPathComponent("gir/\(namespace)-\(version).gir")
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The installed files without the members of most classes. Libraries that the tests write don't use these members,
    /// and planning the functions of all members takes seconds.
    private static let reduced = Result {
        try InstalledFiles.checked().map { namespace in
            var namespace = namespace
            for index in namespace.compounds.indices {
                let compound = namespace.compounds[index]
                let isUsed = ["Object", "InitiallyUnowned", "Widget", "Button", "Bin"].contains(compound.info.name)
                if compound.kind != .class || isUsed { continue }
                namespace.compounds[index].constructors = []
                namespace.compounds[index].methods = []
                namespace.compounds[index].functions = []
                namespace.compounds[index].properties = []
                namespace.compounds[index].signals = []
                namespace.compounds[index].virtualMethods = []
            }
            return namespace
        }
    }

    // Read only once for all tests.
    private static let listings = Result { try BindCommand.listings(in: Repository.sources) }

    func bind(_ libraries: String...) throws {
        let arguments = ["--package-path", package.path, "--gir", package.appendingPathComponent("gir").path]
        let gir = try FileManager.default.contentsOfDirectory(atPath: package.appendingPathComponent("gir").path)
        let own = gir.isEmpty ? try? InstalledFiles.checked() : try? Self.reduced.get()
        let listings = try Self.listings.get()
        try BindCommand(Options(["bind"] + arguments + libraries), own: own, listings: listings) {
            self.reported.append($0)
        }.run()
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }

    func list(_ text: String) throws {
        let file = package.appendingPathComponent("Bindings.json")
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func assertFile(
        _ path: String,
        contains expected: String...,
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let text = try text("Sources/\(path)")
        for part in expected where !text.contains(part) {
            XCTFail("\(path) has no\n\(part)\nIt is\n\(text)", file: file, line: line)
        }
    }
}
