import Foundation

@testable import girgen

/// The sources that this test was compiled from.
enum Repository {
    static let sources = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")

    /// The list of modules.
    static let modules = sources.appendingPathComponent("girgen/Modules.json").path

    static func configuration() throws -> Configuration {
        try Configuration(contentsOf: URL(fileURLWithPath: modules))
    }
}
