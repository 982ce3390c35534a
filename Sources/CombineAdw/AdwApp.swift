import RequiredAdwVersion

/// A program with the widgets and styles of libadwaita. It's a `GtkApp` with an `AdwApplication`.
///
/// ```swift
/// @main
/// struct Notebook: AdwApp {
///     let id = "org.example.Notebook"
///
///     func makeWindow(_ application: Application) throws -> Window {
///         try NotebookWindow(application: application)
///     }
/// }
/// ```
///
/// All members of `GtkApp` are available. `application.colorScheme` and `--color-scheme` set the color scheme of the
/// `StyleManager`. By default, the `StyleManager` follows the desktop's preference. The accent color is
/// ``/Adw/StyleManager/accent``.
@MainActor
public protocol AdwApp: GtkApp {}

extension AdwApp {
    public func makeApplication(id: String, flags: ApplicationFlags) -> Application {
        RequiredAdwVersion.check()
        return AdwApplication(applicationID: id, flags: flags)
    }
}
