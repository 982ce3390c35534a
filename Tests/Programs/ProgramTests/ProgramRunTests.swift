import XCTest

@testable import CombineGtk

/// Tests of programs that run within the test process.
@MainActor
final class ProgramRunTests: GtkTestCase {
    /// A model whose instances are counted.
    private final class Model {
        var steps: [String] = []
    }

    private struct Program: GtkApp {
        let id = "org.example.ProgramRunTests"
        let isUnique = false
        var model = Model()
        var failing: (any Error)?
        var failsAtStartUp = false
        var failsAtShutDown = false

        init() {}

        func shutDown(_ application: Application) throws {
            model.steps.append("shutDown")
            if failsAtShutDown { throw ExitCode(9, message: "not saved") }
        }

        func startUp(_ application: Application) throws {
            model.steps.append("startUp")
            if failsAtStartUp, let failing { throw failing }
        }

        func makeWindow(_ application: Application) throws -> Window {
            model.steps.append("makeWindow")
            if let failing { throw failing }
            let window = Window()
            // The window is shown first. The next event of the main loop closes it.
            MainContext.default.schedule { [weak window] in window?.close() }
            return window
        }
    }

    func testRunsUntilWindowIsClosed() {
        let program = Program()
        XCTAssertEqual(ProgramRun(program).run([]), 0)
        XCTAssertEqual(program.model.steps, ["startUp", "makeWindow", "shutDown"])
    }

    /// A program with two windows, each of which edits a number. The user quits it in one of them.
    private struct Numbers: GtkApp {
        let id = "org.example.ProgramRunTests"
        let isUnique = false
        let numbers = [CurrentValueRelay(1.0), CurrentValueRelay(2.0)]
        let saved = CurrentValueRelay<[Double]>([])
        var quit: @MainActor (User, Application) -> Void = { _, _ in }

        init() {}

        func makeWindow(_ application: Application) -> Window {
            application.add(Command("quit", title: "Quit", keys: "<Control>q", on: application) { $0.quit() })
            let windows = numbers.map { number in
                let (window, spin) = (Window(), SpinButton(min: 0, max: 99, step: 1))
                // The user clicks the middle of the spin button, which must be its text.
                window.setDefaultSize(400, height: 100)
                window.child = spin
                spin.reactive.value <~> number
                return window
            }
            windows[1].present()
            MainContext.default.schedule { [weak first = windows[0], weak second = windows[1], weak application] in
                guard let first, let second, let application else { return }
                for (window, text) in [(second, "16"), (first, "15")] {
                    let user = User(window)
                    window.first(SpinButton.self).map { user.click($0) }
                    user.press(.a, modifiers: .control)
                    user.type(text)
                }
                quit(User(first), application)
            }
            return windows[0]
        }

        func shutDown(_ application: Application) { saved.accept(numbers.map(\.value)) }
    }

    func testQuittingCommitsTypedNumbers() {
        let quits: [@MainActor (User, Application) -> Void] = [
            { _, application in application.quit() },
            { user, _ in user.press(.q, modifiers: .control) },
            { _, _ in kill(getpid(), SIGTERM) },
        ]
        for (number, quit) in quits.enumerated() {
            var program = Numbers()
            program.quit = quit
            XCTAssertEqual(ProgramRun(program).run([]), 0)
            XCTAssertEqual(program.saved.value, [15, 16], "quit \(number)")
            for window in openWindows { window.destroy() }
        }
    }

    func testEndOfTestedProgramCommitsTypedNumbers() throws {
        var program = Numbers()
        var isTyped = false
        program.quit = { _, _ in isTyped = true }
        let tested = try TestedProgram(program)
        wait { isTyped }
        XCTAssertEqual(program.numbers[0].value, 1, "until the number is committed")
        tested.end()
        XCTAssertEqual(program.saved.value.first, 15)
        for window in openWindows { window.destroy() }
    }

    /// Checks arguments in the form in which another process passes them to the running program.
    func testArgumentsKeepInvalidUTF8() {
        let application = Application(
            applicationID: "org.example.ProgramRunTests",
            flags: [.handlesCommandLine, .nonUnique]
        )
        var arguments: [String] = []
        application.commandLine.connect { line in
            arguments = line.arguments
            return 0
        }.store(in: &application.cancellables)
        let name = String(fileNameBytes: [0xFF, 0xFE] + Array("ü.json".utf8))
        XCTAssertEqual(application.run(["try", "--file", name]), 0)
        XCTAssertEqual(arguments, ["try", "--file", name])
        XCTAssertEqual(arguments.last?.fileNameBytes, name.fileNameBytes)
    }

