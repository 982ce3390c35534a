import RequiredAdwVersion

/// A program whose windows have the widgets and styles of libadwaita: a `GtkApp` with an `AdwApplication`.
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
/// It has everything that a `GtkApp` has. `application.colorScheme` and `--color-scheme` choose the color scheme of the
/// `StyleManager`, which follows the desktop by itself. ``Adw/StyleManager/accent`` is the accent color.
@MainActor
public protocol AdwApp: GtkApp {}

extension AdwApp {
    public func makeApplication(id: String, flags: ApplicationFlags) -> Application {
        RequiredAdwVersion.check()
        return AdwApplication(applicationID: id, flags: flags)
    }
}
