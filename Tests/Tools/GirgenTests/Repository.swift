import Foundation

@testable import GirgenAnalyse

/// The package from which this test was compiled.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of the modules.
    static let sources = root.appendingPathComponent("Sources/GTK")

    /// The folder of the generator.
    static let tool = root.appendingPathComponent("Sources/Tools/girgen")

    /// The list of modules.
    static let modules = tool.appendingPathComponent("Modules.json").path

    static func configuration() throws -> Configuration {
        try Configuration(contentsOf: URL(fileURLWithPath: modules))
    }
}
