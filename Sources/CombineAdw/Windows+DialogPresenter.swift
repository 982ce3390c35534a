import CombineGtk

extension AdwWindow: DialogPresenter {
    package func makeAlert(_ content: AlertContent) -> any PresentedAlert { AdwMessageDialog(content, over: self) }

    package func makeAbout() -> any PresentedAbout { AboutWindow() }
}

extension AdwApplicationWindow: DialogPresenter {
    package func makeAlert(_ content: AlertContent) -> any PresentedAlert { AdwMessageDialog(content, over: self) }

    package func makeAbout() -> any PresentedAbout { AboutWindow() }
}

extension AdwMessageDialog: DialogPresenter {
    package func makeAlert(_ content: AlertContent) -> any PresentedAlert { AdwMessageDialog(content, over: self) }

    package func makeAbout() -> any PresentedAbout { AboutWindow() }
}
