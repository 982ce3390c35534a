import CGtk
import Dispatch
import Glibc
@_spi(Binding) import Gtk

/// A private, invisible display for the test process. It's the X server `Xvfb`.
///
/// ``GtkTestCase`` starts the display before the first test. The display stops when the process exits, even if the
/// process crashes. Only programs of the same user can connect to the display. They need the file that the environment
/// variable `XAUTHORITY` names. The settings make tests reproducible: there are no animations and no blinking cursor,
/// the theme is the default theme of GTK at scale 1, and program settings are stored in memory.
///
/// To watch the tests on the desktop instead, run them with `COMBINEGTK_TEST_DISPLAY=inherit`. The tests then use the X
/// display of the environment.
@MainActor
public enum HeadlessDisplay {
    /// The size of the screen in pixels.
    public static let size: (width: Int, height: Int) = (1280, 1024)

    /// The window manager of the display, for example `openbox`, or nil for a display without a window manager.
    ///
    /// By default, it's the value of the environment variable `COMBINEGTK_TEST_WINDOW_MANAGER`, or nil. Set this
    /// property before you call ``start()``, because later changes have no effect. If the window manager isn't
    /// installed, ``start()`` throws ``HeadlessDisplayError/windowManagerNotInstalled(name:)``.
    ///
    /// A window manager draws title bars of windows without a GTK header bar, maximizes windows and keeps them on the
    /// screen. Most tests don't need a window manager and run faster without it.
    public static var windowManager: String? = environment("COMBINEGTK_TEST_WINDOW_MANAGER").flatMap {
        $0.isEmpty ? nil : $0
    }

    private static var server: CompanionProcess?
    private static var windowManagerProcess: CompanionProcess?
    /// The identifier of the process that started the server.
    private static var owner: pid_t?
    /// The directory of the server's authority file.
    private static var directory: PrivateDirectory?
    private static var outcome: Result<Void, HeadlessDisplayError>?

    /// Starts the display and initializes GTK. Further calls do nothing.
    ///
    /// Call this method before you use GTK. If this method throws ``HeadlessDisplayError``, further calls throw the
    /// same error.
    public static func start() throws(HeadlessDisplayError) {
        if let outcome { return try outcome.get() }
        let result = Result { () throws(HeadlessDisplayError) in try open() }
        outcome = result
        try result.get()
    }

    /// The name of the display, or nil before GTK is initialized.
    static var name: String? {
        gdk_display_get_default().map { String(cString: gdk_display_get_name($0)) }
    }

    private static func open() throws(HeadlessDisplayError) {
        let inherits = environment("COMBINEGTK_TEST_DISPLAY") == "inherit"
        if !inherits { setEnvironment("DISPLAY", try startServer()) }
        prepareEnvironment()
        guard GTK.isDisplayAvailable() else { throw .noDisplay(name: environment("DISPLAY") ?? "") }
        if !inherits, let windowManager { try start(windowManager: windowManager) }
        disableAnimations()
        ListItems.observe()
    }

    // MARK: The server

    private static func startServer() throws(HeadlessDisplayError) -> String {
        guard CompanionProcess.isInstalled("Xvfb") else { throw .notInstalled }
        var ends: [Int32] = [0, 0]
        guard g_unix_open_pipe(&ends, FD_CLOEXEC, nil) != 0 else {
            throw .notStarted(reason: "no pipe could be opened")
        }
        defer { close(ends[0]) }
        let screen = "\(size.width)x\(size.height)x24"
        do {
            let authority = try makeAuthorityFile()
            server = try CompanionProcess(
                [
                    "Xvfb", "-displayfd", "3", "-screen", "0", screen, "-nolisten", "tcp", "-noreset",
                    "-auth", authority,
                ],
                inherits: [3: ends[1]]
            )
        } catch {
            throw .notStarted(reason: error.message)
        }
        guard let number = readLine(from: ends[0]) else {
            throw .notStarted(reason: "it exited without printing its display")
        }
        return ":" + number
    }

    static var isManaged: Bool { windowManagerProcess != nil }

    private static func start(windowManager name: String) throws(HeadlessDisplayError) {
        guard CompanionProcess.isInstalled(name) else { throw .windowManagerNotInstalled(name: name) }
        // Prevents window managers from creating files in the user's cache folder.
        let cache = directory.map { ["env", "XDG_CACHE_HOME=\($0.path)"] } ?? []
        do {
            windowManagerProcess = try CompanionProcess(cache + [name])
        } catch {
            throw .windowManagerNotStarted(name: name, reason: error.message)
        }
        guard showsNewWindows(within: .seconds(10)) else {
            windowManagerProcess?.terminate()
            windowManagerProcess = nil
            throw .windowManagerNotStarted(name: name, reason: "it didn't manage the display within 10 seconds")
        }
    }

