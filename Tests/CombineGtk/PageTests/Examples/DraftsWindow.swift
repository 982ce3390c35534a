import CombineGtk

final class DraftsWindow: Window {
    @ObservedObject private var viewModel: DraftsViewModel
    let spinner = Spinner()
    let count = Label(label: nil)

    private(set) lazy var send = Command(
        "send",
        title: "Send",
        icon: "mail-send-symbolic",
        keys: "<Control>Return",
        action: viewModel.send
    )
    private(set) lazy var leave = Command("close", title: "Close", keys: "<Control>w", on: self) { window in
        window.close()
    }
    private(set) lazy var wrap = Command.toggle("wrap", title: "Word Wrap", keys: "<Alt>z", isOn: $viewModel.isWrapped)

    init(viewModel: DraftsViewModel) {
        _viewModel = ObservedObject(wrappedValue: viewModel)
        super.init()
        title = "Drafts"
        add(send, wrap, leave)

        let header = HeaderBar()
        header.packStart(Button(send))
        header.packStart(spinner)
        header.packEnd(menuButton)
        titlebar = header
        child = count

        count.reactive.label <~ viewModel.$drafts.map { "\($0.count) drafts" }
        spinner.reactive.isSpinning <~ send.isExecuting
    }

    private var menuButton: MenuButton {
        MenuButton(icon: "open-menu-symbolic", title: "Menu", primary: true) {
            Menu.Section {
                send
                wrap
            }
            Menu.Section("New Letter", viewModel.$recipients) { [viewModel] name in
                Command("new", title: name) { viewModel.add.start(name) }
            }
            Menu.Submenu("Order") { Menu.Picker(selection: $viewModel.order, title: \.rawValue) }
            leave
        }
    }

    func showShortcuts() {
        presentShortcuts(["Letters": [send], "Window": [wrap, leave]])
    }
}
