import CombineGtk

/// Benchmarks of typing in a field that is bound to the selected object of a long list, as in the sample Todo. The
/// benchmarks measure the processor time of all threads from a change of the field until the layout of the window is
/// complete.
@MainActor
struct TypingBenchmarks {
    private static let count = 5000
    private static let runs = 25

    /// Runs the benchmark if its name contains `part`, or if `part` is nil, and prints a table.
    static func run(part: String?) {
        let name = "type a key in a detail field"
        if let part, !name.contains(part) { return }
        var table = MarkdownTable("list of \(count) objects, CPU until shown", "without list ms", "ms")
        var times: [Double] = []
        for count in [1, count] {
            let shown = ShownTasks(TaskModel(count: count))
            shown.show()
            let all = (0..<runs).map { number in
                let time = processorMilliseconds {
                    shown.field.text = "typed \(number)"
                    // The task notifies its observers before the title changes. Therefore, the list is updated in a
                    // later turn.
                    while MainContext.iterate(mayBlock: false) {}
                    shown.layOutNow()
                }
                shown.layOut()
                return time
            }
            times.append(all.sorted()[runs / 2])
            shown.close()
        }
        table.append(name, rounded(times[0], digits: 2), rounded(times[1], digits: 2))
        table.printOut()
    }
}

/// An object of the list.
private final class BenchmarkTask: ObservableObject, Identifiable {
    let id: Int
    @Published var title: String
    @Published var isDone = false

    init(id: Int) {
        self.id = id
        title = "Task \(id)"
    }
}

/// A view model with the objects, the selection and the state of the search.
@MainActor
private final class TaskModel: ObservableObject {
    @Published var tasks: [BenchmarkTask]
    @Published var search = ""
    @Published var selection: Set<Int> = [0]
    @Published private(set) var visible: [BenchmarkTask] = []
    private var cancellables: Set<AnyCancellable> = []
    private let changes = PassthroughRelay<Void>()

    init(count: Int) {
        tasks = (0..<count).map { BenchmarkTask(id: $0) }
        $tasks.map { Publishers.MergeMany($0.map(\.objectWillChange)).prepend(()) }
            .switchToLatest()
            .receive(on: MainScheduler.shared)
            .bind(to: changes)
            .store(in: &cancellables)
        $tasks.combineLatest(changes.prepend(()), $search)
            .map { tasks, _, search in
                tasks.filter { !$0.isDone && (search.isEmpty || $0.title.contains(search)) }
            }
            .assign(to: &$visible)
    }

    /// The selected object. It's nil if no object or several objects are selected.
    var current: some Publisher<BenchmarkTask?, Never> {
        $visible.combineLatest($selection) { visible, ids in
            let selected = visible.filter { ids.contains($0.id) }
            return selected.count == 1 ? selected[0] : nil
        }
        .removeDuplicates { $0 === $1 }
    }

    var status: some Publisher<String, Never> {
        changes.prepend(()).combineLatest($tasks) { _, tasks in "\(tasks.count(where: \.isDone)) of \(tasks.count) done"
        }
    }
}

/// A row of the list.
private final class TaskRow: Box, ListCell {
    let done = CheckButton()
    let title = EditableLabel(text: "")

    init() {
        super.init(orientation: .horizontal, spacing: 6)
        append(done)
        append(title)
    }
}

/// A field for the details of the selected object.
private final class TaskDetail: Box {
    @OptionalObservedObject var task: BenchmarkTask?
    let field = Entry()

    init() {
        super.init(orientation: .vertical, spacing: 6)
        append(field)
        field.reactive.text <~> $task.title
    }
}

/// A window that contains the list and the detail field.
private final class ShownTasks: ShownList {
    private let detail = TaskDetail()
    var field: Entry { detail.field }

    init(_ model: TaskModel) {
        super.init(
            ListView(
                Rows(model.$visible) { (row: TaskRow, task: BenchmarkTask) in
                    row.title.reactive.text <~ task.$title
                    row.done.reactive.isActive <~ task.$isDone
                }
            )
        )
        list.selection <~> Bindable(model).selection
        let content = Box(orientation: .vertical, spacing: 0)
        let scrolled = window.child
        window.child = nil
        if let scrolled { content.append(scrolled.expand(.vertical)) }
        content.append(Label("").bind(\.label, to: model.status))
        content.append(detail)
        window.child = content
        model.current.sink(on: window) { [detail] _, task in detail.task = task }
    }
}
