import Gtk
import XCTest

/// The resources of gtk4-demo, including its `.ui` files.
@MainActor
final class DemoResources {
    private static let program = "/usr/bin/gtk4-demo"

    private let resource: Resource

    /// Reads and registers the resources. Fails the test if the program isn't installed.
    init(file: StaticString = #filePath, line: UInt = #line) throws {
        guard let content = FileManager.default.contents(atPath: DemoResources.program) else {
            XCTFail("\(DemoResources.program) is missing: apt-get install gtk-4-examples", file: file, line: line)
            throw CocoaError(.fileNoSuchFile)
        }
        // The executable has no symbols for the resources, so they are found by their first bytes.
        let found = try XCTUnwrap(
            content.range(of: Data("GVariant".utf8) + Data(count: 4)),
            "\(DemoResources.program) holds no resources",
            file: file,
            line: line
        )
        resource = try Resource(data: Bytes([UInt8](content[found.lowerBound...])))
        resource.register()
    }

    isolated deinit {
        resource.unregister()
    }

    /// Returns an unchanged `.ui` file.
    func interface(_ path: String) throws -> Interface {
        try Interface(resource: path)
    }
}
