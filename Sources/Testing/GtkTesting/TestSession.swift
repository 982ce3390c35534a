import CGtk
@_spi(Binding) import Gtk
import Testing

/// The state of a running test that uses windows, such as its expected messages, animations and pictures.
///
/// Both ``GtkTestCase`` and ``GtkTestTrait`` use this type.
@MainActor
final class TestSession {
    private struct ExpectedLog {
        let text: String
        let domain: String?
        let file: StaticString
        let line: UInt
        var wasLogged = false

        func matches(_ message: LogMessage) -> Bool {
            message.text.contains(text) && (domain == nil || message.domain == domain)
        }
    }

    /// The session of the running test in Swift Testing, or nil if the test doesn't have the trait `gtk`.
    @TaskLocal static var current: TestSession?

    /// The name of the test, for the names of its pictures.
    let name: String
    private var expectedLogs: [ExpectedLog] = []
    private var disablesAnimations = false
    private var pictureCount = 0

    init(name: String) { self.name = name }

    // MARK: The start and the end

    /// Starts the display, if necessary, and records messages.
    ///
    /// - Parameter test: The test in Swift Testing, or nil in XCTest. Messages of other tests, which can run at the
    ///   same time, aren't recorded.
    func start(_ test: Test? = nil) throws(HeadlessDisplayError) {
        _ = Self.englishMessages
        LogRecorder.install()
        // GTK requires a program name for recent files and for window classes. An application sets it automatically.
        let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
        if g_get_prgname() == nil { g_set_prgname(program ?? "tests") }
        LiveCount.countsClasses = true
        if !ChildProcess.lacksDisplay { try HeadlessDisplay.start() }
        LogRecorder.start(test?.id)
    }

    /// Sets the language of this process to English before GTK reads it, because tests look for widgets by their texts.
    /// The other categories of the locale, such as the format of numbers, remain those of the user.
    private static let englishMessages: Void = {
        if let all = getenv("LC_ALL"), all.pointee != 0 { setenv("LANG", all, 1) }
        unsetenv("LC_ALL")
        unsetenv("LANGUAGE")
        setenv("LC_MESSAGES", "C", 1)
    }()

    /// Closes the windows. Reports unexpected messages, and expected messages that weren't logged.
    ///
    /// - Parameter test: The location of the test in Swift Testing, or nil in XCTest.
    func finish(at test: SourceLocation? = nil) {
        closeWindows()
        if disablesAnimations { Settings.default?.enablesAnimations = false }
        disablesAnimations = false
        MainContext.pumpUntilIdle()
        for message in unexpectedMessages() {
            if let test {
                TestFailure.report("\(message)", at: test)
            } else {
                TestFailure.report("\(message)", file: #filePath, line: #line)
            }
        }
        LogRecorder.stop()
        for expected in expectedLogs where !expected.wasLogged {
            let text = "no logged message contained \"\(expected.text)\""
            TestFailure.report(text, file: expected.file, line: expected.line)
        }
        expectedLogs = []
    }

    private func closeWindows() {
        for window in Self.openWindows {
            // GTK hides the inspector when it's closed. If it's destroyed, GTK logs warnings.
            if window.typeName == "GtkInspectorWindow" {
                window.isVisible = false
                continue
            }
            // If an open popover is destroyed, the pointer remains grabbed, and clicks in the next test are lost.
            for popover in window.descendants(of: Popover.self).reversed() where popover.isMapped { popover.popdown() }
            window.destroy()
        }
    }

    /// The windows that `gtk_window_list_toplevels` returns, except for a closed inspector, which GTK only hides.
    static var openWindows: [Gtk.Window] {
        let list = gtk_window_list_toplevels()
        defer { g_list_free(list) }
        var windows: [Gtk.Window] = []
        var node = list
        while let current = node {
            if let window = current.pointee.data { windows.append(Gtk.Window.wrap(window)) }
            node = current.pointee.next
        }
        return windows.filter { $0.isVisible || $0.typeName != "GtkInspectorWindow" }
    }

    // MARK: Waiting

    func wait(
        for limit: Duration,
        _ description: String,
        file: StaticString,
        line: UInt,
        until condition: () throws -> Bool
    ) rethrows -> Bool {
        let holds = try MainContext.pump(for: limit, until: condition)
        if !holds {
            let isTask = MainContext.isWithinMainQueue
            let hint = isTask ? ". Other tasks don't run while this one waits. Use await instead." : ""
            reportTimeout("timed out after \(limit) while waiting for \(description)\(hint)", file: file, line: line)
        }
        reportLog(file: file, line: line)
        return holds
    }

    func pumpUntilIdle(for limit: Duration, waitsForActions: Bool, file: StaticString, line: UInt) {
        if !MainContext.pumpUntilIdle(for: limit, waitsForActions: waitsForActions) {
            reportTimeout("the main loop was still busy after \(limit)", file: file, line: line)
        }
        reportLog(file: file, line: line)
    }

    /// Fails the test with a description and pictures of the windows.
    func reportTimeout(_ text: String, file: StaticString, line: UInt) {
        let pictures = savePictures().map { "The window is shown in \($0)" }
        let parts = [text, ShownWindows.description(of: Self.openWindows)] + pictures
        TestFailure.report(parts.joined(separator: "\n"), file: file, line: line)
    }

    /// A Boolean value that indicates whether a failed wait has saved pictures.
    var hasPictures: Bool { pictureCount > 0 }

    /// Saves pictures of the windows. Returns their paths, or the reason why a picture couldn't be saved.
    @discardableResult
    func savePictures() -> [String] {
        Self.openWindows.filter(\.isMapped).compactMap { $0.image() }.map { image in
            pictureCount += 1
            let file = "\(name)\(pictureCount == 1 ? "" : "-\(pictureCount)").png"
            return PictureFolder.save(image, as: file)
        }
    }

    // MARK: Animations

    func enableAnimations() {
        guard let settings = Settings.default, !settings.enablesAnimations else { return }
        settings.enablesAnimations = true
        disablesAnimations = true
    }

    // MARK: Messages

    func expectLog(containing text: String, domain: String?, file: StaticString, line: UInt) {
        // Reports earlier messages first. The test expects only messages that are logged after this call.
        reportLog(file: file, line: line)
        expectedLogs.append(ExpectedLog(text: text, domain: domain, file: file, line: line))
    }

    func allowLog(containing text: String, domain: String?) {
        expectedLogs.append(ExpectedLog(text: text, domain: domain, file: #filePath, line: #line, wasLogged: true))
    }

    func reportLog(file: StaticString, line: UInt) {
        for message in unexpectedMessages() { TestFailure.report("\(message)", file: file, line: line) }
    }

    /// Removes and returns the recorded messages that the test doesn't expect.
    private func unexpectedMessages() -> [LogMessage] {
        LogRecorder.takeMessages().filter { message in
            let matching = expectedLogs.indices.filter { expectedLogs[$0].matches(message) }
            for index in matching { expectedLogs[index].wasLogged = true }
            return matching.isEmpty
        }
    }
}
