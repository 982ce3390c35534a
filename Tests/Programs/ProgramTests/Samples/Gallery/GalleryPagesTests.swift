import CombineGtk
import SampleResources
import TestSupport
import XCTest

@testable import Gallery

/// Tests of requirements that apply to each page of the gallery.
@MainActor
final class GalleryPagesTests: GtkTestCase {
    func testTitlesAreUniqueAndSectionsAreGrouped() {
        let titles = GalleryPages.all.map(\.title)
        XCTAssertEqual(Set(titles).count, titles.count)
        var sections: [GallerySection] = []
        for page in GalleryPages.all where page.section != sections.last { sections.append(page.section) }
        XCTAssertEqual(sections, GallerySection.allCases)
    }

    /// Checks that the embedded source is up to date. An incremental build may embed an older source, because SwiftPM
    /// reads the files when it plans the build.
    func testSourceOfEachPageMatchesFile() throws {
        let files = try SourceFolder("Sources/Samples/Gallery/Pages").texts()
        XCTAssertEqual(files.count, GalleryPages.all.count, "a file isn't a page, or is listed twice")
        for page in GalleryPages.all {
            XCTAssertTrue(files.contains(page.sourceText), "touch Package.swift: \(page.title) has an older source")
            XCTAssertTrue(page.sourceText.contains("struct \(type(of: page)): GalleryPage"), page.title)
        }
    }

    func testPagesAreShort() {
        for page in GalleryPages.all {
            let lines = page.sourceText.split(separator: "\n", omittingEmptySubsequences: false)
            XCTAssertLessThanOrEqual(lines.count, 85, page.title)
            for line in lines where line.count > 95 {
                XCTFail("\(page.title): too wide to be read next to the page: \(line)")
            }
        }
    }

    func testPagesAreAccessibleInEachVariant() throws {
        let settings = try XCTUnwrap(Gtk.Settings.default)
        let application = Application(applicationID: nil)
        application.appearance = .modern
        try StyleSheet.applySamples()
        defer {
            settings.isDark = false
            settings.themeName = "Adwaita"
            application.appearance = .theme
        }
        for (theme, isDark) in [("Adwaita", false), ("Adwaita", true), ("HighContrast", false), ("HighContrast", true)]
        {
            let variant = "\(theme) \(isDark ? "dark" : "light")"
            settings.themeName = theme
            settings.isDark = isDark
            let window = GalleryWindow(application: nil)
            _ = User(window)
            for page in GalleryPages.all {
                window.select(page.title)
                let failures = collectFailures { window.pageView.assertAccessible() }
                for failure in failures { XCTFail("\(page.title), \(variant): \(failure)") }
                let picture = try PagePicture(of: window)
                XCTAssertTrue(picture.hasColors(4, in: try XCTUnwrap(window.page)), "\(page.title) is blank")
                try picture.save(as: "\(page.title) \(variant)")
            }
            window.destroy()
        }
    }

    func testReleasesPages() {
        // Creates the objects that GTK creates once and never releases.
        let first = GalleryWindow(application: nil)
        _ = User(first)
        for page in GalleryPages.all { first.select(page.title) }
        first.destroy()
        for page in GalleryPages.all {
            // If GTK retains objects of the page, there is no reason to wait longer.
            let deadline: Duration = Self.keptByGTK[page.title] == nil ? .seconds(10) : .milliseconds(500)
            let failures = collectFailures {
                assertNoLeaks(within: deadline) {
                    let window = GalleryWindow(application: nil)
                    window.present()
                    window.select(page.title)
                    window.select(GalleryPages.all[0].title)
                    window.close()
                }
            }
            for failure in failures where !isKeptByGTK(failure, on: page.title) {
                XCTFail("\(page.title): \(failure)")
            }
        }
    }

    /// The objects of a page that GTK 4.8 leaks, also in C programs: the tabs of a notebook and the sections of a menu.
    private static let keptByGTK: [String: Set<String>] = [
        "Notebook": ["Label", "Box", "Image"], "Menus": ["Menu", "SimpleAction"],
    ]

    /// Returns a Boolean value that indicates whether all remaining objects are known leaks of GTK.
    private func isKeptByGTK(_ failure: String, on page: String) -> Bool {
        guard let kept = Self.keptByGTK[page], let leaked = failure.firstMatch(of: /\((.*?)\)/) else { return false }
        return leaked.output.1.matches(of: /(\w+) \d+ →/).allSatisfy { kept.contains(String($0.output.1)) }
    }
}
