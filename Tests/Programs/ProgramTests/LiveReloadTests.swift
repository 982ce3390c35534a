import XCTest

@testable import CombineGtk

#if DEBUG
/// Tests of reloading files while a program runs.
@MainActor
final class LiveReloadTests: GtkTestCase {
    private final class ReloadedCard: Box {
        @Outlet var title: Label

        init(_ interface: Interface) throws {
            super.init(orientation: .vertical, spacing: 0)
            try load(interface)
        }
    }

    private static func card(_ title: String) -> String {
        """
        <interface>
          <template class="\(registeredName(of: ReloadedCard.registeredType))" parent="GtkBox">
            <child><object class="GtkLabel" id="title"><property name="label">\(title)</property></object></child>
          </template>
        </interface>
        """
    }

    private func folder() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reload-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock {
            await LiveReload.stop()
            try? FileManager.default.removeItem(at: folder)
        }
        return folder.path
    }

    private func write(_ text: String, to file: String) throws {
        try text.write(toFile: file, atomically: true, encoding: .utf8)
    }

    func testReloadsStyleSheet() throws {
        let folder = try folder()
        try write(".reloaded { min-width: 101px; }", to: folder + "/reload.css")
        Application(applicationID: nil).liveReload(from: folder)
        let label = Label(label: "")
        label.addCSSClass("reloaded")
        let window = Window()
        window.child = label
        window.present()
        func width() -> Int { label.measure(.horizontal, forSize: -1).minimum }
        try StyleSheet(file: "reload.css", content: Array(".reloaded { min-width: 50px; }".utf8)).apply(
            to: window.display
        )
        wait { width() == 101 }
        try write(".reloaded { min-width: 150px; }", to: folder + "/reload.css")
        wait { width() == 150 }
        // The error contains its position in the file, and the previous content stays in use.
        var failures: [String] = []
        let cancellable = LiveReload.failures.sink { failures.append($0) }
        expectLog(containing: "\(folder)/reload.css:2:")
        try write(".reloaded { min-width: 170px; }\n.reloaded { min-width: wide; }", to: folder + "/reload.css")
        wait { failures.contains { $0.contains("reload.css:2:") } }
        XCTAssertEqual(width(), 150)
        try write(".reloaded { min-width: 180px; }", to: folder + "/reload.css")
        wait { width() == 180 }
        cancellable.cancel()
        window.close()
    }

    func testLoadsCurrentInterface() throws {
        let folder = try folder()
        let interface = Interface(file: "card.ui", content: Self.card("Embedded"))
        XCTAssertEqual(try ReloadedCard(interface).title.label, "Embedded")
        Application(applicationID: nil).liveReload(from: folder)
        XCTAssertEqual(try ReloadedCard(interface).title.label, "Embedded")
        try write(Self.card("First"), to: folder + "/card.ui")
        XCTAssertEqual(try ReloadedCard(interface).title.label, "First")
        var changed: [String] = []
        let cancellable = LiveReload.changedInterfaces.sink { changed.append($0) }
        try write(Self.card("Second"), to: folder + "/card.ui")
        wait { changed == ["card.ui"] }
        XCTAssertEqual(try ReloadedCard(interface).title.label, "Second")
        try write("<interface>\n<oops>", to: folder + "/card.ui")
        XCTAssertThrowsError(try ReloadedCard(interface)) { error in
            XCTAssertTrue("\(error)".contains("\(folder)/card.ui"), "\(error)")
            XCTAssertTrue("\(error)".contains("2:"), "\(error)")
        }
        cancellable.cancel()
    }

    func testProgramRecreatesWindow() throws {
        let folder = try folder()
        try write(Self.card("First"), to: folder + "/card.ui")
        setenv("COMBINEGTK_LIVE_RELOAD", folder, 1)
        defer { unsetenv("COMBINEGTK_LIVE_RELOAD") }
        let program = Program()
        program.steps.run = { [unowned self] application in
            let label = { (application.activeWindow?.child as? ReloadedCard)?.title.label }
            wait { label() == "First" }
            let first = application.activeWindow
            try write(Self.card("Second"), to: folder + "/card.ui")
            wait { label() == "Second" }
            XCTAssertNotIdentical(application.activeWindow, first)
            XCTAssertEqual(application.windows.count, 1)
            var failures: [String] = []
            let cancellable = LiveReload.failures.sink { failures.append($0) }
            expectLog(containing: "\(folder)/card.ui")
            try write("<interface>\n<oops>", to: folder + "/card.ui")
            wait { failures.contains { $0.contains("card.ui") } }
            cancellable.cancel()
            XCTAssertEqual(label(), "Second")
            application.quit()
        }
        XCTAssertEqual(ProgramRun(program).run([]), 0)
    }

    private final class Steps {
        var run: ((Application) throws -> Void)?
    }

    private struct Program: GtkApp {
        let id = "org.example.LiveReloadTests"
        let isUnique = false
        let steps = Steps()

        func makeWindow(_ application: Application) throws -> Window {
            let window = Window()
            window.child = try ReloadedCard(Interface(file: "card.ui", content: LiveReloadTests.card("Embedded")))
            let run = steps.run.take()
            MainContext.default.schedule {
                do { try run?(application) } catch { XCTFail("\(error)") }
            }
            return window
        }
    }
}
#endif
