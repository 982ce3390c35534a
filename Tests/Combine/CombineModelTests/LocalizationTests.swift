import CombineModel
import Foundation
import TestSupport
import Testing

/// Each test runs in its own process, because languages are read from the environment.
struct LocalizationTests {
    private static let german: [String: String] = [
        "Hello": "Guten Tag", "Sent to %@": "An %@ gesendet", "%@ of %@": "Von %2$@: %1$@",
        "verb\u{4}Open": "Öffnen", "adjective\u{4}Open": "Offen", "Wrong": "%3$@ und %@ %",
        "Delete %@ note\u{0}Delete %@ notes": "Eine Notiz löschen\u{0}%@ Notizen löschen",
        "list\u{4}%@ row\u{0}%@ rows": "%@ Zeile\u{0}%@ Zeilen",
    ]

    /// Sets the user's languages and a cache folder for the test, and returns the folder.
    @discardableResult
    private static func setLanguages(_ languages: String, locale: String = TranslatedLocale.name) -> URL {
        let folder = TemporaryFolder.removedAtExit("catalogs")
        for (name, value) in [
            "LANGUAGE": languages, "LC_ALL": locale, "XDG_CACHE_HOME": folder.path(), "XDG_DATA_HOME": folder.path(),
        ] { setenv(name, value, 1) }
        return folder
    }

    private static func useGerman() {
        TextDomain.program = TextDomain("notes", embedded: ["de": CatalogFile.bytes(of: german)])
    }

    // MARK: Texts

    @Test func textsAreUsedUnchangedWithoutATranslation() {
        let (name, count) = ("Ada", 2)
        #expect(String(localized: "Hello") == "Hello")
        #expect(String(localized: "Sent to \(name)") == "Sent to Ada")
        #expect(String(localized: "Open", context: "verb") == "Open")
        #expect(String(localized: "\(count) note", plural: "\(count) notes", count: count) == "2 notes")
        #expect(String(localized: "\(1) note", plural: "\(1) notes", count: 1) == "1 note")
        #expect(String(localized: "100 % of \(name), %d %s %1$@ %") == "100 % of Ada, %d %s Ada %")
        #expect(String(localized: "") == "")
    }

    @Test func aValueIsNotUsedAsAPlaceholder() {
        #expect(String(localized: "\("%@") and \("%1$@")") == "%@ and %1$@")
    }

    @Test func theKeyContainsPlaceholders() {
        let value: String.LocalizationValue = "Sent \(3) to \("Ada")"
        #expect(value.key == "Sent %@ to %@" && value.arguments == ["3", "Ada"])
    }

