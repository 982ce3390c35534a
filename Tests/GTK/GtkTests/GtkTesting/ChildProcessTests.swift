import CGtk
import GLib
import Gtk
import GtkTesting
import XCTest

/// Tests of the checks that run a closure in a separate process. Each check is also tested with a failure.
@MainActor
final class ChildProcessTests: GtkTestCase {
    // MARK: Traps

    func testTrapWithExpectedMessage() {
        assertTraps(saying: "all is lost") { fatalError("all is lost") }
        assertTraps(saying: "not that one") { preconditionFailure("please, not that one") }
        assertTraps(saying: "GLib gives up") { logError("GLib gives up") }
    }

    func testTrapWithOtherMessage() {
        let failures = collectFailures { assertTraps(saying: "found") { fatalError("all is lost") } }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(
            failures[0].contains("the output of the trap didn't contain \"found\": the child process was terminated"),
            failures[0]
        )
        XCTAssertTrue(failures[0].contains("all is lost"), failures[0])
    }

    func testIgnoresEarlierOutput() {
        FileHandle.standardError.write(Data("The test begins.\n".utf8))
        let failures = collectFailures { assertTraps(saying: "The test begins") { fatalError() } }
        XCTAssertEqual(failures.count, 1)
    }

    func testExitWithoutTrap() {
        let failures = collectFailures { assertTraps(saying: "") {} }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures[0].contains("but the child process ended with exit code 0"), failures[0])
    }

    func testCrashIsNotATrap() {
        let failures = collectFailures { assertTraps(saying: "") { kill(getpid(), SIGKILL) } }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures[0].contains("but the child process was terminated by signal 9"), failures[0])
    }

    // MARK: Clean exits

    func testCleanExit() {
        assertExitsCleanly {
            XCTAssertTrue(Thread.isMainThread)
            let window = Window()
            window.present()
            wait { window.isMapped }
        }
    }

    func testFailingExit() {
        let failures = collectFailures {
            assertExitsCleanly { exit(3) }
            assertExitsCleanly { fatalError("all is lost") }
            assertExitsCleanly { XCTFail("an assertion") }
            assertExitsCleanly { throw CancellationError() }
            assertExitsCleanly { Diagnostics.critical("a message") }
        }
        XCTAssertEqual(failures.count, 5)
        let texts = ["exit code 3", "all is lost", "an assertion", "CancellationError", "a message"]
        for (failure, text) in zip(failures, texts) { XCTAssertTrue(failure.contains(text), failure) }
    }

    func testTimeLimit() {
        let failures = collectFailures {
            assertExitsCleanly(within: .seconds(2)) { while true { sleep(1) } }
        }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures[0].contains("still running at its deadline"), failures[0])
    }

    // MARK: Selection of the closure

    func testRunsEachClosureInSeparateProcess() {
        for number in 0..<3 { assertTraps(saying: "number \(number)") { fatalError("number \(number)") } }
        assertExitsCleanly {}
        assertTraps(saying: "the last") { fatalError("the last") }
    }

    func testClosureThatChildDoesNotReach() {
        guard ProcessInfo.processInfo.environment["COMBINEGTK_CHILD_PROCESS"] == nil else { return }
        let failures = collectFailures { assertExitsCleanly {} }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures[0].contains("the closure was not reached"), failures[0])
    }

    // MARK: The environment

    func testChildUsesDisplayOfThisProcess() {
        let name = getenv("DISPLAY").map { String(cString: $0) }
        // With the variable of the child process, the check would compare the same value.
        setenv("COMBINEGTK_DISPLAY_OF_PARENT", name ?? "", 0)
        assertExitsCleanly {
            let parent = getenv("COMBINEGTK_DISPLAY_OF_PARENT").map { String(cString: $0) }
            XCTAssertEqual(gdk_display_get_default().map { String(cString: gdk_display_get_name($0)) }, parent)
        }
    }

    func testChildWithoutDisplay() {
        assertExitsCleanly(withDisplay: false) {
            XCTAssertNil(getenv("DISPLAY"))
            XCTAssertNil(gdk_display_get_default())
            XCTAssertEqual(gtk_is_initialized(), 0)
        }
    }
}

/// Logs an error for which GLib ends the program.
private func logError(_ text: String) {
    text.withCString { text in
        withVaList([text]) { g_logv("Test", G_LOG_LEVEL_ERROR, "%s", $0) }
    }
}
