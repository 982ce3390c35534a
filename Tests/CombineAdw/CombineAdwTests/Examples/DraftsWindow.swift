import CombineAdw

/// A text that the user writes.
final class Draft: ObservableObject, Identifiable {
    @Published var title = "Untitled"
    @Published var text = ""
}

/// The drafts of a window, and the one that the user sees.
final class DraftsModel: ObservableObject {
    @Published var drafts: [Draft] = []
    @Published var current: Draft.ID?

    func add() {
        let draft = Draft()
        drafts.append(draft)
        current = draft.id
    }
}

/// A window with a tab for each draft. The user can close and move tabs, and drag them to other windows.
final class DraftsWindow: AdwApplicationWindow {
    @ObservedObject private var model: DraftsModel
    private(set) lazy var tabs: TabView = TabView(
        $model.drafts,
        selection: $model.current,
        shouldClose: { [weak self] draft in
            if draft.text.isEmpty { return true }
            let answer = await self?.alert("Discard “\(draft.title)”?") {
                Button("Cancel", .cancel)
                Button("Discard", .destructive)
            }
            return answer == .destructive
        },
        makeWindow: { [weak self] in self?.openWindow().tabs },
        page: { page, draft in
            page.reactive.title <~ draft.$title
            return DraftEditor(draft)
        }
    )

    init(_ application: Application?, _ model: DraftsModel) {
        _model = ObservedObject(wrappedValue: model)
        super.init(application: application)
        title = "Drafts"
        setDefaultSize(600, height: 400)
        let new = Command("new", title: "New Draft", icon: "tab-new-symbolic", keys: "<Control>t", on: self) {
            $0.model.add()
        }
        add(new)
        let header = AdwHeaderBar()
        header.packStart(Button(new))
        let bar = TabBar()
        bar.view = tabs
        content = Box.vertical {
            header
            bar
            tabs.expand()
        }
    }

    /// Opens a window for a tab that the user dropped on the desktop.
    private func openWindow() -> DraftsWindow {
        let window = DraftsWindow(application, DraftsModel())
        window.present()
        return window
    }
}

/// The title and the text of a draft.
final class DraftEditor: Box {
    init(_ draft: Draft) {
        @Bindable var draft = draft
        super.init(orientation: .vertical, spacing: 0)
        let title = Entry().accessibilityLabel("Title").margin(6)
        let text = TextView().accessibilityLabel("Text").margin(6)
        append(title)
        append(ScrolledWindow { text }.expand())
        title.reactive.text <~> $draft.title
        text.reactive.text <~> $draft.text
    }
}
