import XCTest

@testable import CombineGtk

/// Tests of opening the same windows at the next start.
@MainActor
final class RestoredWindowsTests: GtkTestCase {
    private let setting = "windows.open"

    private static var applications = 0

    /// Returns an application with a unique identifier, so that several applications can use the same bus.
    private func makeApplication() -> Application {
        Self.applications += 1
        return Application(applicationID: "org.example.Restored\(Self.applications)", flags: [.nonUnique])
    }

    private func application() throws -> Application {
        let application = makeApplication()
        try application.register()
        return application
    }

    private func open(_ name: String, _ id: String?, _ store: any SettingsStore, of application: Application) -> Window
    {
        let window = Window()
        window.title = [name, id].compactMap { $0 }.joined(separator: " ")
        window.setDefaultSize(300, height: 200)
        window.restoreState(as: name, id: id, in: store)
        window.application = application
        return window
    }

    private func restore(
        _ store: any SettingsStore,
        _ application: Application,
        _ missing: Set<String> = []
    ) -> [String] {
        application.restoreWindows(in: store) { name, id in
            missing.contains(name) ? nil : open(name, id, store, of: application)
        }
        .map { $0.title ?? "" }
    }

    func testRestoresWindowsWithTheirSizes() throws {
        let store = MemorySettings()
        let first = try application()
        XCTAssertEqual(restore(store, first), [])
        let main = open("main", nil, store, of: first)
        let (one, two) = (open("note", "1", store, of: first), open("note", "2", store, of: first))
        for window in [main, one, two] { _ = User(window) }
        one.setDefaultSize(420, height: 310)
        two.setDefaultSize(330, height: 260)
        wait { one.width == 420 && two.width == 330 }
        _ = User(one)
        wait { first.activeWindow === one }
        XCTAssertEqual(
            store[setting],
            [
                ["main", "width=300", "height=200"], ["note", "id=2", "width=330", "height=260"],
                ["note", "id=1", "width=420", "height=310"],
            ]
        )
        // The program stores the open windows before it closes them.
        let stored: [[String]]? = store[setting]
        for window in [main, one, two] { window.destroy() }
        store[setting] = stored

        let second = try application()
        XCTAssertEqual(restore(store, second), ["main", "note 2", "note 1"])
        let sizes = second.windows.reversed().map { "\($0.title ?? "") \($0.defaultSize.width)" }
        XCTAssertEqual(Set(sizes), ["main 300", "note 2 330", "note 1 420"])
        for window in second.windows { window.destroy() }
    }

    func testIgnoresHiddenAndUnnamedWindows() throws {
        let store = MemorySettings()
        let application = try application()
        XCTAssertEqual(restore(store, application), [])
        let (main, log) = (open("main", nil, store, of: application), open("log", nil, store, of: application))
        let other = Window()
        other.application = application
        for window in [main, log, other] { window.present() }
        wait { (store[self.setting] ?? [[String]]()).count == 2 }
        log.isVisible = false
        XCTAssertEqual((store[setting] ?? [[String]]()).map(\.first), ["main"])
        log.isVisible = true
        XCTAssertEqual((store[setting] ?? [[String]]()).count, 2)
        log.close()
        wait { (store[self.setting] ?? [[String]]()).map(\.first) == ["main"] }
        main.close()
        wait { application.windows.count == 1 }
        XCTAssertEqual((store[setting] ?? [[String]]()).map(\.first), ["main"], "the last one ends the program")
        other.destroy()
    }

    func testIgnoresDamagedAndUnknownEntries() throws {
        let store = MemorySettings()
        store[setting] = [
            [], [""], ["main", "width=-3", "height=tall", "color", "id"], ["gone"], ["broken"],
            ["main", "id=a=b", "maximized"],
        ]
        let application = try application()
        struct Broken: Error, CustomStringConvertible { let description = "no file" }
        expectLog(containing: "the window \"broken\" can't be restored")
        let windows = application.restoreWindows(in: store) { name, id in
            if name == "broken" { throw Broken() }
            return name == "gone" ? nil : open(name, id, store, of: application)
        }
        XCTAssertEqual(windows.map(\.title), ["main", "main a=b"])
        XCTAssertEqual(windows[0].defaultSize.width, 300)
        XCTAssertTrue(windows[1].isMaximized)
        XCTAssertEqual((store[setting] ?? [[String]]()).map(\.first), ["main", "main"])
        for window in windows { window.destroy() }
        let other = MemorySettings([setting: .string("main")])
        XCTAssertEqual(restore(other, try self.application()), [])
    }

    func testQuittingKeepsListOfWindows() {
        let store = MemorySettings()
        let application = makeApplication()
        application.startup.sink(on: application) { application in
            application.restoreWindows(in: store) { _, _ in nil }
        }
        application.activate.sink(on: application) { application in
            for id in ["1", "2"] { self.open("note", id, store, of: application).present() }
            MainContext.default.schedule { [weak application] in application?.quit() }
        }
        _ = application.run(["program"])
        XCTAssertEqual((store[setting] ?? [[String]]()).map { $0[1] }.sorted(), ["id=1", "id=2"])
        for window in openWindows { window.destroy() }
    }

    func testReleasesAllObjects() throws {
        weak var store: MemorySettings?
        assertFreed {
            let settings = MemorySettings()
            store = settings
            let application = makeApplication()
            application.activate.sink(on: application) { [weak self] application in
                _ = self?.restore(settings, application)
                self?.open("main", nil, settings, of: application).present()
                MainContext.default.schedule { [weak application] in application?.quit() }
            }
            _ = application.run(["program"])
            for window in openWindows { window.destroy() }
            return application
        }
        wait { store == nil }
    }
}
