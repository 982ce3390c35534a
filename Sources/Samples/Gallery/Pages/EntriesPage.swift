import CombineGtk

struct EntriesPage: GalleryPage {
    let title = "Entries"
    let section = GallerySection.entries
    let keywords = "text field password search placeholder icon progress"
    let source = PackageResources.EntriesPage_swift

    func makeContent() -> Widget {
        let name = Entry()
        name.placeholderText = "Name"
        name.primaryIconName = "avatar-default-symbolic"
        name.secondaryIconName = "edit-clear-symbolic"
        name.setIconTooltipText("Clear", at: .secondary)
        name.iconRelease.sink(on: name) { name, _ in name.text = "" }

        let password = PasswordEntry()
        password.placeholderText = "Password"
        password.showsPeekIcon = true

        let search = SearchEntry()
        search.placeholderText = "Search"

        let download = Entry()
        download.text = "archive.tar.gz"
        download.progressFraction = 0.6

        return Box.vertical(spacing: 12) {
            name.accessibilityLabel("Name")
            Label("").set(\.xalign, 0).bind(\.label, to: greeting(of: name))
            password.accessibilityLabel("Password")
            search.accessibilityLabel("Search")
            Label("").set(\.xalign, 0).bind(\.label, to: query(of: search))
            download.accessibilityLabel("Download")
        }
    }

    /// Returns a publisher that sends a greeting whenever the name changes.
    private func greeting(of name: Entry) -> some Publisher<String, Never> {
        name.publisher(for: \.text).map { $0.isEmpty ? "Nobody yet" : "Hello, \($0)!" }
    }

    /// Returns a publisher that sends a description of the search when the user pauses typing.
    private func query(of search: SearchEntry) -> some Publisher<String, Never> {
        search.publisher(for: \.text)
            .debounce(for: .milliseconds(300), scheduler: MainContext.default)
            .prepend("")
            .map { $0.isEmpty ? "Type to search" : "Searching for “\($0)”" }
    }
}
