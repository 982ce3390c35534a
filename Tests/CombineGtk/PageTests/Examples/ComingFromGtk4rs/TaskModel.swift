import CombineModel

struct TodoTask: Identifiable, Hashable, Codable, Sendable {
    var id: Int
    var title: String
    var isDone = false
}

struct TodoCollection: Identifiable, Hashable, Codable, Sendable {
    var id: Int
    var title: String
    var tasks: [TodoTask] = []
}

/// Collections of tasks. The visible tasks are computed from the other properties.
final class TaskModel: ObservableObject {
    enum Visibility: String, CaseIterable, AppStorageValue {
        case all, open, done

        var title: String {
            switch self {
            case .all: "All"
            case .open: "Open"
            case .done: "Done"
            }
        }
    }

    @Published var collections = [TodoCollection(id: 0, title: "Main")]
    @Published var selected = 0
    @AppStorage("visibility") var visibility = Visibility.all

    var shown: some Publisher<[TodoTask], Never> {
        $collections.combineLatest($selected, $visibility) { collections, selected, visibility in
            let tasks = collections.first { $0.id == selected }?.tasks ?? []
            return tasks.filter { visibility == .all || $0.isDone == (visibility == .done) }
        }
    }

    func add(_ title: String) {
        guard !title.isEmpty, let place = selectedPlace else { return }
        let id = (collections[place].tasks.map(\.id).max() ?? 0) + 1
        collections[place].tasks.append(TodoTask(id: id, title: title))
    }

    func setDone(_ isDone: Bool, of id: TodoTask.ID) {
        guard let place = selectedPlace else { return }
        guard let task = collections[place].tasks.firstIndex(where: { $0.id == id }) else { return }
        collections[place].tasks[task].isDone = isDone
    }

    func removeDone() {
        guard let place = selectedPlace else { return }
        collections[place].tasks.removeAll(where: \.isDone)
    }

    func addCollection(_ title: String) {
        selected = (collections.map(\.id).max() ?? 0) + 1
        collections.append(TodoCollection(id: selected, title: title))
    }

    private var selectedPlace: Int? { collections.firstIndex { $0.id == selected } }
}
