import CombineAdw
import XCTest

@testable import CombineGtk

/// Tests of ``AdwApp`` runs in the process of the tests.
@MainActor
final class AdwAppTests: GtkTestCase {
    private final class Model {
        var application: AdwApplication?
        var isDark: [Bool] = []
        var chosen: [ColorScheme] = []
    }

    private struct Program: AdwApp {
        let id = "org.example.AdwAppTests"
        let isUnique = false
        var model = Model()

        init() {}

        func makeWindow(_ application: Application) throws -> Window {
            model.application = application as? AdwApplication
            model.chosen.append(application.colorScheme)
            model.isDark.append(StyleManager.default.isDark)
            let window = AdwApplicationWindow(application: application)
            window.content = AdwHeaderBar()
            // The window is shown, and closed by the next event of the main loop.
            MainContext.default.schedule { [weak window] in window?.close() }
            return window
        }
    }

    private func runProgram(_ arguments: String...) -> Model {
        let program = Program()
        XCTAssertEqual(ProgramRun(program).run(arguments), 0)
        StyleManager.default.colorScheme = .default
        return program.model
    }

    func testCreatesAnAdwApplication() {
        XCTAssertNotNil(runProgram().application)
    }

    /// If a program sets the variant with the GTK settings, libadwaita logs a warning, which fails the test.
    func testCommandLineSetsColorScheme() {
        let dark = runProgram("--color-scheme", "dark")
        XCTAssertEqual(dark.chosen, [.dark])
        XCTAssertEqual(dark.isDark, [true])
        XCTAssertEqual(runProgram("--color-scheme", "light").isDark, [false])
        XCTAssertEqual(runProgram().chosen, [.system])
    }

    func testProgramSetsColorScheme() throws {
        let application = try XCTUnwrap(runProgram().application)
        for scheme in ColorScheme.allCases {
            application.colorScheme = scheme
            XCTAssertEqual(application.colorScheme, scheme)
            XCTAssertEqual(StyleManager.default.isDark, scheme == .dark)
        }
    }

    func testPublishesAccentColor() {
        var colors: [RGBA] = []
        let subscription = StyleManager.default.publisher(for: \.accent).sink { colors.append($0) }
        StyleManager.default.colorScheme = .forceDark
        StyleManager.default.colorScheme = .default
        XCTAssertEqual(colors.count, 1)
        XCTAssertEqual(colors.first?.alpha, 1)
        withExtendedLifetime(subscription) {}
    }

    func testLeavesNothingBehind() {
        _ = runProgram()
        assertFreed { runProgram() }
        assertFreed { () -> AnyObject in
            let model = runProgram()
            return model.application ?? Application(applicationID: nil)
        }
    }
}
