import CGtk
import GLib
import Gtk
import XCTest

@testable import GtkTesting

@MainActor
final class GtkTestCaseTests: GtkTestCase {
    func testRunsOnTheMainThreadWithADisplay() {
        XCTAssertTrue(Thread.isMainThread)
        XCTAssertNotNil(Display.default)
    }

    func testThrowingTestsAreFound() throws {
        XCTAssertNotNil(try XCTUnwrap(Settings.default))
    }

    // MARK: Waiting

    func testWaitObservesMainLoop() {
        var isDone = false
        Task { @MainActor in isDone = true }
        XCTAssertTrue(wait { isDone })
    }

    func testWaitObservesChangesOutsideMainLoop() {
        let start = ContinuousClock.now
        XCTAssertTrue(wait { ContinuousClock.now - start > .milliseconds(20) })
    }

    func testSlowConditionDoesNotDelayFrames() {
        let window = Window()
        window.present()
        wait { window.width > 0 }
        pumpUntilIdle()
        var frames = 0
        let painted = window.frameClock?.afterPaint.sink { _ in
            frames += 1
            window.queueDraw()
        }
        window.queueDraw()
        XCTAssertTrue(
            wait {
                let start = ContinuousClock.now
                while ContinuousClock.now - start < .milliseconds(8) {}
                return frames > 3
            }
        )
        painted?.cancel()
    }

