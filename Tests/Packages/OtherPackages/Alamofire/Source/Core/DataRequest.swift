import Foundation

/// A request, in a file that imports only Foundation.
public final class DataRequest {
    public let request: URLRequest
    private let session: URLSession

    public init(_ url: URL, session: URLSession = .shared) {
        request = URLRequest(url: url)
        self.session = session
    }

    func start(_ receive: @escaping (Data) -> Void) {
        session.dataTask(with: request) { data, _, _ in receive(data ?? Data()) }.resume()
    }
}
