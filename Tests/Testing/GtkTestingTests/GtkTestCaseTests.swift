import CGtk
import GLib
import Gtk
import GtkTesting
import XCTest

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

    func testWaitSeesWhatTheLoopDoes() {
        var isDone = false
        Task { @MainActor in isDone = true }
        XCTAssertTrue(wait { isDone })
    }

    func testWaitSeesWhatDoesNotWakeTheLoop() {
        let start = ContinuousClock.now
        XCTAssertTrue(wait { ContinuousClock.now - start > .milliseconds(20) })
    }

    func testASlowConditionLetsFramesCome() {
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

    func testWaitFailsWhenTheTimeIsUp() {
        let start = ContinuousClock.now
        let failures = collectFailures {
            XCTAssertFalse(wait(for: .milliseconds(30), "the answer") { false })
        }
        XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .milliseconds(30))
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures[0].contains("the answer did not hold within 0.03 seconds"), failures[0])
    }

    func testWaitRethrows() {
        struct Stop: Error {}
        XCTAssertThrowsError(try wait { throw Stop() }) { XCTAssertTrue($0 is Stop) }
    }

    func testPumpUntilIdleRunsWhatIsDue() {
        var isDone = false
        Task { @MainActor in isDone = true }
        wait { isDone }
        pumpUntilIdle()
        XCTAssertFalse(MainContext.iterate(mayBlock: false))
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
        // The main actor is busy with this test now; GTK's loop runs all the same.
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
        XCTAssertTrue(wait { isDone }, "the loop's own doing, in silence")
        pumpUntilIdle()
        isDone = false
        let task = Task { @MainActor in isDone = true }
        let failures = collectFailures { XCTAssertFalse(wait(for: .milliseconds(20)) { isDone }) }
        XCTAssertEqual(failures.count, 1, "\(failures)")
        XCTAssertTrue(failures[0].hasSuffix("no other task runs while this one waits: await what it does"), failures[0])
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
            // Adding a button that has a parent already is what GTK complains of.
            let button = Button(label: "")
            let box = Box(orientation: .vertical)
            box.append(button)
            box.append(button)
        }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures[0].contains("Gtk-critical"), failures[0])
    }

    func testMessageFailsTheWaitDuringWhichItCame() {
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
            // Satisfies the expectation, which otherwise failed this test when it ends.
            logAsGtk("found")
        }
        XCTAssertEqual(failures.count, 1)
    }

    // MARK: Animations

    /// Turns animations on; the second test finds them off again.
    private func animate() {
        XCTAssertEqual(Settings.default?.gtkEnableAnimations, false)
        enableAnimations()
        enableAnimations()
        XCTAssertEqual(Settings.default?.gtkEnableAnimations, true)
    }

    func testATestTurnsAnimationsOn() { animate() }
    func testAnotherTestFindsThemOff() { animate() }

    // MARK: Windows

    func testWindowsLeftOpen() {
        let before = openWindows
        XCTAssertEqual(before, [])
        let window = Window()
        XCTAssertEqual(openWindows, [window])
    }
}

/// Logs a warning as GTK does.
private func logAsGtk(_ text: String) {
    text.withCString { text in
        withVaList([text]) { g_logv("Gtk", G_LOG_LEVEL_WARNING, "%s", $0) }
    }
}
