import Foundation
import XCTest

@testable import GirgenCommand

/// Tests of the folders that are searched for GIR files, and of their order.
final class GIRFilesTests: XCTestCase {
    private var directory = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        directory = FileManager.default.temporaryDirectory.appendingPathComponent("girgen-\(UUID().uuidString)")
    }

    override func tearDown() {
        try? FileManager.default.removeItem(at: directory)
    }

    private func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

    /// Creates a folder with a file of the given name.
    private func make(_ folder: String, _ file: String) throws {
        let url = directory.appendingPathComponent(folder)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data().write(to: url.appendingPathComponent(file))
    }

    func testTheOrderIsThatOfGObjectIntrospection() throws {
        for folder in ["home/gir-1.0", "first/gir-1.0", "second/gir-1.0"] { try make(folder, "Toy-4.gir") }
        let environment = [
            "GI_GIR_PATH": "\(path("a")):\(path("b"))", "XDG_DATA_HOME": path("home"),
            "XDG_DATA_DIRS": "\(path("first")):relative:\(path("second"))/:\(path("missing"))",
        ]
        let files = GIRFiles([path("given"), path("b")], environment: environment)
        let expected = ["given", "b", "a", "home/gir-1.0", "first/gir-1.0", "second/gir-1.0"].map(path)
        XCTAssertEqual(Array(files.directories.prefix(expected.count)), expected)
        let installed = GIRFiles.installedDirectories.filter { FileManager.default.fileExists(atPath: $0) }
        XCTAssertEqual(Array(files.directories.dropFirst(expected.count)), installed)
    }

    func testTheFirstFolderThatHasAFileIsUsed() throws {
        try make("given", "Toy-4.gir")
        try make("variable", "Toy-4.gir")
        try make("variable", "Box-1.gir")
        try make("share/gir-1.0", "Box-1.gir")
        try make("share/gir-1.0", "Lid-2.gir")
        let environment = ["GI_GIR_PATH": path("variable"), "XDG_DATA_DIRS": path("share")]
        let files = GIRFiles([path("given")], environment: environment)
        XCTAssertEqual(files.path(of: "Toy-4"), path("given/Toy-4.gir"))
        XCTAssertEqual(files.path(of: "Box-1"), path("variable/Box-1.gir"))
        XCTAssertEqual(files.path(of: "Lid-2"), path("share/gir-1.0/Lid-2.gir"))
    }

    /// If a GIR file of this package is missing, the message names the Debian package that contains it.
    func testThePackageOfEachFileIsKnown() throws {
        for name in try Repository.configuration().files { XCTAssertNotNil(GIRFiles.packages[name], name) }
    }

    func testDefaultsOfTheDataFolders() throws {
        try make(".local/share/gir-1.0", "Toy-4.gir")
        let empty = GIRFiles(environment: ["HOME": directory.path, "XDG_DATA_HOME": "", "XDG_DATA_DIRS": ""])
        XCTAssertEqual(empty.path(of: "Toy-4"), path(".local/share/gir-1.0/Toy-4.gir"))
        XCTAssertEqual(GIRFiles(environment: ["HOME": directory.path]).directories, empty.directories)
    }
}
