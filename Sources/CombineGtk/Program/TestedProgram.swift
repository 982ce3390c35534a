import Glibc
import Gtk

/// A program that runs within a test.
///
/// ```swift
/// let program = try TestedProgram(NotebookApp())
/// defer { program.end() }
/// let user = User(try XCTUnwrap(program.window))
/// user.choose(menu: "Menu", "About Notebook")
/// ```
///
/// - The program starts up and opens its first window, as it does on the desktop. The test runs the main loop.
/// - The settings are empty, and are stored in memory. The program's files in the user's folders for data, configurations
///   and caches are stored in a temporary folder, which is removed at the end.
/// - An option that ends the program, such as `--help`, has no effect.
@MainActor
public final class TestedProgram {
    /// The program's application, which manages the windows.
    public let application: Application

    /// The window that was active last, or nil if the program has no window. Before a window becomes active, this is
    /// the first window.
    public var window: Window? { application.activeWindow ?? application.windows.first }

    private let shutDown: @MainActor () -> Void
    private let settings: any SettingsStore
    private let folders: UserFolders
    private var hasEnded = false

    /// Starts a program.
    ///
    /// Throws the errors that the program throws at the start, and ``UsageError`` for an invalid command line.
    ///
    /// - Parameters:
    ///   - app: The program.
    ///   - arguments: The command line, without the name of the program.
    public init<App: GtkApp>(_ app: App, arguments: [String] = []) throws {
        settings = DefaultSettings.store
        folders = try UserFolders()
        let run = ProgramRun(app)
        DefaultSettings.store = MemorySettings()
        do {
            application = try run.start(arguments)
        } catch {
            DefaultSettings.store = settings
            folders.remove()
            throw error
        }
        shutDown = { [application] in run.end(application) }
    }

    /// Closes the windows without questions, and ends the program. Further calls do nothing.
    public func end() {
        guard !hasEnded else { return }
        hasEnded = true
        for window in application.windows {
            window.endEditing()
            window.destroy()
        }
        shutDown()
        DefaultSettings.store = settings
        folders.remove()
    }

    isolated deinit { end() }
}

/// Empty folders that replace the user's folders for data, configurations and caches, while a program is tested or
/// recorded.
@MainActor
final class UserFolders {
    private let directory: PrivateDirectory
    /// The environment variables that contain the paths of the folders, with their previous values.
    private var former: [String: String?] = [:]

    init() throws(GLibError) {
        directory = try PrivateDirectory()
        for name in ["XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"] {
            former[name] = .some(getenv(name).map { String(cString: $0) })
            setenv(name, "\(directory.path)/\(name.dropFirst(4).dropLast(5).lowercased())", 1)
        }
    }

    /// Restores the user's folders. Further calls do nothing.
    func remove() {
        for (name, value) in former { if let value { setenv(name, value, 1) } else { unsetenv(name) } }
        former = [:]
        directory.remove()
    }
}
