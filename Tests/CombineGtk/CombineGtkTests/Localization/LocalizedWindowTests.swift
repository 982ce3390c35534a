import CombineGtk
import Foundation
import GtkTesting
import TestSupport
import XCTest

@MainActor
final class LocalizedWindowTests: GtkTestCase {
    /// Sets the language of this process to German.
    private func setGermanLanguage() {
        let cache = TemporaryFolder.removedAtExit("catalogs").path()
        for (name, value) in ["LANGUAGE": "de", "LC_ALL": TranslatedLocale.name, "XDG_CACHE_HOME": cache] {
            setenv(name, value, 1)
        }
        setlocale(LC_ALL, "")
    }

    private func useGerman() {
        let texts = ["Notes": "Notizen", "verb\u{4}Open": "Öffnen"]
        TextDomain.program = TextDomain("notes", embedded: ["de": CatalogFile.bytes(of: texts)])
    }

    /// Returns a builder of a template with two texts. Their domain is the program's domain by default.
    private func builder(domain: String? = nil) throws -> Builder {
        let attribute = domain.map { " domain=\"\($0)\"" } ?? ""
        let content = """
            <interface\(attribute)>
              <object class="GtkLabel" id="title"><property name="label" translatable="yes">Notes</property></object>
              <object class="GtkButton" id="open">
                <property name="label" translatable="yes" context="verb">Open</property>
              </object>
            </interface>
            """
        return try Builder(Interface(file: "notes.ui", content: content))
    }

    func testInterfacesAreTranslated() {
        assertExitsCleanly {
            setGermanLanguage()
            useGerman()
            let builder = try builder()
            XCTAssertEqual(try builder.object("title", as: Label.self).label, "Notizen")
            XCTAssertEqual(try builder.object("open", as: Button.self).label, "Öffnen")
        }
    }

    func testTemplatesAreTranslated() {
        assertExitsCleanly {
            setGermanLanguage()
            useGerman()
            XCTAssertEqual(try NotesBox().title.label, "Notizen")
        }
    }

    func testInterfaceWithCustomDomain() {
        assertExitsCleanly {
            setGermanLanguage()
            useGerman()
            _ = TextDomain("library", embedded: ["de": CatalogFile.bytes(of: ["Notes": "Zettel"])])
            let builder = try builder(domain: "library")
            XCTAssertEqual(try builder.object("title", as: Label.self).label, "Zettel")
            XCTAssertEqual(try builder.object("open", as: Button.self).label, "Open")
        }
    }

    func testPackageTextsAreTranslated() {
        assertExitsCleanly {
            setGermanLanguage()
            useGerman()
            XCTAssertEqual(FileType.any.name, "Alle Dateien")
            XCTAssertEqual([FileType.text, .image, .audio, .video].map(\.name), ["Text", "Bilder", "Audio", "Videos"])
            XCTAssertEqual(PreferencesWindow { PreferencesPage("") {} }.title, "Einstellungen")
            XCTAssertEqual(Window().undoCommand.title, "Rückgängig")
            let window = Window()
            let user = User(window)
            Task { await window.presentError(ValidationError("Kaputt"), offeringRetry: true) }
            user.answer("Erneut versuchen")
            wait { user.dialogs.isEmpty }
        }
    }
}

private final class NotesBox: Box {
    @Outlet var title: Label

    init() throws {
        super.init(orientation: .vertical)
        try load(
            Interface(
                file: "notes-box.ui",
                content: """
                    <interface>
                      <template class="NotesBox" parent="GtkBox">
                        <child>
                          <object class="GtkLabel" id="title"><property name="label" translatable="yes">Notes</property></object>
                        </child>
                      </template>
                    </interface>
                    """
            )
        )
    }
}