    /// Waits until a window manager shows new windows. Returns false if the time limit is exceeded.
    ///
    /// Shortly after a window manager has announced itself, it may not yet show a new window. Therefore, the method
    /// tries again with another window.
    private static func showsNewWindows(within limit: Duration) -> Bool {
        guard let devices = InputDevices.shared else { return false }
        let deadline = ContinuousClock.now + limit
        while ContinuousClock.now < deadline {
            let isAnnounced = MainContext.pump(for: limit) { devices.hasWindowManager }
            guard isAnnounced else { return false }
            let window = devices.makeWindow()
            defer { devices.destroyWindow(window) }
            if MainContext.pump(for: .seconds(1), until: { devices.isViewable(window) }) { return true }
        }
        return false
    }

    /// Writes an authority file, which prevents programs of other users from connecting. This process and its children
    /// use the file.
    private static func makeAuthorityFile() throws(GLibError) -> String {
        let directory = try PrivateDirectory()
        self.directory = directory
        owner = getpid()
        endAtExit()
        let path = directory.path + "/Xauthority"
        let contents = AuthorityFile.contents()
        _ = try GLibError.check {
            g_file_set_contents_full(path, contents, gssize(contents.count), G_FILE_SET_CONTENTS_NONE, 0o600, $0)
        }
        setEnvironment("XAUTHORITY", path)
        // Prevents files that tests choose from appearing in the user's list of recent files.
        setEnvironment("XDG_DATA_HOME", directory.path)
        // Prevents file choosers from showing the user's bookmarks and from watching the bookmarks file.
        setEnvironment("XDG_CONFIG_HOME", directory.path)
        return path
    }

    /// Makes the server stop when the process exits, regardless of the thread that exits the process.
    private nonisolated static func endAtExit() {
        atexit {
            if MainThread.isCurrent { return MainThread.assume { HeadlessDisplay.end() } }
            // Swift Testing exits the process on another thread, while the main thread runs the main loop.
            let ended = DispatchSemaphore(value: 0)
            MainThread.performLater {
                HeadlessDisplay.end()
                ended.signal()
                // The main loop must not continue. GDK would notice that the server has stopped, and would exit the
                // process with the code 1.
                while true { pause() }
            }
            _ = ended.wait(timeout: .now() + 2)
        }
    }

    /// Stops the server, and then removes its authority file. Without the file, a running server would accept all
    /// clients.
    ///
    /// In a forked process, the method does nothing. For example, `g_test_dbus_up` forks a process that waits until
    /// this process exits. The server isn't a child of the forked process, so waiting for the server there would never
    /// return.
    private static func end() {
        guard getpid() == owner else { return }
        windowManagerProcess?.terminate()
        server?.terminate()
        directory?.remove()
    }

    /// Returns the line that the server writes when it accepts connections, or nil if the server exits first.
    private static func readLine(from descriptor: Int32) -> String? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while true {
            let count = read(descriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { return nil }
            if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(byte)
        }
    }

    // MARK: The environment

    private static func prepareEnvironment() {
        let settings: KeyValuePairs<String, String> = [
            "GDK_BACKEND": "x11",
            "GSK_RENDERER": "cairo",
            // The test backend stores accessible attributes in the process, so that tests can read them.
            "GTK_A11Y": "test",
            "GSETTINGS_BACKEND": "memory",
            "GTK_IM_MODULE": "gtk-im-context-simple",
            "GTK_USE_PORTAL": "0",
            // Without a GPU, Mesa would print warnings in each program that a test starts.
            "EGL_LOG_LEVEL": "fatal",
        ]
        for (name, value) in settings { setEnvironment(name, value) }
        // With these variables, windows would have the look or scale of the user's desktop.
        for name in ["GTK_THEME", "GDK_SCALE", "GDK_DPI_SCALE", "WAYLAND_DISPLAY"] { g_unsetenv(name) }
    }

    private static func disableAnimations() {
        guard let settings = Settings.default else { return }
        settings.setProperty("gtk-enable-animations", false)
        settings.setProperty("gtk-cursor-blink", false)
        // Creates the wrapper of the default display now. The wrapper is never released and would count as a leak if a
        // test created it.
        _ = Display.default
    }

    private static func environment(_ name: String) -> String? {
        g_getenv(name).map { String(cString: $0) }
    }

    private static func setEnvironment(_ name: String, _ value: String) { g_setenv(name, value, 1) }
}
