import CombineGtk

struct CommandsPage: GalleryPage {
    let title = "Commands"
    let section = GallerySection.menus
    let keywords = "action button menu shortcut undo busy async error toolbar"
    let source = PackageResources.CommandsPage_swift

    func makeContent() -> Widget { LettersBox(model: LettersModel()) }
}

private final class LettersBox: Box {
    // The actions reference the model weakly, so the view retains it.
    private let model: LettersModel

    init(model: LettersModel) {
        self.model = model
        super.init(orientation: .vertical, spacing: 18)
        let add = Command("add", title: "Add", icon: "list-add-symbolic", action: model.add)
        let send = Command(
            "send",
            title: "Send All",
            icon: "mail-send-symbolic",
            action: model.send
        )
        let urgent = Command.toggle("urgent", title: "Urgent", isOn: Bindable(model).isUrgent)

        append(
            Box.horizontal(spacing: 12) {
                Button(add)
                Button(send, labelStyle: .titleAndIcon)
                ToggleButton(switching: urgent)
                MenuButton("More") {
                    add
                    send
                    urgent
                }
            }
        )
        append(Label("").set(\.xalign, 0).bind(\.label, to: model.status))
        append(
            Box.horizontal(spacing: 12) {
                Spinner().bind(\.isSpinning, to: send.isExecuting)
                Label("Sending…").visible(when: send.isExecuting)
            }
        )
    }
}

@MainActor
private final class LettersModel: ObservableObject {
    @Published private(set) var count = 2
    @Published var isUrgent = false

    private(set) lazy var add = Action<Void, Void>(on: self) { model in model.count += 1 }

    // The action is enabled if there are letters and no letters are being sent.
    private(set) lazy var send = Action<Void, Void>(on: self, enabled: canSend) { model in
        try await model.sendAll()
    }

    private var canSend: some Publisher<Bool, Never> { $count.map { $0 > 0 } }

    var status: some Publisher<String, Never> {
        $count.combineLatest($isUrgent) { count, isUrgent in
            "\(count) letters to send" + (isUrgent ? ", immediately" : "")
        }
    }

    private func sendAll() async throws {
        try await Task.sleep(for: .seconds(isUrgent ? 1 : 2))
        count = 0
    }
}
