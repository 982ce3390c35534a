import CGtk
import Glibc
import Gtk
import XCTest

/// A process that runs a single closure of a test.
///
/// The process runs the test executable again, with only the test that contains the closure. The test runs from the
/// beginning, but it skips other closures that run in a child process. The process exits after the closure.
@MainActor
struct ChildProcess {
    /// The environment variable that contains the name of the closure to run.
    private nonisolated static let variable = "COMBINEGTK_CHILD_PROCESS"

    /// The name of the closure to run, or nil if this process isn't a child.
    nonisolated static let requestedClosure: String? = getenv(variable).map { String(cString: $0) }

    /// A Boolean value that indicates whether this process is a child without a display.
    nonisolated static let lacksDisplay = requestedClosure?.hasPrefix(displaylessPrefix) ?? false
    private nonisolated static let displaylessPrefix = "displayless "

    /// The number of closures that have been run in a child process so far, by test and line.
    private static var calls: [String: Int] = [:]

    /// A line that the child prints before it runs the closure.
    private nonisolated static let beginning = "The child process begins.\n"

    /// The outcome of a child process.
    enum Ending {
        case exit(Int32)
        case signal(Int32)
        case deadline
    }

    let ending: Ending
    /// The output after the closure began, or nil if the closure never began.
    let output: String?
    let fullOutput: String

    /// Returns the name of a closure. It consists of the test, the line in the test, and the number of previous
    /// closures on that line.
    static func name(of test: XCTestCase, line: UInt, withDisplay: Bool) -> String {
        let place = "\(ObjectIdentifier(test)):\(line)"
        let count = calls[place, default: 0]
        calls[place] = count + 1
        return "\(withDisplay ? "" : displaylessPrefix)\(test.name):\(line):\(count)"
    }

    /// Runs a closure in a new process and waits until the process exits.
    init(running closure: String, of test: XCTestCase, withDisplay: Bool, within limit: Duration) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("child-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        let process = Process()
        let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = [Self.argument(for: test)]
        process.environment = Self.environment(for: closure, withDisplay: withDisplay)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        let deadline = ContinuousClock.now + limit
        while process.isRunning, ContinuousClock.now < deadline { usleep(1000) }
        if process.isRunning {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            ending = .deadline
        } else if process.terminationReason == .uncaughtSignal {
            ending = .signal(process.terminationStatus)
        } else {
            ending = .exit(process.terminationStatus)
        }
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        fullOutput = text
        output = text.range(of: Self.beginning).map { String(text[$0.upperBound...]) }
    }

    /// Returns the XCTest argument that selects a test, in the form `Target.Class/test`.
    private static func argument(for test: XCTestCase) -> String {
        // The name is `Class.test`, where the class may be nested in another type.
        let method = test.name.split(separator: ".").last ?? ""
        return "\(String(reflecting: type(of: test)))/\(method)"
    }

    private static func environment(for closure: String, withDisplay: Bool) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment[variable] = closure
        // Backtraces are disabled, because creating them takes a long time.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        // With these options, a trap in a sanitized build has the same effect as in other builds.
        for options in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
            let others = environment[options].map { $0 + ":" } ?? ""
            environment[options] = others + "handle_sigill=0:handle_sigtrap=0:handle_abort=0"
        }
        if !withDisplay {
            for name in ["DISPLAY", "WAYLAND_DISPLAY", "BROADWAY_DISPLAY", "GDK_BACKEND"] { environment[name] = nil }
        } else if let display = HeadlessDisplay.name {
            // Makes the child use the display of this process instead of starting its own server.
            environment["DISPLAY"] = display
            environment["COMBINEGTK_TEST_DISPLAY"] = "inherit"
            // Passes the name of the display that GTK opened, because tests may have changed the variable `DISPLAY` of
            // this process. For example, `g_test_dbus_up` removes it.
            environment["DISPLAY"] = gdk_display_get_default().map { String(cString: gdk_display_get_name($0)) }
        }
        return environment
    }

    /// Runs the closure in the child process, and exits.
    static func run(_ body: @MainActor () throws -> Void, for test: XCTestCase) -> Never {
        if !Thread.isMainThread { fatalError("\(test.name) must run on the main thread") }
        print(Self.beginning, terminator: "")
        fflush(nil)
        (test as? GtkTestCase)?.stopCollectingFailures()
        do {
            try body()
        } catch {
            print("The closure threw \(error).")
            exit(1)
        }
        (test as? GtkTestCase)?.reportLog()
        exit(test.testRun?.totalFailureCount == 0 ? 0 : 1)
    }
}
