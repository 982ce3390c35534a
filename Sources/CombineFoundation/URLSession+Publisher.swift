import Combine
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSession {
    /// A publisher of what loading a URL gives.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// A publisher of what a request gives.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Publishes the data and the response that a request gives, on the session's delegate queue, and finishes. Apple's
    /// `URLSession.DataTaskPublisher`.
    ///
    /// Each subscription has a task of its own, started at the first request for a value and cancelled with the
    /// subscription. It fails where nothing is loaded; a status such as 404 is a response as any other.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// What is requested.
        public let request: URLRequest

        /// The session whose tasks load it.
        public let session: URLSession

        /// Makes a publisher of what a request gives.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Failure == URLError, S.Input == (data: Data, response: URLResponse) {
            subscriber.receive(subscription: DataTaskSubscription(subscriber, publisher: self))
        }
    }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, DescribedByName, Sendable
where Downstream.Input == (data: Data, response: URLResponse), Downstream.Failure == URLError {
    private struct State {
        var publisher: URLSession.DataTaskPublisher?
        var downstream: Downstream?
        var task: URLSessionDataTask?
    }

    private let state: Mutex<UncheckedSendable<State>>

    init(_ downstream: Downstream, publisher: URLSession.DataTaskPublisher) {
        state = Mutex(UncheckedSendable(State(publisher: publisher, downstream: downstream)))
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        guard let publisher = state.withLock({ UncheckedSendable($0.value.publisher.take()) }).value else { return }
        let complete = UncheckedSendable(self.complete)
        let task = UncheckedSendable(publisher.session.dataTask(with: publisher.request) { complete.value($0, $1, $2) })
        let isCancelled = state.withLock { state in
            state.value.task = task.value
            return state.value.downstream == nil
        }
        if isCancelled {
            state.withLock { UncheckedSendable($0.value.task.take()) }.value?.cancel()
        } else {
            task.value.resume()
        }
    }

    private func complete(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard let downstream = end().downstream else { return }
        if let response, error == nil {
            _ = downstream.receive((data ?? Data(), response))
            downstream.receive(completion: .finished)
        } else {
            downstream.receive(completion: .failure(URLError(describing: error)))
        }
    }

    func cancel() {
        end().task?.cancel()
    }

    private func end() -> State {
        state.withLock { state in
            let ended = state
            state.value = State()
            return ended
        }.value
    }

    var name: String { "DataTaskPublisher" }

    var mirrorChildren: [Mirror.Child] {
        [("task", state.withLock { UncheckedSendable($0.value.task) }.value as Any)]
    }
}

extension URLError {
    /// The error that a task ended with, which may be one of Foundation's own type.
    fileprivate init(describing error: (any Error)?) {
        if let error = error as? URLError {
            self = error
        } else if let error = error as NSError?, error.domain == NSURLErrorDomain {
            self = URLError(URLError.Code(rawValue: error.code) ?? .unknown, userInfo: error.userInfo)
        } else {
            self = URLError(.unknown)
        }
    }
}
