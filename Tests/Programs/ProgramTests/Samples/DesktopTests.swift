import CXTest
import CombineGtk
import XCTest

@testable import GtkTesting
@testable import TodoModel

/// Tests of the compiled programs on a display. The tests control the programs through the X server.
@MainActor
final class DesktopTests: GtkTestCase {
    private func start(_ name: String, _ arguments: [String] = []) throws -> RunningProgram {
        let display = try XCTUnwrap(Display.default)
        // The program runs in a separate process, which reads its settings from the environment.
        let environment: [String: String?] = ["DISPLAY": display.name, "GDK_BACKEND": "x11", "LC_ALL": "C"]
        return try RunningProgram(name, arguments, environment: environment)
    }

    /// Waits until an X window with a title is on the screen, and returns it.
    private func window(titled title: String, of program: RunningProgram) throws -> XID {
        let name = try XCTUnwrap(Display.default?.name)
        let connection = try XCTUnwrap(XOpenDisplay(name))
        defer { XCloseDisplay(connection) }
        let devices = try XCTUnwrap(InputDevices.shared)
        var found: XID?
        wait(for: .seconds(60), "a window titled “\(title)”") {
            found = windows(of: connection).first { $0.title == title && devices.isViewable($0.id) }?.id
            return found != nil || !program.isRunning
        }
        return try XCTUnwrap(found, program.errors)
    }

    private func windows(of connection: OpaquePointer) -> [(id: XID, title: String)] {
        var root: XID = 0
        var parent: XID = 0
        var children: UnsafeMutablePointer<XID>?
        var count: UInt32 = 0
        XQueryTree(connection, XDefaultRootWindow(connection), &root, &parent, &children, &count)
        defer { if let children { XFree(children) } }
        return UnsafeBufferPointer(start: children, count: Int(count)).compactMap { id in
            var name: UnsafeMutablePointer<CChar>?
            guard XFetchName(connection, id, &name) != 0, let name else { return nil }
            defer { XFree(name) }
            return (id, String(cString: name))
        }
    }

    func testScreenshot() throws {
        for name in ["Counter", "NameForm"] {
            for scheme in ["light", "dark"] {
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
                defer { try? FileManager.default.removeItem(at: file) }
                let program = try start(name, ["--screenshot", file.path, "--color-scheme", scheme])
                XCTAssertEqual(program.exitCode(), 0)
                XCTAssertEqual(program.output, "")
                XCTAssertEqual(program.errors, "")
                try assertIsWindow(file)
            }
        }
    }

    func testUnwritableScreenshot() throws {
        let program = try start("Counter", ["--screenshot", "/nonexistent/window.png"])
        XCTAssertEqual(program.exitCode(), 1)
        XCTAssertTrue(program.errors.contains("/nonexistent/window.png could not be written"), program.errors)
    }

    func testPrintsRegistrationsUntilWindowIsClosed() throws {
        let program = try start("NameForm")
        let devices = try XCTUnwrap(InputDevices.shared)
        devices.focus(try window(titled: "Name Form", of: program))
        for character in "Ada\tLovelace\n".unicodeScalars { devices.press(Key(character), modifiers: []) }
        devices.synchronize()
        wait(for: .seconds(60), "the registration’s line") { program.output == "Registered: Ada Lovelace\n" }
        devices.press("q", modifiers: .control)
        devices.synchronize()
        XCTAssertEqual(program.exitCode(), 0)
        XCTAssertEqual(program.errors, "")
    }

    /// Checks that the text that was typed last is saved even if the program receives the signal immediately
    /// afterwards.
    func testSavesTodosOnQuit() throws {
        try checkThatAnOpenEditIsSaved { devices, _ in
            devices.press("q", modifiers: .control)
            devices.synchronize()
        }
    }

    func testSavesTodosOnTermination() throws {
        let display = try XCTUnwrap(Display.default)
        try checkThatAnOpenEditIsSaved { devices, program in
            // When the program owns the clipboard, it has processed all previous input.
            let connection = try XCTUnwrap(XOpenDisplay(display.name))
            defer { XCloseDisplay(connection) }
            let clipboard = XInternAtom(connection, "CLIPBOARD", 0)
            let owner = XGetSelectionOwner(connection, clipboard)
            for key in ["a", "c"] as [Key] { devices.press(key, modifiers: .control) }
            devices.synchronize()
            wait(for: .seconds(60), "a copy") { ![0, owner].contains(XGetSelectionOwner(connection, clipboard)) }
            program.send(SIGTERM)
        }
    }

