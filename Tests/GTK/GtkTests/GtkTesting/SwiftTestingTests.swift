import CGtk
import Gtk
import Testing

@testable import GtkTesting

/// Tests that a failure in Swift Testing is an issue of its test.
struct SwiftTestingTests {
    @Test func recordsFailureAsIssueAtItsLine() {
        let line = #line + 2
        withKnownIssue {
            TestFailure.report("the button is in no window", file: #filePath, line: #line)
        } matching: { issue in
            issue.comments.contains { $0.rawValue == "the button is in no window" }
                && issue.sourceLocation?.fileName == "SwiftTestingTests.swift" && issue.sourceLocation?.line == line
                && issue.sourceLocation?.moduleName == "GtkTests"
        }
    }

    @Test func recordsFailureWithinTask() async {
        await withKnownIssue {
            await Task { TestFailure.report("late", file: #filePath, line: #line) }.value
        }
    }
}

/// Tests of windows with Swift Testing.
@Suite(.gtk) @MainActor
struct GtkTestSuiteTests: GtkTestSuite {
    private func makeWindow() -> (window: Gtk.Window, button: Button) {
        let (window, button) = (Gtk.Window(), Button(label: "Save"))
        window.child = button
        return (window, button)
    }

    @Test func runsOnTheFirstThreadWithADisplay() {
        #expect(MainThread.isFirstThread)
        #expect(Display.default != nil)
    }

    @Test func clicksAndWaits() throws {
        let (window, button) = makeWindow()
        let user = User(window)
        var clicks = 0
        let connection = button.clicked.sink { clicks += 1 }
        user.click(try #require(window.first(Button.self, labelled: "Save")))
        #expect(wait { clicks == 1 })
        connection.cancel()
    }

    @Test func tasksRunDuringWait() async {
        var isDone = false
        Task { @MainActor in
            await Task.yield()
            isDone = true
        }
        #expect(await wait { isDone })
    }

    @Test func tasksDoNotRunDuringWaitOfSynchronousTest() {
        var isDone = false
        Task { @MainActor in isDone = true }
        let failures = collectFailures { wait(for: .milliseconds(20)) { isDone } }
        #expect(failures.first?.contains("Use await instead") == true)
    }

    @Test func failedAsynchronousWaitIsAnIssue() async {
        let start = ContinuousClock.now
        await withKnownIssue {
            await wait(for: .milliseconds(30), "the answer") { false }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("waiting for the answer") }
        }
        #expect(ContinuousClock.now - start >= .milliseconds(30))
    }

    @Test func asynchronousTestsRunTheMainLoop() async throws {
        let (window, button) = makeWindow()
        let user = User(window)
        var clicks = 0
        let connection = button.clicked.sink { clicks += 1 }
        try await Task.sleep(for: .milliseconds(1))
        user.click(button)
        #expect(clicks == 1)
        let answer = await Task { @MainActor in 42 }.value
        #expect(answer == 42)
        #expect(MainThread.isFirstThread)
        connection.cancel()
    }

    @Test func failedWaitIsAnIssueAtItsLine() {
        let (window, _) = makeWindow()
        _ = User(window)
        let line = #line + 2
        withKnownIssue {
            wait(for: .milliseconds(20)) { false }
        } matching: { issue in
            issue.sourceLocation?.line == line && issue.comments.contains { $0.rawValue.contains("Button \"Save\"") }
        }
    }

    @Test func criticalFails() {
        withKnownIssue {
            Diagnostics.critical("all is lost")
            wait { true }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("all is lost") }
        }
    }

    @Test func expectedMessagePasses() {
        expectLog(containing: "lost", domain: "CombineGtk")
        allowLog(containing: "never")
        Diagnostics.critical("all is lost")
    }

    @Test func collectsFailures() {
        let failures = collectFailures {
            wait(for: .milliseconds(10)) { false }
            Diagnostics.critical("all is lost")
        }
        #expect(failures.count == 2)
    }

    @Test(arguments: 0..<3) func previousWindowsAreClosed(number: Int) {
        #expect(openWindows.isEmpty)
        _ = User(makeWindow().window)
        enableAnimations()
        #expect(Settings.default?.enablesAnimations == true)
    }

    @Test func windowsAreFreed() {
        assertFreed {
            let (window, button) = makeWindow()
            User(window).click(button)
            window.destroy()
            return window
        }
    }
}

/// Tests of a suite without the trait.
@MainActor
struct GtkTestSuiteWithoutTraitTests: GtkTestSuite {
    @Test func waitNeedsTrait() {
        withKnownIssue {
            wait { true }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("@Suite(.gtk)") }
        }
    }
}
