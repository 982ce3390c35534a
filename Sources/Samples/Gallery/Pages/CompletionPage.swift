import CombineGtk

struct CompletionPage: GalleryPage {
    let title = "Completion and Emoji"
    let section = GallerySection.entries
    let keywords = "suggest autocomplete emoji tree model"
    let source = PackageResources.CompletionPage_swift

    func makeContent() -> Widget {
        let city = Entry()
        city.placeholderText = "A city, such as Amsterdam"
        city.completion = makeCompletion(of: ["Amsterdam", "Athens", "Berlin", "Bern"])

        let mood = Entry()
        mood.showsEmojiIcon = true
        mood.placeholderText = "With an emoji"

        let picked = Label("No city was chosen yet")
        let chooser = EmojiChooser()
        chooser.emojiPicked.sink(on: picked) { $0.label = "Picked \($1)" }
        let emoji = MenuButton()
        emoji.label = "Emoji"
        emoji.popover = chooser

        return Box.vertical(spacing: 12) {
            city.accessibilityLabel("City")
            mood.accessibilityLabel("Mood")
            Box.horizontal(spacing: 12) {
                emoji
                picked
            }
        }
    }

    private func makeCompletion(of names: [String]) -> EntryCompletion {
        let store = GtkListStore(types: [String.self])
        for name in names {
            guard let value = try? Value(name) else { continue }
            store.setValue(store.append(), column: 0, value: value)
        }
        let completion = EntryCompletion()
        completion.model = store
        completion.textColumn = 0
        completion.completesInline = true
        return completion
    }
}