    func testWaitFailsAfterTimeLimit() {
        let start = ContinuousClock.now
        let failures = collectFailures {
            XCTAssertFalse(wait(for: .milliseconds(30), "the answer") { false })
        }
        XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .milliseconds(30))
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures[0].contains("timed out after 0.03 seconds while waiting for the answer"), failures[0])
    }

    func testFailedWaitDescribesWindows() {
        let (window, other) = (Window(), Window())
        window.title = "Notes"
        let entry = Entry()
        entry.accessibilityLabel = "Name"
        entry.text = "Ada"
        let box = Box(orientation: .vertical, spacing: 6)
        for child in [Label(label: "3 of 5"), entry, Button(label: "Save")] { box.append(child) }
        let hidden = Label(label: "not shown")
        hidden.isVisible = false
        box.append(hidden)
        window.child = box
        other.child = Label(label: "never presented")
        User(window).click(entry)
        let failures = collectFailures {
            wait(for: .milliseconds(30)) { false }
        }
        XCTAssertTrue(
            failures.first?.contains(
                """
                timed out after 0.03 seconds while waiting for the condition
                Window "Notes" (active) showed "3 of 5", Entry "Name" with "Ada", "Save". \
                The focus was on Entry "Name" with "Ada".
                  Box
                    Label "3 of 5"
                    Entry "Name" with "Ada"
                    Button "Save"
                The window is shown in \(PictureFolder.path)/
                """
            ) ?? false,
            "\(failures)"
        )
        window.close()
        pumpUntilIdle()
        XCTAssertEqual(ShownWindows.description(of: openWindows), "No window was shown.")
    }

    func testFailedWaitNamesDialogs() {
        let (window, dialog) = (Window(), Window())
        window.title = "Notes"
        dialog.title = "Delete?"
        dialog.transientFor = window
        let button = Button(label: "Delete")
        button.isSensitive = false
        dialog.child = button
        _ = User(window)
        _ = User(dialog)
        let failures = collectFailures { wait(for: .milliseconds(30)) { false } }
        let text = failures.first ?? ""
        XCTAssertTrue(text.contains("Window \"Delete?\" (active), a dialog of Window, showed \"Delete\""), text)
        XCTAssertTrue(text.contains("Button \"Delete\" (insensitive)"), text)
        XCTAssertEqual(text.split(separator: "\n").filter { $0.hasPrefix("The window is shown in") }.count, 2, text)
    }

    func testLongTreeIsShortened() {
        let (window, box) = (Window(), Box(orientation: .vertical, spacing: 0))
        for number in 0..<60 { box.append(Label(label: "line \(number)")) }
        window.child = box
        _ = User(window)
        let text = ShownWindows.description(of: openWindows)
        XCTAssertTrue(text.hasSuffix("... and 21 more widgets"), text)
    }

    func testFailedWaitSavesScreenshot() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let variable = "COMBINEGTK_TEST_SCREENSHOTS"
        let former = ProcessInfo.processInfo.environment[variable]
        setenv(variable, folder.path, 1)
        defer { if let former { setenv(variable, former, 1) } else { unsetenv(variable) } }
        let window = Window()
        window.child = Label(label: "a text")
        _ = User(window)
        let file = "\(name).png"
        let failures = collectFailures { wait(for: .milliseconds(30)) { false } }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [file])
        XCTAssertEqual(failures.first?.hasSuffix("The window is shown in \(folder.path)/\(file)"), true, "\(failures)")
        _ = collectFailures { wait(for: .milliseconds(30)) { false } }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path).count, 2)
        setenv(variable, "/proc/nowhere", 1)
        let unsaved = collectFailures { wait(for: .milliseconds(30)) { false } }
        XCTAssertEqual(unsaved.first?.contains("which couldn't be written"), true, "\(unsaved)")
    }

    func testWaitRethrows() {
        struct Stop: Error {}
        XCTAssertThrowsError(try wait { throw Stop() }) { XCTAssertTrue($0 is Stop) }
    }

    func testPumpUntilIdleRunsPendingSources() {
        var isDone = false
        Task { @MainActor in isDone = true }
        wait { isDone }
        pumpUntilIdle()
        XCTAssertFalse(MainContext.iterate(mayBlock: false))
    }

    func testPumpUntilIdleWaitsForLongLists() {
        let gate = DispatchSemaphore(value: 0)
        let arrangement = Arrangement<Int>(where: { number in
            if number == 0 { gate.wait() }
            return number.isMultiple(of: 2)
        })
        var count = 0
        let list = Just(Array(0..<2000)).arranged(by: Just(arrangement)).sink { count = $0.count }
        MainContext.default.schedule(after: MainContext.default.now.advanced(by: .milliseconds(50))) { gate.signal() }
        pumpUntilIdle()
        XCTAssertEqual(count, 1000)
        list.cancel()
    }

    func testPumpUntilIdleHasTimeLimit() {
        let gate = DispatchSemaphore(value: 0)
        let arrangement = Arrangement<Int>(where: { number in
            if number == 0 { gate.wait() }
            return true
        })
        let list = Just(Array(0..<2000)).arranged(by: Just(arrangement)).sink { _ in }
        XCTAssertFalse(MainContext.pumpUntilIdle(for: .milliseconds(30)))
        XCTAssertTrue(ShownWindows.description(of: []).contains("Another thread was still arranging a list"))
        gate.signal()
        pumpUntilIdle()
        list.cancel()
    }

    func testPumpUntilIdleWaitsForFiles() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("read-\(UUID().uuidString)").path
        try "text".write(toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }
        for _ in 0..<20 {
            var text = ""
            Task.immediate { @MainActor in
                let contents = try await File(path: path).loadContents().contents
                text = String(decoding: contents, as: UTF8.self)
            }
            XCTAssertEqual(text, "")
            pumpUntilIdle()
            XCTAssertEqual(text, "text")
        }
        var error: (any Error)?
        Task.immediate { @MainActor in
            do { _ = try await File(path: path + "-missing").loadContents() } catch let found { error = found }
        }
        pumpUntilIdle()
        XCTAssertNotNil(error)
        XCTAssertFalse(BackgroundWork.isPending)
    }

    func testPumpUntilIdleWaitsForActionsIfRequested() {
        var continuation: CheckedContinuation<Void, Never>?
        let action = Action<Void, Void> { await withCheckedContinuation { continuation = $0 } }
        let before = RunningActions.count
        action.start()
        pumpUntilIdle()
        XCTAssertEqual(RunningActions.count, before + 1)
        XCTAssertTrue(ShownWindows.description(of: []).hasSuffix("Actions that were still running: \(before + 1)."))
        XCTAssertFalse(MainContext.pumpUntilIdle(for: .milliseconds(50), waitsForActions: true))
        MainContext.default.schedule(after: MainContext.default.now.advanced(by: .milliseconds(50))) {
            continuation?.resume()
        }
        pumpUntilIdle(waitsForActions: true)
        XCTAssertEqual(RunningActions.count, before)
        // A question waits for the user, who is the test.
        RunningActions.questionCount += 1
        action.start()
        pumpUntilIdle(waitsForActions: true)
        RunningActions.questionCount -= 1
        XCTAssertEqual(RunningActions.count, before + 1)
        action.cancel()
        XCTAssertEqual(RunningActions.count, before)
        continuation?.resume()
    }

    func testReleasedActionIsNotRunning() {
        let before = RunningActions.count
        var action: Action<Void, Void>? = Action { try await Task.sleep(for: .seconds(60)) }
        action?.start()
        XCTAssertEqual(RunningActions.count, before + 1)
        action = nil
        XCTAssertEqual(RunningActions.count, before)
    }

    // MARK: Asynchronous tests

    func testAsynchronousTestRunsTheMainLoop() async throws {
        XCTAssertTrue(Thread.isMainThread)
        let window = Window()
        let button = Button(label: "Click")
        window.child = button
        let user = User(window)
        var clicks = 0
        let connection = button.clicked.sink { clicks += 1 }
        user.click(button)
        XCTAssertEqual(clicks, 1)
        let answer = await Task { @MainActor in 42 }.value
        XCTAssertEqual(answer, 42)
        try await Task.sleep(for: .milliseconds(1))
        // This test occupies the main actor. The GTK main loop runs anyway.
        user.click(button)
        XCTAssertEqual(clicks, 2)
        connection.cancel()
        XCTAssertTrue(Thread.isMainThread)
        XCTAssertTrue(window.isActive)
    }

    func testWaitingInAnAsynchronousTest() async {
        await Task.yield()
        XCTAssertTrue(MainContext.isWithinMainQueue)
        var isDone = false
        MainContext.default.schedule { isDone = true }
        XCTAssertTrue(wait { isDone }, "done by the loop, without a message")
        pumpUntilIdle()
        isDone = false
        let task = Task { @MainActor in isDone = true }
        let failures = collectFailures { XCTAssertFalse(wait(for: .milliseconds(20)) { isDone }) }
        XCTAssertEqual(failures.count, 1, "\(failures)")
        XCTAssertTrue(failures[0].contains("Other tasks don't run while this one waits"), failures[0])
        await task.value
        XCTAssertTrue(isDone)
    }

    // MARK: Messages

    func testCriticalFails() {
        let failures = collectFailures { Diagnostics.critical("all is lost") }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures[0].contains("CombineGtk-critical: all is lost"), failures[0])
    }

    func testCriticalOfGtkFails() {
        let failures = collectFailures {
            // GTK logs a message about a child that already has a parent. Box.append(_:) would trap first.
            let button = Button(label: "")
            let box = Box(orientation: .vertical)
            box.append(button)
            gtk_box_append(
                box.pointer.assumingMemoryBound(to: GtkBox.self),
                button.pointer.assumingMemoryBound(to: GtkWidget.self)
            )
        }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures[0].contains("Gtk-critical"), failures[0])
    }

    func testWaitReportsMessageLoggedDuringIt() {
        let failures = collectFailures {
            var isDone = false
            Task { @MainActor in
                Diagnostics.critical("meanwhile")
                isDone = true
            }
            wait { isDone }
        }
        XCTAssertEqual(failures.count, 1)
    }

    func testExpectedMessageDoesNotFail() {
        expectLog(containing: "lost", domain: "CombineGtk")
        Diagnostics.critical("all is lost")
    }

    func testMessageOfAnotherDomainIsNotExpected() {
        let failures = collectFailures {
            expectLog(containing: "lost")
            expectLog(containing: "found", domain: "Gtk")
            Diagnostics.critical("lost")
            Diagnostics.critical("found")
            // Satisfies the expectation, which would otherwise fail this test when it ends.
            logAsGtk("found")
        }
        XCTAssertEqual(failures.count, 1)
    }

    // MARK: Animations

    /// Enables animations. They're disabled again in the next test.
    private func animate() {
        XCTAssertEqual(Settings.default?.enablesAnimations, false)
        enableAnimations()
        enableAnimations()
        XCTAssertEqual(Settings.default?.enablesAnimations, true)
    }

    func testEnablesAnimations() { animate() }
    func testLaterTestHasNoAnimations() { animate() }

    // MARK: Windows

    func testDestroysOpenWindows() {
        let before = openWindows
        XCTAssertEqual(before, [])
        let window = Window()
        XCTAssertEqual(openWindows, [window])
    }
}

/// Logs a warning like GTK.
private func logAsGtk(_ text: String) {
    text.withCString { text in
        withVaList([text]) { g_logv("Gtk", G_LOG_LEVEL_WARNING, "%s", $0) }
    }
}
