import CGtk
import Glibc
@_spi(Binding) import Gtk

/// A private, invisible display for the test process: the X server `Xvfb`.
///
/// ``GtkTestCase`` starts it before the first test. It ends with the process, even if the process crashes. Only
/// programs of the same user can open it, with the file in the environment variable `XAUTHORITY`. Windows on it use
/// settings that make tests reproducible: no animations, no blinking cursor, the default GTK theme at scale 1, settings
/// in memory.
///
/// To watch the tests on the desktop instead, run them with `COMBINEGTK_TEST_DISPLAY=inherit`. They then use the X
/// display of the environment.
@MainActor
public enum HeadlessDisplay {
    /// The size of the screen in pixels.
    public static let size: (width: Int, height: Int) = (1280, 1024)

    private static var server: CompanionProcess?
    /// The process that started the server.
    private static var owner: pid_t?
    /// The directory of the server's authority file.
    private static var directory: PrivateDirectory?
    private static var outcome: Result<Void, HeadlessDisplayError>?

    /// Starts the display and initializes GTK on it. Further calls do nothing.
    ///
    /// Call it before you use GTK. Throws ``HeadlessDisplayError``, the same error at each call.
    public static func start() throws(HeadlessDisplayError) {
        if let outcome { return try outcome.get() }
        let result = Result { () throws(HeadlessDisplayError) in try open() }
        outcome = result
        try result.get()
    }

    /// The display's name, or nil before GTK is initialized on it.
    static var name: String? {
        gdk_display_get_default().map { String(cString: gdk_display_get_name($0)) }
    }

    private static func open() throws(HeadlessDisplayError) {
        let inherits = environment("COMBINEGTK_TEST_DISPLAY") == "inherit"
        if !inherits { setEnvironment("DISPLAY", try startServer()) }
        prepareEnvironment()
        guard GTK.isDisplayAvailable() else {
            throw .noDisplay(name: environment("DISPLAY") ?? "")
        }
        quieten()
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
            throw .notStarted(reason: "it ended without printing its display")
        }
        return ":" + number
    }

    /// Writes the authority file, which excludes programs of other users, and makes this process and its children use
    /// it.
    private static func makeAuthorityFile() throws(GLibError) -> String {
        let directory = try PrivateDirectory()
        self.directory = directory
        owner = getpid()
        // If another thread ends the process, the file may remain.
        atexit { if MainThread.isCurrent { MainThread.assume { HeadlessDisplay.end() } } }
        let path = directory.path + "/Xauthority"
        let contents = AuthorityFile.contents()
        _ = try GLibError.check {
            g_file_set_contents_full(path, contents, gssize(contents.count), G_FILE_SET_CONTENTS_NONE, 0o600, $0)
        }
        setEnvironment("XAUTHORITY", path)
        // Files that tests choose don't appear in the user's list of recent files.
        setEnvironment("XDG_DATA_HOME", directory.path)
        // File choosers show the bookmarks of the user, and watch their file.
        setEnvironment("XDG_CONFIG_HOME", directory.path)
        return path
    }

    /// Ends the server and then removes its authority file. Without the file, the server would accept everyone.
    ///
    /// It does nothing in a process that was forked from this one, such as the process that `g_test_dbus_up` creates to
    /// wait for the end of this one. The server isn't a child of that process, so waiting for it would never end.
    private static func end() {
        guard getpid() == owner else { return }
        server?.terminate()
        directory?.remove()
    }

    /// Returns the line that the server writes when it accepts connections, or nil if it ends instead.
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
            // Accessible attributes are stored in the process, so that tests can read them.
            "GTK_A11Y": "test",
            "GSETTINGS_BACKEND": "memory",
            "GTK_IM_MODULE": "gtk-im-context-simple",
            "GTK_USE_PORTAL": "0",
            // Without a GPU, Mesa writes warnings to the standard error of each program that tests start.
            "EGL_LOG_LEVEL": "fatal",
        ]
        for (name, value) in settings { setEnvironment(name, value) }
        // Removes variables that would make windows look or scale as on the desktop of the user who runs the tests.
        for name in ["GTK_THEME", "GDK_SCALE", "GDK_DPI_SCALE", "WAYLAND_DISPLAY"] { g_unsetenv(name) }
    }

    /// Turns off animations and the blinking of the cursor.
    private static func quieten() {
        guard let settings = Settings.default else { return }
        settings.setProperty("gtk-enable-animations", false)
        settings.setProperty("gtk-cursor-blink", false)
        // Creates the wrapper of the default display, which is kept, so that checks of lifetimes don't count it.
        _ = Display.default
    }

    private static func environment(_ name: String) -> String? {
        g_getenv(name).map { String(cString: $0) }
    }

    private static func setEnvironment(_ name: String, _ value: String) {
        g_setenv(name, value, 1)
    }
}
