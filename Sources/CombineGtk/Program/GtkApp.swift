import Gtk

/// A program with a name, a first window and command-line options. It manages a `GtkApplication`, and corresponds to
/// `App` in SwiftUI and to `UIApplicationDelegate` in UIKit.
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
/// - Every program has the options `--help`, `--describe`, `--screenshot FILE` and `--color-scheme SCHEME`. If the
///   program has a ``version``, it also has the option `--version`. You can declare more options with
///   ``CommandLineOption``.
/// - By default, only one instance of the program runs. Another start passes its command line to that instance and
///   exits. See ``isUnique``. Without a session bus, each start creates a separate instance.
/// - If a method throws while the program starts, the program prints the error to standard error and exits. The exit
///   code is the code of an ``ExitCode`` error, or 1 for any other error. If a method throws during a later start, the
///   program continues. The process of the later start reports the error. If the desktop started the program, the error
///   is logged.
/// - `SIGHUP`, `SIGINT` and `SIGTERM` have the same effect as `application.quit()`.
///
/// To open the files of the command line, also conform to ``FileOpening``.
@MainActor
public protocol GtkApp {
    /// The identifier: your domain name in reverse order, followed by a name, for example `"org.example.Notebook"`. The
    /// program traps if the identifier isn't valid for D-Bus.
    var id: String { get }

    /// The name of the program for users, for example in the about dialog and the menu of the desktop. The default is
    /// the name of the executable.
    var name: String { get }

    /// A sentence that describes the program, in `--help` and the about dialog. The default is an empty string.
    var summary: String { get }

    /// The version of the program, which `--version` prints. The default is an empty string. A program with an empty
    /// version doesn't have the option `--version`.
    ///
    /// The version begins with a digit, followed by letters, digits and `.+-~`. The program traps if it isn't valid.
    var version: String { get }

    /// The name of the person or the organization that develops the program. The default is an empty string.
    var developer: String { get }

    /// The license of the program. The default is `.unknown`.
    var license: License { get }

    /// The address of the program's website. The default is an empty string. The program traps if the address doesn't
    /// begin with `https://` or `http://`.
    var website: String { get }

    /// The categories of the program in the menu of the desktop, for example `["Office", "Calendar"]`. The default is
    /// an empty array.
    ///
    /// Use the names of the [Desktop Menu Specification](https://specifications.freedesktop.org/menu-spec/latest/).
    var categories: [String] { get }

    /// The types of files and the URL schemes that the desktop opens with the program. The default is an empty array.
    ///
    /// The files and addresses are passed to ``FileOpening/open(_:in:)``. The program traps if the array isn't empty
    /// and the program doesn't conform to ``FileOpening``.
    var opens: [OpenedContent] { get }

    /// The languages that the program is translated into, for example `["de", "pt_BR"]`.
    ///
    /// By default, these are the languages of the catalogs that `TextDomain.program` embeds.
    var languages: [String] { get }

    /// A Boolean value that indicates whether only one instance of the program runs. The default is true. If the value
    /// is false, the flag `G_APPLICATION_NON_UNIQUE` is set.
    var isUnique: Bool { get }

    associatedtype Fallback: FallbackDisplay = NoFallbackDisplay

    /// The display that is used if there is no other display. By default, the program prints an error and exits.
    ///
    /// `BrowserDisplay()` of the module `CombineGtkBroadway` shows the windows in a web browser.
    var fallbackDisplay: Fallback { get }

    /// Creates the program with the default values of its options.
    ///
    /// The command line is parsed afterwards. If the program is already running, a second process also calls this
    /// initializer and then only notifies the running program. Therefore, don't open files or windows in this
    /// initializer.
    init()

    /// Creates the application. By default, it's an `Application`. Implement this method to use a subclass.
    func makeApplication(id: String, flags: ApplicationFlags) -> Application

    /// Creates the objects that all windows share, such as commands, style sheets and models.
    ///
    /// This method is called once, before the first window is created. The default implementation does nothing. This
    /// method corresponds to `application(_:didFinishLaunchingWithOptions:)` in UIKit.
    func startUp(_ application: Application) throws

    /// Creates a window. The program then shows the window.
    func makeWindow(_ application: Application) throws -> Window

    /// Saves unsaved changes before the program exits. The default implementation does nothing.
    ///
    /// When this method is called, edits in the windows have already ended. See ``Gtk/Window/endEditing()``. If this
    /// method throws, the error is printed and the exit code is 1. This method corresponds to
    /// `applicationWillTerminate(_:)` in UIKit.
    func shutDown(_ application: Application) throws

    /// Called when the program is started without files. The default implementation shows the window that was used
    /// last. If the program has no window, the default implementation creates a window.
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

    /// Creates and shows another window.
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

/// A program that opens files from the command line or the desktop.
///
/// Programs that don't conform to this protocol reject file arguments. To let the desktop open files in the
/// program, add `%U` to the `Exec` line of the `.desktop` file.
@MainActor
public protocol FileOpening: GtkApp {
    /// Opens one or more files. The files can be remote, and they may not exist. This method corresponds to
    /// `application(_:open:options:)` in UIKit and to `onOpenURL` in SwiftUI. A program that conforms to this protocol
    /// has the flag `G_APPLICATION_HANDLES_OPEN`.
    func open(_ files: [File], in application: Application) throws
}
