import CombineGtk

extension AdwWindow: DialogPresenter {
    package func makeAlert(_ content: AlertContent) -> any PresentedAlert { AdwMessageDialog(content, over: self) }

    package func makeAbout() -> any PresentedAbout { AboutWindow() }

    package func makePreferences(_ title: String, _ pages: [PreferencesPage]) -> any PresentedPreferences {
        PreferencesPagesWindow(title, pages)
    }
}

extension AdwApplicationWindow: DialogPresenter {
    package func makeAlert(_ content: AlertContent) -> any PresentedAlert { AdwMessageDialog(content, over: self) }

    package func makeAbout() -> any PresentedAbout { AboutWindow() }

    package func makePreferences(_ title: String, _ pages: [PreferencesPage]) -> any PresentedPreferences {
        PreferencesPagesWindow(title, pages)
    }
}

extension AdwMessageDialog: DialogPresenter {
    package func makeAlert(_ content: AlertContent) -> any PresentedAlert { AdwMessageDialog(content, over: self) }

    package func makeAbout() -> any PresentedAbout { AboutWindow() }

    package func makePreferences(_ title: String, _ pages: [PreferencesPage]) -> any PresentedPreferences {
        PreferencesPagesWindow(title, pages)
    }
}
