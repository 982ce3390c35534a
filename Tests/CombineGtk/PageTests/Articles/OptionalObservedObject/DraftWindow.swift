import CombineGtk

final class DraftWindow: ApplicationWindow {
    @OptionalStateObject var draft: Todo? = Todo(title: "Draft")

    let heading = Entry()

    override init(application: Application?) {
        super.init(application: application)
        child = heading
        heading.reactive.text <~> $draft.title
    }

    func send() -> Todo? {
        defer { draft = nil }
        return draft
    }
}
