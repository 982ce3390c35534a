import Foundation
import TestSupport
import Testing

/// Tests that each embedded catalog in the repository was compiled from the `.po` file next to it. The catalogs are in
/// the repository so that building doesn't require gettext.
struct CatalogFilesTests {
    private static let tool = ["/usr/bin/msgfmt", "/usr/local/bin/msgfmt"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test(.enabled(if: tool != nil, "msgfmt, of the package gettext, is not installed"))
    func catalogsAreCompiledFromTheirTranslations() throws {
        let msgfmt = try #require(Self.tool)
        var count = 0
        for folder in ["Sources", "Tests"] {
            let root = SourceFolder.package.appending(path: folder)
            for path in try #require(FileManager.default.subpaths(atPath: root.path())) where path.hasSuffix(".po") {
                count += 1
                let source = root.appending(path: path)
                let made = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).mo")
                defer { try? FileManager.default.removeItem(at: made) }
                let process = try Process.run(
                    URL(filePath: msgfmt),
                    arguments: ["--check-format", "--no-hash", "--output-file=\(made.path())", source.path()]
                )
                process.waitUntilExit()
                #expect(process.terminationStatus == 0, "msgfmt rejects \(path)")
                let embedded = try Data(contentsOf: source.deletingPathExtension().appendingPathExtension("mo"))
                #expect(
                    try Data(contentsOf: made) == embedded,
                    "\(path) has changed: msgfmt --check-format --no-hash -o FILE.mo FILE.po"
                )
            }
        }
        #expect(count > 0)
    }
}
