import CombineGtk

struct BarsPage: GalleryPage {
    let title = "Bars"
    let section = GallerySection.containers
    let keywords = "toolbar header action search title bar window controls"
    let source = PackageResources.BarsPage_swift

    func makeContent() -> Widget {
        let entry = SearchEntry()
        let bar = SearchBar { entry.accessibilityLabel("Search the text") }
        bar.connectEntry(entry)
        let isSearching = CurrentValueRelay(false)
        bar.reactive.isSearchModeEnabled <~> isSearching
        let search = ToggleButton().set(\.iconName, "edit-find-symbolic")
        search.reactive.isActive <~> isSearching

        return Box.vertical(spacing: 18) {
            Frame {
                Box.vertical {
                    HeaderBar {
                        Button(iconName: "go-previous-symbolic").accessibilityLabel("Back")
                    } title: {
                        Label("A header bar").css("title")
                    } end: {
                        search.accessibilityLabel("Search")
                    }
                    .set(\.showsTitleButtons, false)
                    bar
                    Label("The content of the window").margin(36)
                    ActionBar {
                        Button(iconName: "list-add-symbolic").accessibilityLabel("Add")
                        Button(iconName: "list-remove-symbolic").accessibilityLabel("Remove")
                    } center: {
                        Label("An action bar")
                    } end: {
                        Button(label: "Done").css("suggested-action")
                    }
                }
            }
            // The user can drag this handle to move the window.
            WindowHandle {
                Box.horizontal {
                    Label("Drag the window here").expand(.horizontal)
                    WindowControls(side: .end)
                }
                .css("sample-box")
            }
        }
    }
}
