import CombineModel
import Gtk

/// A program, with its name, its first window and its command line. It corresponds to SwiftUI's `App` and UIKit's
/// `UIApplicationDelegate`, and manages a `GtkApplication`.
///
/// ```swift
/// @main
/// struct Notebook: GtkApp {
///     let id = "org.example.Notebook"
///
///     func makeWindow(_ application: Application) throws -> Window {
///         try NotebookWindow(application: application)
///     }
/// }
/// ```
///
/// - Every program has the options `--help`, `--describe`, `--screenshot FILE` and `--color-scheme SCHEME`, `--version` if there is
///   a ``version``, and the options that it declares with ``CommandLineOption``.
/// - The program runs in one process, unless ``isUnique`` is false. A second start passes its command line to the first
///   process and exits. Without a session bus, each start is a separate process.
/// - If one of its methods throws, the program ends: it prints the error to standard error and exits with the exit code
///   1, or with that of an ``ExitCode``. An error of a later start is reported to that start, or logged if the desktop
///   started it, and the program continues.
/// - `SIGHUP`, `SIGINT` and `SIGTERM` end it like `application.quit()`.
///
/// A program that opens the files of its command line also conforms to ``FileOpening``.
@MainActor
public protocol GtkApp {
    /// The identifier, which consists of your reversed domain and a name: `"org.example.Notebook"`. An identifier that
    /// isn't valid for D-Bus traps.
    var id: String { get }

    /// The name of the program that the user sees, for example in the about dialog and the menu of the desktop. The default is
    /// the name of its executable.
    var name: String { get }

    /// A sentence that describes the program, for `--help` and the about dialog. Empty by default.
    var summary: String { get }

    /// The version that `--version` prints after the name. It's empty by default. The option doesn't exist if it's
    /// empty.
    ///
    /// It begins with a digit, followed by letters, digits and `.+-~`. Another version traps.
    var version: String { get }

    /// The name of the person or the organization that develops the program. Empty by default.
    var developer: String { get }

    /// The license of the program. The default is `.unknown`.
    var license: License { get }

    /// The address of the program's website, which begins with `https://` or `http://`. Another address traps. Empty by default.
    var website: String { get }

    /// The categories of the program in the menu of the desktop, for example `["Office", "Calendar"]`. Empty by default.
    ///
    /// Use the names of the [Desktop Menu Specification](https://specifications.freedesktop.org/menu-spec/latest/).
    var categories: [String] { get }

    /// The types of files, and the schemes of addresses, that the desktop opens with the program. Empty by default.
    ///
    /// They're passed to ``FileOpening/open(_:in:)``. If the program doesn't conform to ``FileOpening``, elements trap.
    var opens: [OpenedContent] { get }

    /// The languages that the program is translated into, for example `["de", "pt_BR"]`.
    ///
    /// The default is the languages of the catalogs that `TextDomain.program` embeds.
    var languages: [String] { get }

    /// A Boolean value that indicates whether starting the program while it runs only notifies the running instance.
    /// The default is true. `G_APPLICATION_NON_UNIQUE` if false.
    var isUnique: Bool { get }

    associatedtype Fallback: FallbackDisplay = NoFallbackDisplay

    /// A replacement for a missing display. By default, the program reports that there is no display and exits.
    ///
    /// `BrowserDisplay()` of the module `CombineGtkBroadway` shows the windows in a web browser.
    var fallbackDisplay: Fallback { get }

    /// Creates the program, with the default values of its options. The options are parsed afterwards.
    ///
    /// A start that only notifies the running program also creates an instance. Therefore don't open files or windows
    /// here.
    init()

    /// Creates the application. The default is an `Application`.
    ///
    /// Implement this method to use a subclass.
    func makeApplication(id: String, flags: ApplicationFlags) -> Application

    /// Creates the objects that all windows share, such as commands, style sheets and models. It's called once, before
    /// the first window is created, and does nothing by default. It corresponds to UIKit's
    /// `application(_:didFinishLaunchingWithOptions:)`.
    func startUp(_ application: Application) throws

    /// Creates a window, which is then shown.
    func makeWindow(_ application: Application) throws -> Window

    /// Saves unsaved changes before the program ends. Does nothing by default.
    ///
    /// Edits in the windows have already ended, see ``Gtk/Window/endEditing()``. An error that this method throws is
    /// printed, and the exit code is 1. UIKit's `applicationWillTerminate(_:)`.
    func shutDown(_ application: Application) throws

    /// Handles a start without files. By default, it shows the most recently used window, or else a new one.
    func activate(_ application: Application) throws
}

extension GtkApp {
    public var name: String { ProgramDescription.executable ?? "\(Self.self)" }

    public var summary: String { "" }

    public var version: String { "" }

    public var developer: String { "" }

    public var license: License { .unknown }

    public var website: String { "" }

    public var categories: [String] { [] }

    public var opens: [OpenedContent] { [] }

    public var languages: [String] { TextDomain.program?.embeddedLanguages ?? [] }

    public var isUnique: Bool { true }

    public func makeApplication(id: String, flags: ApplicationFlags) -> Application {
        Application(applicationID: id, flags: flags)
    }

    public func startUp(_ application: Application) throws {}

    public func shutDown(_ application: Application) throws {}

    public func activate(_ application: Application) throws {
        if let window = application.activeWindow { return window.present() }
        try presentNewWindow(application)
    }

    /// Creates and shows a window in addition to the existing ones.
    public func presentNewWindow(_ application: Application) throws {
        let window = try makeWindow(application)
        // The application runs as long as it has windows.
        if window.application == nil { window.application = application }
        window.present()
    }
}

extension GtkApp where Fallback == NoFallbackDisplay {
    public var fallbackDisplay: NoFallbackDisplay { NoFallbackDisplay() }
}

/// A program that opens the files that the command line or the desktop provides.
///
/// Programs that don't conform to this protocol reject such arguments. In the `.desktop` file, use `%U` for the files.
@MainActor
public protocol FileOpening: GtkApp {
    /// Opens files, one or more. They can be remote, and may not exist. `G_APPLICATION_HANDLES_OPEN`, UIKit's
    /// `application(_:open:options:)`, SwiftUI's `onOpenURL`.
    func open(_ files: [File], in application: Application) throws
}