    private func checkThatAnOpenEditIsSaved(
        endingBy end: (_ devices: InputDevices, _ program: RunningProgram) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "todos-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.path() + "/todos.json"
        let file = DocumentFile(path: path)
        let program = try start("Todo", ["--file", path])
        let devices = try XCTUnwrap(InputDevices.shared)
        devices.focus(try window(titled: "Todos", of: program))
        devices.press("n", modifiers: .control)
        devices.synchronize()
        wait(for: .seconds(60), "the new todo") { (try? file.readTodos().count) == 1 }
        // Return isn't pressed, so the row is still being edited.
        for character in "Bread".unicodeScalars { devices.press(Key(character), modifiers: []) }
        try end(devices, program)
        XCTAssertEqual(program.exitCode(), 0)
        // On a busy machine, GTK logs this warning if it draws a frame after the details are created and before they
        // are allocated.
        // In debug builds, a line with the Swift object follows.
        let errors = program.errors.split(separator: "\n")
            .filter { !$0.contains("without a current allocation") && !$0.hasPrefix("    0x") }
        XCTAssertEqual(errors, [])
        XCTAssertEqual(try file.readTodos().map(\.title), ["Bread"])
    }

    func testDoesNotChangeInvalidFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "todos-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let diary = folder.path() + "/diary.txt"
        try Data("Dear diary".utf8).write(to: URL(filePath: diary))
        let current = FileManager.default.currentDirectoryPath
        let expected = [
            (diary, "Todo: \"diary.txt\" can't be opened: Its content isn't valid.\n", 1),
            (folder.path(), "Todo: \"\(folder.lastPathComponent)\" can't be opened: It isn't a regular file.\n", 1),
            ("/dev/null", "Todo: \"null\" can't be opened: It isn't a regular file.\n", 1),
            ("", "Todo: the option --file requires the name of a file, not \"\"\n", 2),
        ]
        for (path, message, code) in expected {
            let program = try start("Todo", ["--file", path])
            XCTAssertEqual(program.exitCode(), Int32(code), path)
            XCTAssertTrue(program.errors.hasPrefix(message), "\(path): \(program.errors)")
        }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path()), ["diary.txt"])
        XCTAssertEqual(try String(contentsOfFile: diary, encoding: .utf8), "Dear diary")
        XCTAssertEqual(FileManager.default.currentDirectoryPath, current)
    }

    /// Checks that another start opens its file in the running process. This requires a session bus.
    func testOpensWindowForEachFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "todos-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let bus = try PrivateBus()
        let display = try XCTUnwrap(Display.default)
        let environment: [String: String?] = [
            "DISPLAY": display.name, "GDK_BACKEND": "x11", "DBUS_SESSION_BUS_ADDRESS": bus.address,
            // A container has no locale. The message is then written in ASCII.
            "LC_ALL": "C",
        ]
        let paths = ["one.json", "two.json"].map { folder.path() + "/" + $0 }
        let program = try RunningProgram("Todo", ["--file", paths[0]], environment: environment)
        _ = try window(titled: "Todos", of: program)
        // These files already have a window. The desktop passes the file without the option.
        for arguments in [[paths[1]], ["--file", folder.path() + "/./two.json"], ["--file", paths[0]], [paths[0]]] {
            let second = try RunningProgram("Todo", arguments, environment: environment)
            XCTAssertEqual(second.exitCode(), 0)
            XCTAssertEqual(second.errors, "")
            wait(for: .seconds(60), "two windows") { (try? countWindows(titled: "Todos")) == 2 }
        }
        for arguments in [["--file", folder.path()], [folder.path()]] {
            let refused = try RunningProgram("Todo", arguments, environment: environment)
            XCTAssertEqual(refused.exitCode(), 1)
            XCTAssertTrue(refused.errors.contains("isn't a regular file"), refused.errors)
        }
        // The action that the menu of the desktop offers.
        try activate("new-window", in: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
        wait(for: .seconds(60), "three windows") { (try? countWindows(titled: "Todos")) == 3 }
        program.send(SIGTERM)
        XCTAssertEqual(program.exitCode(), 0)
    }

    /// Activates a command of the program on a bus, as the desktop does.
    ///
    /// - Parameter environment: The variables that differ from those of the tests.
    private func activate(_ command: String, in environment: [String: String]) throws {
        let method = "org.freedesktop.Application.ActivateAction"
        let object = ["--dest", "org.combinegtk.Todo", "--object-path", "/org/combinegtk/Todo"]
        let call = ["call", "--session"] + object + ["--method", method, command, "[]", "{}"]
        XCTAssertEqual(try run("gdbus", call, in: environment), 0)
    }

    /// Runs a program of the desktop, and returns its exit code.
    private func run(_ tool: String, _ arguments: [String], in environment: [String: String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/\(tool)")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, other in other }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// The desktop starts the installed program by its entry in the menu, by its D-Bus service, or by a button of a notification, which
    /// activates a command.
    func testTheDesktopStartsIt() throws {
        for tool in ["appstreamcli", "desktop-file-validate", "gapplication", "gdbus", "gio"] {
            let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/\(tool)")
            try XCTSkipUnless(isInstalled, "\(tool) isn't installed")
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "todo-\(UUID().uuidString)").path()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let todo = URL(filePath: tests).deletingLastPathComponent().appending(path: "Todo").path()
        let files = ["--packaging", "Sources/Samples/Todo/Packaging", "--executable", todo, "--prefix", folder]
        let arguments = ["bundle", "install", "--package-path", SourceFolder.package.path()] + files
        let installation = try RunningProgram("gtkpackager", arguments)
        XCTAssertEqual(installation.exitCode(), 0, installation.errors)
        var environment = [
            "DISPLAY": try XCTUnwrap(Display.default).name, "GDK_BACKEND": "x11", "GTK_A11Y": "none",
            "XDG_DATA_HOME": folder + "/share",
        ]
        let bus = try PrivateBus(environment: environment)
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
        // With the removed line, newer versions of `gio launch` start the D-Bus service but exit too early, so the bus
        // drops the message.
        let text = try String(
            contentsOfFile: folder + "/share/applications/org.combinegtk.Todo.desktop",
            encoding: .utf8
        )
        let entry = folder + "/entry.desktop"
        try Data(text.replacing("DBusActivatable=true\n", with: "").utf8).write(to: URL(filePath: entry))
        let starts: [(String, [String])] = [
            ("gio", ["launch", entry]), ("gapplication", ["launch", "org.combinegtk.Todo"]),
            ("gapplication", ["action", "org.combinegtk.Todo", "new-window"]),
        ]
        for (tool, arguments) in starts {
            XCTAssertEqual(try run(tool, arguments, in: environment), 0, "\(tool) \(arguments)")
            wait(for: .seconds(60), "the window") { (try? countWindows(titled: "Todos")) == 1 }
            try activate("quit", in: environment)
            // The command fails if no program has the name within a second.
            let name = ["wait", "--session", "--timeout", "1", "org.combinegtk.Todo"]
            wait(for: .seconds(60), "the end") { (try? run("gdbus", name, in: environment)) != 0 }
            XCTAssertEqual(try countWindows(titled: "Todos"), 0)
        }
    }

    /// A session manager receives the reason why the user should not log out.
    func testUnsavedTodosInhibitTheLogout() throws {
        try XCTSkipIf(GTK.version.minor >= 24, "GTK \(GTK.version.minor) asks the desktop portal")
        let folder = FileManager.default.temporaryDirectory.appending(path: "todos-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let bus = try PrivateBus()
        let flags: DBusConnectionFlags = [.authenticationClient, .messageBusConnection]
        let connection = try DBusConnection(address: bus.address, flags: flags)
        var reasons: [UInt32: String] = [:]
        let name = "org.gnome.SessionManager"
        let manager = DBusService(name)
            .method("Inhibit") { (program: String, window: UInt32, reason: String, flags: UInt32) -> UInt32 in
                XCTAssertEqual(program, "org.combinegtk.Todo")
                XCTAssertEqual(ApplicationInhibitFlags(rawValue: Int(flags)), .logout)
                reasons[7] = reason
                return 7
            }
            .method("Uninhibit") { (cookie: UInt32) in reasons[cookie] = nil }
        let export = try connection.export(manager, at: "/org/gnome/SessionManager")
        var isOwned = false
        let owner = connection.ownName(name, nameAcquired: { _, _ in isOwned = true })
        wait { isOwned }
        // Saving the new todo fails, because the folder doesn't exist.
        let environment: [String: String?] = [
            "DISPLAY": Display.default?.name, "GDK_BACKEND": "x11", "DBUS_SESSION_BUS_ADDRESS": bus.address,
        ]
        let program = try RunningProgram("Todo", [folder.path() + "/todos.json"], environment: environment)
        let devices = try XCTUnwrap(InputDevices.shared)
        devices.focus(try window(titled: "Todos", of: program))
        XCTAssertEqual(reasons, [:])
        devices.press("n", modifiers: .control)
        devices.synchronize()
        wait(for: .seconds(60), "the reason") { reasons == [7: "Your todos aren’t saved"] }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        devices.press("n", modifiers: .control)
        devices.synchronize()
        wait(for: .seconds(60), "the end of the reason") { reasons.isEmpty }
        program.send(SIGTERM)
        XCTAssertEqual(program.exitCode(), 0)
        withExtendedLifetime((export, owner)) {}
    }

    #if DEBUG
    /// Keys open the inspector, and a screen reader can read its page "Swift".
    func testInspectorIsReadThroughTheAccessibilityBus() throws {
        let display = try XCTUnwrap(Display.default).name
        let reader = try ScreenReader(display: display)
        let environment: [String: String?] = ["DISPLAY": display, "GDK_BACKEND": "x11"]
        let program = try RunningProgram("Counter", environment: environment.merging(reader.environment) { $1 })
        func activate(_ name: String) {
            wait(for: .seconds(60), "an element named \(name)") {
                reader.elements(named: name).contains { reader.activate($0) } || !program.isRunning
            }
        }
        func read(_ texts: String...) {
            var names: [String] = []
            wait(for: .seconds(60), "the texts \(texts)") {
                names = reader.names
                return texts.allSatisfy { text in names.contains { $0.contains(text) } } || !program.isRunning
            }
        }
        // The keys also select the widget at the pointer. The inspector opens in the upper left corner of the screen and
        // must not cover the widget.
        let devices = try XCTUnwrap(InputDevices.shared)
        let counter = try window(titled: "Counter", of: program)
        let corner = (x: devices.screenSize.width - 512, y: devices.screenSize.height - 293)
        devices.moveWindow(counter, toX: corner.x, y: corner.y)
        devices.movePointer(toX: corner.x + 256, y: corner.y + 125)
        wait(for: .seconds(60), "the selected label") {
            // The keys select nothing if GTK hasn't drawn the window yet.
            devices.focus(counter)
            devices.press("i", modifiers: [.control, .shift])
            devices.synchronize()
            activate("Swift")
            return reader.names.contains { $0.hasPrefix("Label \"0\" #count") } || !program.isRunning
        }
        read("label ← Published<Int>.Publisher → map", "CounterWindow.swift:", "1 value", "\"0\"")
        activate("Increment")
        read("2 values", "\"1\"")
        activate("All Objects")
        read(" objects, ", " signal connections, ")
        activate("Leaks")
        read("No object of a closed window still exists.")
        program.send(SIGTERM)
        XCTAssertEqual(program.exitCode(), 0)
    }
    #endif

    /// Returns the number of windows on the screen that have a title.
    private func countWindows(titled title: String) throws -> Int {
        let connection = try XCTUnwrap(XOpenDisplay(try XCTUnwrap(Display.default?.name)))
        defer { XCloseDisplay(connection) }
        let devices = try XCTUnwrap(InputDevices.shared)
        return windows(of: connection).filter { $0.title == title && devices.isViewable($0.id) }.count
    }

    func testFileOfNewerVersionIsReadOnly() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "todos-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.path() + "/todos.json"
        let content = #"{"version":2,"todos":[{"id":"\#(UUID())","title":"Bread","isDone":false,"notes":"","due":1}]}"#
        try Data(content.utf8).write(to: URL(filePath: path))
        let program = try start("Todo", ["--file", path])
        let devices = try XCTUnwrap(InputDevices.shared)
        devices.focus(try window(titled: "Todos", of: program))
        devices.press("n", modifiers: .control)
        devices.press("q", modifiers: .control)
        devices.synchronize()
        XCTAssertEqual(program.exitCode(), 0, program.errors)
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), content)
    }

    func testTerminates() throws {
        let program = try start("Counter")
        _ = try window(titled: "Counter", of: program)
        program.send(SIGTERM)
        XCTAssertEqual(program.exitCode(), 0)
        XCTAssertEqual(program.output, "")
        XCTAssertEqual(program.errors, "")
    }
}
