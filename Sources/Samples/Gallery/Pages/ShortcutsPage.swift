import CombineGtk

struct ShortcutsPage: GalleryPage {
    let title = "Shortcuts"
    let section = GallerySection.menus
    let keywords = "keys accelerator keyboard help window controller"
    let source = PackageResources.ShortcutsPage_swift

    func makeContent() -> Widget {
        let presses = CurrentValueRelay(0)
        let content = Box.vertical(spacing: 18) {
            Grid(columnSpacing: 12, rowSpacing: 12) {
                for (keys, title) in [("F5", "Reload"), ("<Control><Shift>r", "Reload all")] {
                    GridRow {
                        ShortcutLabel(accelerator: keys)
                        Label(title).set(\.xalign, 0)
                    }
                }
            }
            Label("").set(\.xalign, 0)
                .bind(\.label, to: presses.map { "Reloaded \($0) times" })
            helpButton.align(horizontal: .start)
        }
        let shortcuts = ShortcutController()
        shortcuts.scope = .global  // The shortcuts work regardless of the focus.
        shortcuts.addShortcut(
            Shortcut(
                trigger: AlternativeTrigger(
                    first: KeyvalTrigger(key: .f5),
                    second: KeyvalTrigger(key: "r", modifiers: [.controlMask, .shiftMask])
                ),
                action: CallbackAction { _, _ in
                    presses.value += 1
                    return true
                }
            )
        )
        content.addController(shortcuts)
        return content
    }

    /// A button that opens a window with the shortcuts of some commands.
    private var helpButton: Button {
        let save = Command("save", title: "Save", keys: "<Control>s") {}
        let undo = Command("undo", title: "Undo", keys: "<Control>z") {}
        let find = Command("find", title: "Find", keys: "<Control>f|F3") {}
        let help = Button(label: "Keyboard Shortcuts")
        help.clicked.sink(on: help) { help in
            let window = help.root as? Window
            window?.presentShortcuts(["Document": [save, undo], "Search": [find]])
        }
        return help
    }
}
