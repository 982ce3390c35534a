import CombineGtk

extension WidgetExamples {
    static func alert() -> Widget {
        let delete = Button(label: "Delete…")
        delete.clicked.sink(on: delete) { button in
            guard let window = button.root as? Window else { return }
            let role = await window.alert("Delete 3 notes?", message: "You can undo this.") {
                Button("Cancel", .cancel)
                Button("Delete", .destructive)
            }
            print(role == .destructive)
        }
        return delete
    }

    static func prompt() -> Widget {
        let rename = Button(label: "Rename…")
        rename.clicked.sink(on: rename) { button in
            guard let window = button.root as? Window else { return }
            let name = await window.prompt("Rename the Note", text: "Groceries")
            print(name ?? "not renamed")
        }
        return rename
    }

    static func preferences() -> Widget {
        let wrapsLines = CurrentValueRelay(true)
        let size = CurrentValueRelay(12)
        let button = Button(label: "Preferences…")
        button.clicked.sink(on: button) { button in
            (button.root as? Window)?.presentPreferences {
                PreferencesPage("Reading") {
                    PreferencesGroup("Text") {
                        PreferencesRow("Wrap Lines", isOn: wrapsLines)
                        PreferencesRow("Size", subtitle: "In points", value: size, in: 8...32)
                    }
                }
            }
        }
        return button
    }

    static func about() -> Widget {
        let button = Button(label: "About…")
        button.clicked.sink(on: button) { button in
            (button.root as? Window)?.presentAbout(
                "Notes",
                version: "1.0",
                comments: "Writes down what you think of.",
                website: "https://www.example.org",
                license: .mitX11
            )
        }
        return button
    }

    static func shortcuts() -> Widget {
        let save = Command("save", title: "Save", keys: "<Control>s") { print("Save") }
        let find = Command("find", title: "Find", keys: "<Control>f|F3") { print("Find") }
        let help = Button(label: "Keyboard Shortcuts")
        help.clicked.sink(on: help) { help in
            (help.root as? Window)?.presentShortcuts(["Document": [save], "Search": [find]])
        }
        return help
    }
}
