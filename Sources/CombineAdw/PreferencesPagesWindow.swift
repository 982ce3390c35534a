import CombineGtk
import Gtk

/// A window of preferences that looks like an `AdwPreferencesWindow`.
///
/// It isn't an `AdwPreferencesWindow`, because libadwaita never releases the groups of such a window. Also, its search
/// would find only rows of the class `AdwPreferencesRow`.
final class PreferencesPagesWindow: AdwWindow, PresentedPreferences {
    init(_ title: String, _ pages: [PreferencesPage]) {
        super.init(properties: [:])
        self.title = title
        setDefaultSize(640, height: 576)
        widthRequest = 360
        let stack = ViewStack()
        for page in pages {
            page.removeScrolling()
            let shown = stack.add(AdwPreferencesPage { AdwPreferencesGroup { page } })
            shown.title = page.title
            shown.iconName = page.icon
        }
        let switcher = ViewSwitcherTitle()
        switcher.stack = stack
        switcher.title = title
        switcher.isViewSwitcherEnabled = pages.count > 1
        let bar = ViewSwitcherBar()
        bar.stack = stack
        bar.reactive.reveals <~ switcher.publisher(for: \.isTitleVisible)
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
