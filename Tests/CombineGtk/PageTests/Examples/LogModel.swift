import CombineModel

struct LogLine: Identifiable, Equatable, Sendable {
    let id: Int
    var text: String
}

/// The lines of a log that another thread writes.
@MainActor
final class LogModel: ObservableObject, Storable {
    @Published private(set) var lines: [LogLine] = []
    @Published var search = ""
    var cancellables: Set<AnyCancellable> = []

    /// The lines that contain the text of the search.
    var visible: some Publisher<[LogLine], Never> {
        $lines.arranged(
            by: $search.removeDuplicates().map { search in
                Arrangement(where: { search.isEmpty || $0.text.contains(search) })
            }
        )
    }

    init(_ texts: some Publisher<String, Never>) {
        texts
            .collect(.byTime(MainScheduler.shared, .milliseconds(100)))
            .sink(on: self) { model, texts in model.add(texts) }
    }

    private func add(_ texts: [String]) {
        let first = lines.count
        lines += texts.enumerated().map { LogLine(id: first + $0.offset, text: $0.element) }
    }
}
