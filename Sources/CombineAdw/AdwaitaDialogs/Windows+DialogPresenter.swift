import CombineGtk

extension AdwWindow: DialogPresenter {}
extension AdwApplicationWindow: DialogPresenter {}
extension AdwMessageDialog: DialogPresenter {}

#if GTK4_14
// If a window can't contain a dialog, libadwaita shows the dialog in a separate window. That window isn't an Adwaita
// window. Therefore, the dialog itself creates the dialogs that appear over that window.
extension AdwDialog: DialogPresenter {}
#endif

extension DialogPresenter {
    package func makeAlert(_ content: AlertContent, over parent: Window) -> any PresentedAlert {
        AdwAlert(content, over: parent)
    }

    package func makeAbout() -> any PresentedAbout { AdwAbout() }

    package func makePreferences(_ title: String, _ pages: [PreferencesPage]) -> any PresentedPreferences {
        #if GTK4_14
        PreferencesDialog(title, pages)
        #else
        PreferencesPagesWindow(title, pages)
        #endif
    }

    package func makeShortcuts(_ groups: [ShortcutGroup]) -> (any PresentedShortcuts)? {
        #if GTK4_20
        ShortcutsDialog(groups)
        #else
        nil
        #endif
    }
}