    @Test func textsAreTranslated() async {
        await #expect(processExitsWith: .success) {
            Self.setLanguages("de")
            Self.useGerman()
            #expect(String(localized: "Hello") == "Guten Tag")
            #expect(String(localized: "Sent to \("Ada")") == "An Ada gesendet")
            #expect(String(localized: "\(1) of \(7)") == "Von 7: 1")
            #expect(String(localized: "Untranslated") == "Untranslated")
            #expect(String(localized: "") == "")
        }
    }

    @Test func contextsDistinguishEqualTexts() async {
        await #expect(processExitsWith: .success) {
            Self.setLanguages("de")
            Self.useGerman()
            #expect(String(localized: "Open", context: "verb") == "Öffnen")
            #expect(String(localized: "Open", context: "adjective") == "Offen")
            #expect(String(localized: "Open", context: "noun") == "Open")
            #expect(String(localized: "Open") == "Open")
        }
    }

    @Test func numbersSelectPluralForms() async {
        await #expect(processExitsWith: .success) {
            Self.setLanguages("de")
            Self.useGerman()
            let texts = [0, 1, 2].map { count in
                String(localized: "Delete \(count) note", plural: "Delete \(count) notes", count: count)
            }
            #expect(texts == ["0 Notizen löschen", "Eine Notiz löschen", "2 Notizen löschen"])
            let rows = [1, 2].map { count in
                String(localized: "\(count) row", plural: "\(count) rows", count: count, context: "list")
            }
            #expect(rows == ["1 Zeile", "2 Zeilen"])
        }
    }

    @Test func aLanguageCanHaveThreePluralForms() async {
        await #expect(processExitsWith: .success) {
            Self.setLanguages("pl")
            let plurals = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
            let polish = CatalogFile.bytes(
                of: ["%@ file\u{0}%@ files": "%@ plik\u{0}%@ pliki\u{0}%@ plików"],
                plurals: plurals
            )
            TextDomain.program = TextDomain("files", embedded: ["pl": polish])
            let texts = [1, 3, 5, 12, 22].map { String(localized: "\($0) file", plural: "\($0) files", count: $0) }
            #expect(texts == ["1 plik", "3 pliki", "5 plików", "12 plików", "22 pliki"])
        }
    }

    @Test func aRuleThatCanDivideByZeroIsNotUsed() async {
        await #expect(processExitsWith: .success) {
            for (index, rule) in ["n/(n-5)", "n%(n-5)", "5 / n", "n % 0 "].enumerated() {
                Self.setLanguages("de")
                let catalog = CatalogFile.bytes(
                    of: ["%@ file\u{0}%@ files": "%@ Datei\u{0}%@ Dateien"],
                    plurals: "nplurals=2; plural=\(rule);"
                )
                TextDomain.program = TextDomain("files\(index)", embedded: ["de": catalog])
                let texts = [0, 5].map { String(localized: "\($0) file", plural: "\($0) files", count: $0) }
                #expect(texts == ["0 files", "5 files"])
            }
        }
    }

    @Test func aMistakeInACatalogIsVisible() async {
        await #expect(processExitsWith: .success) {
            Self.setLanguages("de")
            Self.useGerman()
            #expect(String(localized: "Wrong") == "%3$@ und %@ %")
        }
    }

    // MARK: Languages

    @Test func theFirstAvailableLanguageIsUsed() async {
        await #expect(processExitsWith: .success) {
            Self.setLanguages("ja:de_AT.UTF-8:fr")
            let french = CatalogFile.bytes(of: ["Hello": "Bonjour"])
            TextDomain.program = TextDomain(
                "notes",
                embedded: ["fr": french, "de": CatalogFile.bytes(of: Self.german)]
            )
            #expect(String(localized: "Hello") == "Guten Tag")
        }
    }

    @Test func withoutALocaleNothingIsTranslated() async {
        await #expect(processExitsWith: .success) {
            let cache = Self.setLanguages("de", locale: "C")
            Self.useGerman()
            #expect(String(localized: "Hello") == "Hello")
            #expect(!FileManager.default.fileExists(atPath: cache.path()))
        }
    }

    @Test func theLanguageCanChange() async {
        await #expect(processExitsWith: .success) {
            Self.setLanguages("de")
            Self.useGerman()
            #expect(String(localized: "Hello") == "Guten Tag")
            setenv("LANGUAGE", "en", 1)
            Self.useGerman()
            #expect(String(localized: "Hello") == "Hello")
            setenv("LANGUAGE", "de", 1)
            Self.useGerman()
            #expect(String(localized: "Hello") == "Guten Tag")
        }
    }

    @Test func eachDomainHasItsOwnTexts() async {
        await #expect(processExitsWith: .success) {
            Self.setLanguages("de")
            Self.useGerman()
            let library = TextDomain("library", embedded: ["de": CatalogFile.bytes(of: ["Hello": "Servus"])])
            #expect(library.localized("Hello") == "Servus")
            #expect(String(localized: "Hello") == "Guten Tag")
            #expect(library.localized("Open", context: "verb") == "Open")
            #expect(library.localized("\(2) row", plural: "\(2) rows", count: 2) == "2 rows")
        }
    }

    // MARK: Locations of catalogs

    @Test func catalogsAreFoundInAFolder() async {
        await #expect(processExitsWith: .success) {
            let folder = Self.setLanguages("de")
            let place = folder.appending(path: "locale/de/LC_MESSAGES")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(CatalogFile.bytes(of: ["Hello": "Moin"])).write(to: place.appending(path: "notes.mo"))
            // This domain is found in XDG_DATA_HOME.
            TextDomain.program = TextDomain("notes")
            #expect(String(localized: "Hello") == "Moin")
            #expect(TextDomain("notes", folder: "/nowhere").localized("Hello") == "Hello")
            #expect(TextDomain("notes", folder: folder.appending(path: "locale").path()).localized("Hello") == "Moin")
        }
    }

    @Test func embeddedCatalogsAreWrittenOnce() async {
        await #expect(processExitsWith: .success) {
            let cache = Self.setLanguages("de")
            Self.useGerman()
            let files = try #require(FileManager.default.subpaths(atPath: cache.path())).filter { $0.hasSuffix(".mo") }
            let file = try #require(files.first)
            #expect(files.count == 1 && file.hasSuffix("/de/LC_MESSAGES/notes.mo"))
            let path = cache.appending(path: file).path()
            let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
            Self.useGerman()
            let after = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
            #expect(before == after && before != nil)
            // A truncated catalog is written again.
            truncate(path, 10)
            Self.useGerman()
            #expect(try Data(contentsOf: URL(filePath: path)).count == CatalogFile.bytes(of: Self.german).count)
        }
    }

    @Test func temporaryFilesOfKilledProcessesAreRemoved() async {
        await #expect(processExitsWith: .success) {
            let cache = Self.setLanguages("de")
            Self.useGerman()
            let files = try #require(FileManager.default.subpaths(atPath: cache.path())).filter { $0.hasSuffix(".mo") }
            let path = cache.appending(path: try #require(files.first)).path()
            truncate(path, 10)
            // `Int32.max` is larger than any process ID.
            let (abandoned, used) = ("\(path).\(Int32.max)", "\(path).\(getppid())")
            for file in [abandoned, used] { _ = FileManager.default.createFile(atPath: file, contents: nil) }
            Self.useGerman()
            #expect(!FileManager.default.fileExists(atPath: abandoned))
            #expect(FileManager.default.fileExists(atPath: used))
        }
    }

    @Test func aCacheThatCannotBeWrittenIsReported() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Self.setLanguages("de")
            setenv("XDG_CACHE_HOME", "/dev/null/cache", 1)
            Self.useGerman()
            #expect(String(localized: "Hello") == "Hello")
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("\"notes\" isn't translated: can't write to /dev/null/cache/notes/"))
    }

    @Test func anInvalidFileNameTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = TextDomain("a/b")
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("TextDomain name \"a/b\" isn't a valid file name"))
    }

    // MARK: Texts of the package

    @Test func thePackagesTextsAreTranslated() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                Self.setLanguages("de")
                #expect(UndoManager.undoMenuTitle(forUndoActionName: "") == "Rückgängig")
                #expect(UndoManager.redoMenuTitle(forUndoActionName: "Löschen") == "Wiederholen: Löschen")
            }
        }
    }

    @Test func thePackagesTextsUseTheProgramsLanguage() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                Self.setLanguages("de")
                TextDomain.program = TextDomain(
                    "notes",
                    embedded: ["fr": CatalogFile.bytes(of: ["Hello": "Bonjour"])]
                )
                #expect(UndoManager.undoMenuTitle(forUndoActionName: "Delete") == "Undo Delete")
                Self.useGerman()
                #expect(UndoManager.undoMenuTitle(forUndoActionName: "") == "Rückgängig")
            }
        }
    }
}
