import Foundation
import GtkTesting
import TestSupport
import XCTest

@testable import CombineGtk

@MainActor
final class MirroringTests: GtkTestCase {
    private struct Program: GtkApp {
        let id = "org.example.MirroringTests"
        let isUnique = false

        func makeWindow(_ application: Application) throws -> Window {
            let window = ApplicationWindow(application: application)
            // The window is shown, and closed by the next event of the main loop.
            MainContext.perform { window.close() }
            return window
        }
    }

    /// Runs the program in a language, with a text domain that has no catalog.
    private func assertDirection(_ expected: TextDirection, language: String) {
        assertExitsCleanly {
            for (name, value) in ["LANGUAGE": language, "LC_ALL": TranslatedLocale.name] { setenv(name, value, 1) }
            setlocale(LC_ALL, "")
            TextDomain.program = TextDomain("mirroring-tests")
            XCTAssertEqual(ProgramRun(Program()).run([]), 0)
            XCTAssertEqual(Widget.defaultDirection, expected)
        }
    }

    func testMirrorsByLanguageOfUser() {
        assertDirection(.rtl, language: "he")
        assertDirection(.ltr, language: "de")
    }
}
