import Combine
import Dispatch

/// Returns a query when the user has stopped typing for 300 milliseconds.
func settledQueries(_ queries: some Publisher<String, Never>) -> some Publisher<String, Never> {
    queries
        .removeDuplicates()
        .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
}
