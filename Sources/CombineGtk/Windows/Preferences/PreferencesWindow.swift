import Gtk

/// A window of preferences, with pages, groups and rows. It corresponds to `AdwPreferencesWindow` and to `Settings` in
/// SwiftUI.
///
/// ```swift
/// let preferences = PreferencesWindow {
///     PreferencesPage("General") {
///         PreferencesGroup("Editor") {
///             PreferencesRow("Spell Checking", isOn: $settings.checksSpelling)
///             PreferencesRow("Text Size", value: $settings.textSize, in: 8...32)
///         }
///     }
/// }
/// ```
///
/// - Changes take effect immediately, because each row is bound to its model in both directions.
/// - If there are several pages, the user switches between them in the title bar. The Escape key closes the window.
/// - ``Gtk/Window/presentPreferences(_:_:)`` shows preferences over another window and closes them together with it.
public final class PreferencesWindow: Window {
    private let stack = Stack()

    /// Creates a window with pages. Its default title is "Preferences" in the user's language.
    public init(_ title: String? = nil, @_ArrayBuilder<PreferencesPage> _ pages: () -> [PreferencesPage]) {
        super.init(properties: [:])
        KitStyle.apply(to: display)
        // The package's style of groups only applies to windows with this class, because libadwaita styles groups
        // differently.
        addCSSClass("kit-preferences")
        self.title = title ?? PackageText["Preferences"]
        setDefaultSize(600, height: 520)
        let pages = pages()
        for (index, page) in pages.enumerated() {
            stack.add(page, name: "\(index)", title: page.title).reactive.isVisible <~ page.publisher(for: \.isVisible)
        }
        let header = HeaderBar()
        if pages.count > 1 {
            let switcher = StackSwitcher()
            switcher.stack = stack
            header.titleWidget = switcher
        }
        titlebar = header
        child = stack
        closeOnEscape()
    }
}

/// A preferences dialog from GTK or another widget library.
@MainActor
package protocol PresentedPreferences: PresentedDialog {
    var presentedTitle: String { get }
}

extension PresentedPreferences where Self: Window {
    package var presentedTitle: String { title ?? "" }
}

extension PreferencesWindow: PresentedPreferences {}

extension Window {
    /// Adds the shortcut Escape, which closes the window.
    package func closeOnEscape() {
        let escape = Shortcut(trigger: KeyvalTrigger(key: .escape), action: NamedAction(name: "window.close"))
        let shortcuts = ShortcutController()
        shortcuts.addShortcut(escape)
        addController(shortcuts)
    }

    /// Shows preferences over this window, and closes them when this window is closed. While the preferences are open,
    /// another call presents the same dialog again.
    ///
    /// The method traps if this window was never shown. If this window is closed, the method logs a message and shows
    /// nothing.
    ///
    /// - Parameters:
    ///   - title: The title of the preferences, or nil for "Preferences" in the user's language.
    ///   - pages: A closure that creates the pages. It isn't called if the preferences are already open.
    /// - Returns: The dialog, or nil if this window is closed. It's a ``PreferencesWindow``. In an Adwaita window, it's
    ///   an `AdwWindow` or, with the trait `GTK4_14`, a `PreferencesDialog`.
    @discardableResult
    public func presentPreferences(
        _ title: String? = nil,
        @_ArrayBuilder<PreferencesPage> _ pages: () -> [PreferencesPage]
    ) -> Widget? {
        let title = title ?? PackageText["Preferences"]
        guard canPresent("the preferences window \"\(title)\"") else { return nil }
        let shown = openDialogs.lazy.compactMap { $0 as? any PresentedPreferences }.first { $0.presentedTitle == title }
        let preferences: any PresentedPreferences =
            shown ?? dialogPresenter?.makePreferences(title, pages()) ?? PreferencesWindow(title, pages)
        preferences.present(over: self)
        return preferences
    }
}
