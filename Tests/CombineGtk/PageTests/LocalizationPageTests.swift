import CombineGtk
import Foundation
import GtkTesting
import TestSupport
import XCTest

/// Tests of the example on the page "Localization" in German, and of the commands on the page that create the catalog.
@MainActor
final class LocalizationPageTests: GtkTestCase {
    private let page = try? MarkdownDocument(
        contentsOf: SourceFolder.package.appending(path: "Sources/CombineGtk/CombineGtk.docc/Localization.md")
    )

    func testFindsAndTranslatesTexts() throws {
        try XCTSkipUnless(
            FileManager.default.isExecutableFile(atPath: "/usr/bin/msgfmt"),
            "the package gettext isn't installed"
        )
        let folder = TemporaryFolder.removedAtExit("localization")
        let sources = folder.appending(path: "Sources/Inbox")
        let place = folder.appending(path: "locale/de/LC_MESSAGES")
        for new in [sources, place] {
            try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
        }
        let examples = SourceFolder.package.appending(path: "Tests/CombineGtk/PageTests/Examples")
        for name in ["Inbox", "TagsModel", "TagsWindow"] {
            try FileManager.default.copyItem(
                at: examples.appending(path: "\(name).swift"),
                to: sources.appending(path: "\(name).swift")
            )
        }
        let commands = try XCTUnwrap(page?.blocks(of: "sh"))
        try runTexts(commands[0], in: folder)
        let translation = sources.appending(path: "de.po")
        let catalog = try String(contentsOf: translation, encoding: .utf8)
        for text in [
            #"msgid "Nothing new""#, #"msgid "%@ new letter""#, #"msgid_plural "%@ new letters""#,
            #"msgid "The latest is from %@""#,
            "#. TRANSLATORS: %@ is the user's name", "msgctxt \"verb\"\nmsgid \"Open\"", #"msgid "Remove All""#,
            #"msgid_plural "Remove %@ Tags""#, "Sources/Inbox/Inbox.swift",
        ] {
            XCTAssertTrue(catalog.contains(text), "\(text) is missing in \(catalog)")
        }

        let header =
            "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n"
        try (header + XCTUnwrap(page?.blocks(of: "text").first)).write(
            to: translation,
            atomically: true,
            encoding: .utf8
        )
        try runTexts(commands[1], in: folder)
        try FileManager.default.copyItem(at: sources.appending(path: "de.mo"), to: place.appending(path: "inbox.mo"))
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

    /// Runs a command from the page with the tool that implements the plugin `texts`.
    private func runTexts(_ command: String, in folder: URL) throws {
        let words = command.split(whereSeparator: \.isWhitespace).map(String.init)
        XCTAssertEqual(words.prefix(4), ["swift", "package", "--allow-writing-to-package-directory", "texts"])
        let packager = try RunningProgram(
            "gtkpackager",
            ["texts", "--package-path", folder.path(percentEncoded: false)] + words.dropFirst(4)
        )
        XCTAssertEqual(packager.exitCode(), 0, packager.errors)
    }
}
