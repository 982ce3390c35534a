import Combine

/// Returns the results for the latest query. An earlier search is cancelled.
func results(
    _ queries: some Publisher<String, Never>,
    find: @escaping (String) -> AnyPublisher<[String], Never>
) -> some Publisher<String, Never> {
    queries
        .map { find($0) }
        .switchToLatest()
        .map { "\($0.count) results" }
}