    func testErrorOfShutDownSetsExitCode() {
        var program = Program()
        program.failsAtShutDown = true
        XCTAssertEqual(ProgramRun(program).run([]), 9)
    }

    private struct Row: Identifiable {
        let id: Int
        var title: String { "Row \(id)" }
    }

    func testScreenshotWaitsForSortedList() throws {
        let gate = DispatchSemaphore(value: 0)
        let arrangement = Arrangement<Int>(where: { number in
            if number == 0 { gate.wait() }
            return number.isMultiple(of: 2)
        })
        let rows = Just(Array(0..<2000)).arranged(by: Just(arrangement))
        let window = Window()
        window.setDefaultSize(200, height: 200)
        window.child = ScrolledWindow {
            ListView(Rows(rows.map { $0.map(Row.init) }, \.title))
        }
        window.present()
        MainContext.default.schedule(after: MainContext.default.now.advanced(by: .milliseconds(50))) { gate.signal() }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        try WindowPicture.take(of: window, to: file)
        XCTAssertTrue(window.visibleText.contains("Row 0"))
        pumpUntilIdle()
        let (picture, now) = (try Texture(filename: file), try XCTUnwrap(window.image()))
        XCTAssertEqual(picture.download(), now.download())
    }

    func testLeavesNothingBehind() {
        weak var model: Model?
        assertFreed {
            let program = Program()
            model = program.model
            let run = ProgramRun(program)
            XCTAssertEqual(run.run([]), 0)
            return run
        }
        XCTAssertNil(model)
    }

    func testErrorsEndProgram() {
        for (error, code) in [
            (ExitCode(7), 7), (ExitCode(8, message: "gone"), 8), (UsageError("no"), 2), (CancellationError(), 1),
        ]
            as [(any Error, Int32)]
        {
            for failsAtStartUp in [true, false] {
                var program = Program()
                program.failing = error
                program.failsAtStartUp = failsAtStartUp
                XCTAssertEqual(ProgramRun(program).run([]), code, "\(error)")
                let steps = failsAtStartUp ? ["startUp"] : ["startUp", "makeWindow"]
                XCTAssertEqual(program.model.steps, steps + ["shutDown"])
            }
        }
    }

    func testErrorText() {
        struct Offline: PresentableError {
            var title: String { "The notes could not be sent" }
            var details: String? { "The server does not answer." }
        }
        func text(_ error: any Error) -> String? { ProgramEnd(of: error, name: "notes", usage: "Usage: notes").text }
        XCTAssertEqual(text(Offline()), "notes: The notes could not be sent: The server does not answer.\n")
        XCTAssertEqual(text(UsageError("no page")), "notes: no page\nUsage: notes\n")
        XCTAssertEqual(text(ExitCode(3, message: "gone")), "notes: gone\n")
        XCTAssertNil(text(ExitCode(3)))
    }

    func testFailedRequestOfDesktopDoesNotEndProgram() {
        struct Failing: GtkApp {
            let id = "org.example.ProgramRunTests"
            let isUnique = false
            let model = Model()

            func makeWindow(_ application: Application) throws -> Window {
                let window = Window()
                window.application = application
                return window
            }

            func activate(_ application: Application) throws {
                model.steps.append("activate")
                if model.steps.count > 1 { throw ExitCode(4, message: "no more windows") }
                try presentNewWindow(application)
                MainContext.default.schedule {
                    application.emitActivate()
                    model.steps.append("goes on")
                    application.windows.first?.close()
                }
            }
        }
        expectLog(containing: "no more windows")
        let program = Failing()
        XCTAssertEqual(ProgramRun(program).run([]), 0)
        XCTAssertEqual(program.model.steps, ["activate", "activate", "goes on"])
    }

    func testMisuseTraps() {
        struct Nameless: GtkApp {
            let id = "nameless"

            func makeWindow(_ application: Application) -> Window { Window() }
        }
        struct Doubled: GtkApp {
            let id = "org.example.Doubled"
            @CommandLineOption("screenshot", help: "Another") var picture = false

            func makeWindow(_ application: Application) -> Window { Window() }
        }
        assertTraps(saying: "Nameless.id \"nameless\" isn't a valid application ID") { _ = ProgramRun(Nameless()) }
        assertTraps(saying: "has two options named --screenshot") { _ = ProgramRun(Doubled()) }
        assertTraps(saying: "\"say so\" can't be the name of an option") {
            _ = CommandLineOption(wrappedValue: false, "say so", help: "Says so")
        }
    }

    func testWithoutDisplayOrFallback() {
        assertExitsCleanly(withDisplay: false) {
            XCTAssertEqual(ProgramRun(Program()).run([]), 1)
        }
    }
}
