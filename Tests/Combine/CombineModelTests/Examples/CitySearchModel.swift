import CombineModel

struct City: Identifiable, Equatable, Sendable {
    let name: String
    var id: String { name }
}

/// A search for cities. It doesn't depend on GTK.
@MainActor
final class CitySearchModel: ObservableObject, Storable {
    @Published var query = ""
    @Published private(set) var cities: [City] = []
    private(set) var search: Task<Void, Never>?
    var cancellables: Set<AnyCancellable> = []

    private let find: @MainActor (String) async -> [City]

    /// - Parameters:
    ///   - scheduler: The scheduler that delays a search until the user stops typing.
    ///   - find: A function that returns the cities for a query, for example from a server.
    init(scheduler: some Scheduler = MainScheduler.shared, find: @escaping @MainActor (String) async -> [City]) {
        self.find = find
        $query
            .dropFirst()
            .removeDuplicates()
            .debounce(for: .milliseconds(300), scheduler: scheduler)
            .sink(on: self) { model, query in model.start(query) }
    }

    private func start(_ query: String) {
        search?.cancel()
        search = Task {
            let found = await find(query)
            if !Task.isCancelled { cities = found }
        }
    }
}
