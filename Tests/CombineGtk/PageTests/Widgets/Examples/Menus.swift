import CombineGtk

extension WidgetExamples {
    static func menu() -> Widget {
        let file = MenuButton("File") {
            Command("open", title: "Open…") { print("Open") }
            Menu.Section {
                Command("save", title: "Save As…") { print("Save") }
                Command("print", title: "Print…") { print("Print") }
            }
            Menu.Submenu("Export") {
                Command("pdf", title: "As PDF…") { print("Export") }
            }
        }
        return file
    }

    static func popover() -> Widget {
        let name = Entry().set(\.text, "Groceries").accessibilityLabel("New name")
        let rename = MenuButton(label: "Rename") {
            Box.horizontal(spacing: 6) {
                name
                Button(label: "Rename").css("suggested-action")
            }
            .margin(6)
        }
        return rename
    }

    static func menuBar() -> Widget {
        let open = Command("open", title: "Open…") { print("Open") }
        let find = Command("find", title: "Find…") { print("Find") }
        let bar = PopoverMenuBar(
            model: Menu {
                Menu.Submenu("File") { open }
                Menu.Submenu("Edit") { find }
            }
        )
        return bar
    }
}
