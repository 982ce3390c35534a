import CombineGtk
import Foundation
import GtkTesting
import TestSupport
import XCTest

/// The example of the page "Localization" in German, and the page's steps from the sources to the catalog.
@MainActor
final class LocalizationPageTests: GtkTestCase {
    /// The page's commands, run with the installed tools.
    private static let tools = ["xgettext", "msgfmt"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

    private let page = try? MarkdownDocument(
        contentsOf: SourceFolder.package.appending(path: "Sources/CombineGtk/CombineGtk.docc/Localization.md")
    )

    func testTheTextsAreFoundAndTranslated() throws {
        try XCTSkipUnless(Self.tools, "the package gettext is not installed")
        let folder = FileManager.default.temporaryDirectory.appending(path: "localization-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = folder.appending(path: "locale/de/LC_MESSAGES")
        for new in [folder.appending(path: "Sources"), place] {
            try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
        }
        let examples = SourceFolder.package.appending(path: "Tests/CombineGtk/ReadmeTests/Examples")
        for name in ["Inbox", "TagsModel", "TagsWindow"] {
            try FileManager.default.copyItem(
                at: examples.appending(path: "\(name).swift"),
                to: folder.appending(path: "Sources/\(name).swift")
            )
        }
        try run("/bin/sh", "-e", "-c", XCTUnwrap(page?.blocks(of: "sh").first), in: folder)
        let template = try String(contentsOf: folder.appending(path: ".build/texts/texts.pot"), encoding: .utf8)
        for text in [
            #"msgid "Nothing new""#, #"msgid "%@ new letter""#, #"msgid_plural "%@ new letters""#,
            #"msgid "The latest is from %@""#,
            "#. TRANSLATORS: %@ is the user's name", "msgctxt \"verb\"\nmsgid \"Open\"", #"msgid "Remove All""#,
            #"msgid_plural "Remove %@ Tags""#, "Sources/Inbox.swift:",
        ] {
            XCTAssertTrue(template.contains(text), "\(text) is missing in \(template)")
        }

        let header =
            "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n"
        let translation = folder.appending(path: "de.po")
        try (header + XCTUnwrap(page?.blocks(of: "text").first)).write(
            to: translation,
            atomically: true,
            encoding: .utf8
        )
        try run("/usr/bin/msgfmt", "--output-file=\(place.path())/inbox.mo", translation.path(), in: folder)
        assertExitsCleanly {
            setenv("LANGUAGE", "de", 1)
            setenv("LC_ALL", TranslatedLocale.name, 1)
            setlocale(LC_ALL, "")
            Inbox.findTexts(in: folder.appending(path: "locale").path())
            XCTAssertEqual(Inbox(unread: 1).title, "1 neuer Brief")
            XCTAssertEqual(Inbox(unread: 2).title, "2 neue Briefe")
            XCTAssertEqual(Inbox(sender: "Grace").latest, "Der neueste ist von Grace")
            XCTAssertEqual(Inbox().openTitle, "Öffnen")
            XCTAssertEqual(Inbox().title, "Nothing new")
        }
    }

    private func run(_ program: String, _ arguments: String..., in folder: URL) throws {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, program)
    }
}
