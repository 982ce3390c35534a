#if GTK4_14
import CombineGtk

extension AdwDialog {
    package func present(over parent: Window) {
        (self as? AdwAlertDialog)?.keepFocus()
        present(parent)
        // If the parent can't contain the dialog, libadwaita creates a separate window, which would outlive the parent.
        if let window = root as? Window, window !== parent { window.isDestroyedWithParent = true }
    }

    package func dismiss() {
        guard let window = root as? Window else { return }
        // libadwaita stops the process if a dialog that wasn't drawn yet is closed twice. This method is also called
        // after an alert has closed, for example because the user answered it. Therefore, close the dialog only if it's
        // still open.
        let isOpen = window.wrappedDialog === self || window.innerDialogs.contains { $0 === self }
        if isOpen { forceClose() }
    }
}

extension AdwAlertDialog {
    /// Focuses the focus widget, the default button or the extra child when the dialog opens.
    fileprivate func keepFocus() {
        // While a dialog opens, the focus can move to a button that may be destructive. Therefore, the focus widget is
        // set again when the content is mapped, directly before the dialog focuses this widget.
        let focus = focusWidget ?? defaultWidget ?? extraChild
        child?.mapSignal.sink(on: self) { [weak focus] dialog, _ in dialog.focusWidget = focus }
    }

    package func removeFocusFromButtons() {
        // There is nothing to do, because ``focusNoButton()`` has added an extra child that has the focus. The dialog
        // needs a focused widget. Otherwise, keys would have no effect.
    }

    /// Adds an invisible widget that has the keyboard focus while the dialog is shown.
    func focusNoButton() {
        let area = DrawingArea()
        area.isFocusable = true
        area.accessible.label = heading
        extraChild = area
    }
}

extension PreferencesDialog: PresentedPreferences {
    convenience init(_ title: String, _ pages: [PreferencesPage]) {
        self.init()
        self.title = title
        // The search would only find rows of the class `AdwPreferencesRow`, but the pages contain other widgets.
        isSearchEnabled = false
        // Search in the child, because the content isn't a descendant of the dialog before the dialog is shown.
        let parts = child.map { WidgetQuery.descendants(of: $0) } ?? []
        parts.first { $0 is SearchEntry }?.isVisible = false
        let stack = parts.lazy.compactMap { $0 as? ViewStack }.first
        for page in pages {
            let shown = AdwPreferencesPage(page)
            add(shown)
            // Some versions of libadwaita list a page even if it's hidden.
            if let stack { stack.page(of: shown).reactive.isVisible <~ page.publisher(for: \.isVisible) }
        }
    }

    package var presentedTitle: String { title }
}

#if GTK4_20
extension ShortcutsDialog: PresentedShortcuts {
    /// Creates a dialog that lists the shortcuts of commands.
    convenience init(_ groups: [ShortcutGroup]) {
        self.init()
        for group in groups {
            let section = AdwShortcutsSection(title: group.title)
            for item in group.items { section.add(ShortcutsItem(title: item.title, accelerator: item.accelerator)) }
            add(section)
        }
    }
}
#endif
#endif
