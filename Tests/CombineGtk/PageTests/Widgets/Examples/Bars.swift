import CombineGtk

extension WidgetExamples {
    static func headerBar() -> Widget {
        let bar = HeaderBar {
            Button(iconName: "go-previous-symbolic").accessibilityLabel("Back")
        } title: {
            Label("Notes").css("title")
        } end: {
            ToggleButton().set(\.iconName, "edit-find-symbolic").accessibilityLabel("Search")
        }
        return bar
    }

    static func searchBar() -> Widget {
        let entry = SearchEntry().accessibilityLabel("Search the notes")
        let bar = SearchBar { entry }
        bar.connectEntry(entry)
        bar.isSearchModeEnabled = true
        return bar
    }

    static func actionBar() -> Widget {
        let bar = ActionBar {
            Button(iconName: "list-add-symbolic").accessibilityLabel("Add")
            Button(iconName: "list-remove-symbolic").accessibilityLabel("Remove")
        } center: {
            Label("3 notes")
        } end: {
            Button(label: "Done").css("suggested-action")
        }
        return bar
    }
}
