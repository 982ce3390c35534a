import Combine
import CombineGtk

final class TaskListViewModel: ObservableObject {
    let suggestions = ["Buy milk", "Read"]
    @Published var tasks: [String] = []
    @Published var isBusy = false

    var status: some Publisher<String, Never> { $tasks.map { "\($0.count) tasks" } }

    func add(_ title: String) { tasks.append(title) }
}

final class TaskListWindow: ApplicationWindow {
    let viewModel: TaskListViewModel
    let entry = Entry()

    init(application: Application?, viewModel: TaskListViewModel) {
        self.viewModel = viewModel
        super.init(application: application)
        title = "Tasks"
        setDefaultSize(420, height: 320)
        titlebar = HeaderBar {
            Button(iconName: "list-add-symbolic")
                .accessibilityLabel("New Task")
                .connect(\.clicked, on: self) { window in window.add() }
        } end: {
            MenuButton(icon: "open-menu-symbolic") { Label("Tasks 1.0").margin(12) }
                .accessibilityLabel("About")
        }
        child = Box.vertical {
            Grid(columnSpacing: 12, rowSpacing: 6) {
                GridRow {
                    Label(mnemonic: "_Title").set(\.mnemonicWidget, entry)
                    entry.expand(.horizontal)
                }
                Separator(orientation: .horizontal)
            }
            .margin(12)
            ScrolledWindow(horizontal: .never) {
                ListBox(selectionMode: .none) {
                    for suggestion in viewModel.suggestions { Label(suggestion).set(\.xalign, 0).margin(6) }
                }
            }
            .expand(.vertical)
            Box.horizontal(spacing: 6) {
                Label("").bind(\.label, to: viewModel.status).css("caption")
                Spinner().set(\.isSpinning, true).visible(when: viewModel.$isBusy)
            }
            .margin(6)
            .css("busy", when: viewModel.$isBusy)
        }
    }

    private func add() {
        viewModel.add(entry.text)
        entry.text = ""
    }
}
