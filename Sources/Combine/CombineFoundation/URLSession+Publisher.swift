// If the package trait `Foundation` is enabled, this file is compiled into `Combine`. Otherwise, it's compiled into
// `CombineFoundation`.
#if (COMBINE && Foundation) || !(COMBINE || Foundation)
#if !COMBINE
import Combine
#endif
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLSession {
    /// Returns a publisher of the data and the response for a URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher of the data and the response for a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher that publishes the data and the response of a request, then finishes.
    ///
    /// It sends events on the delegate queue of the session. Each subscription creates its own task when the subscriber
    /// first requests a value. The task is cancelled with the subscription. If the request can't be loaded, the
    /// publisher fails. A response with a status such as 404 isn't a failure.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// The request to load.
        public let request: URLRequest

        /// The session that loads the request.
        public let session: URLSession

        /// Creates a publisher of the data and the response for a request.
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
        var task: URLSessionDataTask?
        var downstream: Downstream?
        var parent: URLSession.DataTaskPublisher?
        var demand = Subscribers.Demand.none
    }

    let name = "DataTaskPublisher"
    private let state: Locked<State>

    init(_ downstream: Downstream, publisher: URLSession.DataTaskPublisher) {
        state = Locked(State(downstream: downstream, parent: publisher))
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        let (parent, isFirst, task) = state.withLock { state in
            let isFirst = state.demand == .none
            if state.parent != nil { state.demand += demand }
            return (state.parent, isFirst, state.task)
        }
        if let parent, isFirst { start(parent) } else { task?.resume() }
    }

    private func start(_ parent: URLSession.DataTaskPublisher) {
        let complete = UncheckedSendable(complete)
        let task = parent.session.dataTask(with: parent.request) { complete.value($0, $1, $2) }
        let isCancelled = state.withLock { state in
            if state.parent != nil { state.task = task }
            return state.parent == nil
        }
        if isCancelled { task.cancel() } else { task.resume() }
    }

    private func complete(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard let downstream = state.exchange(State()).downstream else { return }
        if let response, error == nil {
            _ = downstream.receive((data ?? Data(), response))
            downstream.receive(completion: .finished)
        } else {
            downstream.receive(completion: .failure(URLError(describing: error)))
        }
    }

    func cancel() { state.exchange(State()).task?.cancel() }

    var mirrorChildren: [Mirror.Child] {
        let state = state.value
        return [
            ("task", state.task as Any), ("downstream", state.downstream as Any), ("parent", state.parent as Any),
            ("demand", state.demand),
        ]
    }
}

extension URLError {
    /// Creates a `URLError` from a task's error, which can have a different type.
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
#endif
