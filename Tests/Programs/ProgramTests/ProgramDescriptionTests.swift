import GtkTesting
import XCTest

@testable import CombineGtk

/// Tests of the properties with which a program describes itself.
@MainActor
final class ProgramDescriptionTests: GtkTestCase {
    private struct Notes: GtkApp, FileOpening {
        var id = "org.example.Notes"
        var name = "My \"Notes\"\n"
        var summary = "Keeps notes – in order."
        var version = "1.2~rc1"
        var developer = "Ada Lovelace"
        var license = License.mitX11
        var website = "https://example.org"
        var categories = ["Office"]
        var opens: [OpenedContent] = [.files(.json), .links(scheme: "notes")]
        var languages = ["de", "pt_BR"]

        func makeWindow(_ application: Application) -> Window { Window() }

        func open(_ files: [File], in application: Application) {}
    }

    private struct Plain: GtkApp {
        let id = "org.example.Plain"
        var opens: [OpenedContent] = []

        func makeWindow(_ application: Application) -> Window { Window() }
    }

    private struct Description: Decodable, Equatable {
        struct FileType: Decodable, Equatable {
            var name: String
            var mimeTypes: [String]
            var suffixes: [String]
        }

        var id: String
        var name: String
        var summary: String
        var version: String
        var developer: String
        var license: String
        var website: String
        var categories: [String]
        var languages: [String]
        var fileTypes: [FileType]
        var schemes: [String]
        var opensFiles: Bool
        var isUnique: Bool
    }

    private func decode(_ app: some GtkApp) throws -> Description {
        try JSONDecoder().decode(Description.self, from: Data(ProgramDescription(app).json.utf8))
    }

    func testJSONContainsAllProperties() throws {
        let expected = Description(
            id: "org.example.Notes",
            name: "My \"Notes\"\n",
            summary: "Keeps notes – in order.",
            version: "1.2~rc1",
            developer: "Ada Lovelace",
            license: "MIT",
            website: "https://example.org",
            categories: ["Office"],
            languages: ["de", "pt_BR"],
            fileTypes: [.init(name: "JSON", mimeTypes: ["application/json"], suffixes: ["json"])],
            schemes: ["notes"],
            opensFiles: true,
            isUnique: true
        )
        XCTAssertEqual(try decode(Notes()), expected)
    }

    func testDefaults() throws {
        let description = try decode(Plain())
        XCTAssertEqual(description.name, ProgramDescription.executable)
        XCTAssertEqual(
            [description.summary, description.version, description.developer, description.license],
            ["", "", "", ""]
        )
        XCTAssertEqual([description.categories, description.languages, description.schemes], [[], [], []])
        XCTAssertEqual(description.website, "")
        XCTAssertFalse(description.opensFiles)
        XCTAssertEqual(ProgramRun(Plain()).run(["--version"]), 2)
        XCTAssertEqual(ProgramRun(Plain()).run(["--describe"]), 0)
    }

    func testLanguagesMatchEmbeddedCatalogs() {
        assertExitsCleanly {
            TextDomain.program = TextDomain("notes", embedded: ["pt_BR": [], "de": []])
            XCTAssertEqual(ProgramDescription(Plain()).languages, ["de", "pt_BR"])
        }
    }

    func testInvalidPropertiesTrap() {
        let noMIMEType = FileType("Note", suffixes: ["note"])
        let cases: [(String, (inout Notes) -> Void)] = [
            ("Notes.id \"notes\" isn't a valid application ID. Use reverse-DNS form", { $0.id = "notes" }),
            ("Notes.id \"org.example.My Notes\" isn't a valid", { $0.id = "org.example.My Notes" }),
            ("Notes.version \"one\" isn't a valid version. Begin with a digit", { $0.version = "one" }),
            ("Notes.version \"1.0 beta\" isn't a valid version", { $0.version = "1.0 beta" }),
            ("Notes.version \"1.0-ü\" isn't a valid version", { $0.version = "1.0-ü" }),
            ("Notes.website \"example.org\" isn't a web address", { $0.website = "example.org" }),
            ("Notes.website \"https://\" isn't a web address", { $0.website = "https://" }),
            ("Notes.categories contains \"Office;Utility\"", { $0.categories = ["Office;Utility"] }),
            ("Notes.languages contains \"de.mo\"", { $0.languages = ["de.mo"] }),
            ("Notes.opens contains the file type \"Note\", which has no MIME", { $0.opens = [.files(noMIMEType)] }),
            ("with the MIME type \"image/*\"", { $0.opens = [.files(.image)] }),
            ("Notes.opens contains \"notes:\", which isn't the scheme", { $0.opens = [.links(scheme: "notes:")] }),
            ("Notes.opens contains \"\"", { $0.opens = [.links(scheme: "")] }),
        ]
        for (message, change) in cases {
            var notes = Notes()
            change(&notes)
            assertTraps(saying: message) { [notes] in _ = ProgramRun(notes) }
        }
        assertTraps(saying: "Plain.opens isn't empty, but Plain can't open files. Conform to FileOpening.") {
            _ = ProgramRun(Plain(opens: [.links(scheme: "plain")]))
        }
    }

    func testAboutDialogShowsDescription() throws {
        assertExitsCleanly {
            let window = Window()
            window.present()
            let plain = try XCTUnwrap(window.presentAbout() as? AboutDialog)
            XCTAssertEqual(plain.programName, ProgramDescription.executable)

            _ = ProgramRun(Notes())
            let dialog = try XCTUnwrap(window.presentAbout() as? AboutDialog)
            XCTAssertEqual(
                [dialog.programName, dialog.version, dialog.comments, dialog.website],
                ["My \"Notes\"\n", "1.2~rc1", "Keeps notes – in order.", "https://example.org"]
            )
            XCTAssertEqual(dialog.authors, ["Ada Lovelace"])
            XCTAssertEqual(dialog.licenseType, .mitX11)
            XCTAssertIdentical(window.presentAbout(), dialog)

            _ = ProgramRun(Plain())
            let other = try XCTUnwrap(window.presentAbout() as? AboutDialog)
            XCTAssertNil(other.version)
            XCTAssertEqual(other.authors, [])
        }
    }

    func testReleasesAllObjects() {
        // The theme of the display must not change.
        let warm = Window()
        _ = User(warm)
        warm.presentAbout()
        warm.destroy()
        assertNoLeaks {
            let window = Window()
            let user = User(window)
            window.presentAbout()
            wait { user.dialogs.count == 1 }
            window.close()
            wait { openWindows.isEmpty }
            XCTAssertNil(window.presentAbout())
        }
    }
}
