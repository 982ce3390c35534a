import Gtk
import XCTest

/// The resources of GTK's own demonstration program, the descriptions among them.
@MainActor
final class DemoResources {
    private static let program = "/usr/bin/gtk4-demo"

    private let resource: Resource

    /// Reads and registers them. Fails the test where the program is not installed.
    init(file: StaticString = #filePath, line: UInt = #line) throws {
        guard let content = FileManager.default.contents(atPath: DemoResources.program) else {
            XCTFail("\(DemoResources.program) is missing: apt-get install gtk-4-examples", file: file, line: line)
            throw CocoaError(.fileNoSuchFile)
        }
        // Its linker leaves no section of that name: a table of resources begins with these bytes.
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

    /// Returns a description, as it is.
    func interface(_ path: String) throws -> Interface {
        try Interface(resource: path)
    }
}
