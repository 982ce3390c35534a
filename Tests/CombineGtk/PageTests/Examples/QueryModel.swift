import CombineModel

@MainActor
final class QueryModel: ObservableObject, Storable {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    var cancellables: Set<AnyCancellable> = []

    init(search: @escaping @MainActor (String) -> [String]) {
        $query
            .debounce(for: .milliseconds(300), scheduler: MainScheduler.shared)
            .sink(on: self) { model, query in model.results = search(query) }
    }
}
