import CombineGtk

extension WidgetExamples {
    static func entry() -> Widget {
        let name = CurrentValueRelay("Ada")
        let entry = Entry().accessibilityLabel("Name")
        entry.primaryIconName = "avatar-default-symbolic"
        entry.reactive.text <~> name
        return entry
    }

    static func passwordEntry() -> Widget {
        let password = PasswordEntry().accessibilityLabel("Password")
        password.text = "secret"
        password.showsPeekIcon = true
        return password
    }

    static func searchEntry() -> Widget {
        let search = SearchEntry().accessibilityLabel("Search")
        search.placeholderText = "Search"
        search.searchChanged.sink(on: search) { search in print(search.text) }
        return search
    }

    static func spinButton() -> Widget {
        let guests = CurrentValueRelay(2.0)
        let count = SpinButton(min: 1, max: 20, step: 1).accessibilityLabel("Guests")
        count.reactive.value <~> guests
        return count
    }

    static func editableLabel() -> Widget {
        let title = EditableLabel(text: "Double-click to rename")
        title.accessibilityLabel("Title")
        return title
    }

    static func textView() -> Widget {
        let view = TextView().accessibilityLabel("Text")
        view.wrapMode = .word
        view.buffer.text = "The quick brown fox jumps over the lazy dog."
        let bold = TextTag(name: "bold").set(\.weight, 700)
        _ = view.buffer.tagTable.add(bold)
        let (start, end) = (view.buffer.iter(atOffset: 4), view.buffer.iter(atOffset: 9))
        view.buffer.applyTag(bold, from: start, to: end)
        let frame = Frame { ScrolledWindow { view.margin(6) }.size(height: 80) }
        return frame
    }

    static func emojiChooser() -> Widget {
        let chooser = EmojiChooser()
        chooser.emojiPicked.sink(on: chooser) { _, emoji in print(emoji) }
        let button = MenuButton()
        button.label = "Emoji"
        button.popover = chooser
        return button
    }
}
