import Foundation
import XCTest

@testable import GirgenParse
@testable import GirgenAnalyse
@testable import GirgenCommand

/// The installed GIR files, and the output of the generator for them without maximum versions.
enum InstalledFiles {
    /// The output of the generator.
    struct Output {
        /// The text of each file, by its path.
        let files: [String: String]
        let api: SwiftAPI
    }

    /// The installed files.
    private static let namespaces: Result<[GIRNamespace], any Error> = Result {
        try Repository.configuration().files.map { name in
            let files = GIRFiles([])
            if files.path(of: name) == nil { throw XCTSkip("\(name).gir is not installed") }
            return try files.read(name)
        }
    }

    /// Returns the installed files. Skips the test if the checked-in modules were generated from other files.
    static func checked() throws -> [GIRNamespace] {
        let namespaces = try namespaces.get()
        if let difference = try Repository.configuration().difference(from: namespaces) { throw XCTSkip(difference) }
        return namespaces
    }

    // Safe although the compiler can't check it: XCTest runs tests one after another, and none of them changes it.
    nonisolated(unsafe) private static let made: Result<Output, any Error> = Result {
        let generator = try Generator(checked(), Repository.configuration())
        let files = generator.files().map { ($0.path, $0.text) }
        return Output(files: try Dictionary(files) { _, _ in throw RepeatedPath() }, api: generator.api)
    }

    /// Two files have the same path.
    private struct RepeatedPath: Error {}

    /// Returns the output of the generator for the installed files, which takes seconds the first time.
    static func output() throws -> Output { try made.get() }
}
