import CombineGtk

extension AdwPreferencesPage {
    convenience init(_ page: PreferencesPage) {
        page.removeScrolling()
        self.init { AdwPreferencesGroup { page } }
        title = page.title
        iconName = page.icon
    }
}

#if !GTK4_14

/// A window of preferences that looks like an `AdwPreferencesWindow`.
///
/// An `AdwPreferencesWindow` isn't used, because libadwaita never releases its groups, and because its search finds
/// only rows of the class `AdwPreferencesRow`.
final class PreferencesPagesWindow: AdwWindow, PresentedPreferences {
    init(_ title: String, _ pages: [PreferencesPage]) {
        super.init(properties: [:])
        self.title = title
        setDefaultSize(640, height: 576)
        widthRequest = 360
        let stack = ViewStack()
        let switcher = ViewSwitcherTitle()
        switcher.stack = stack
        switcher.title = title
        switcher.isViewSwitcherEnabled = pages.count > 1
        let bar = ViewSwitcherBar()
        bar.stack = stack
        bar.reactive.reveals <~ switcher.publisher(for: \.isTitleVisible)
        for page in pages {
            let shown = stack.add(AdwPreferencesPage(page))
            shown.title = page.title
            shown.iconName = page.icon
            // libadwaita counts the visible pages only when one of these properties changes.
            shown.publisher(for: \.isVisible).changes.sink(on: bar) { [weak switcher] bar, _ in
                for _ in 0..<2 { switcher?.isViewSwitcherEnabled.toggle() }
                for _ in 0..<2 { bar.reveals.toggle() }
            }
            shown.reactive.isVisible <~ page.publisher(for: \.isVisible)
        }
        let header = AdwHeaderBar()
        header.centeringPolicy = .strict
        header.titleWidget = switcher
        content = Box.vertical {
            header
            stack.expand()
            bar
        }
        closeOnEscape()
    }
}
#endif
