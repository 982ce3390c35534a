import Combine
import Dispatch

extension Publisher where Output: Collection & Sendable, Output.Element: Sendable, Failure == Never {
    /// Republishes collections filtered and sorted. Long ones are processed off the main thread.
    ///
    /// ```swift
    /// let visible = $notes.arranged(
    ///     by: $search.combineLatest($sort) { search, sort in
    ///         Arrangement(where: { $0.title.contains(search) }, sortedBy: sort)
    ///     }
    /// )
    /// ```
    ///
    /// - It publishes after both publishers have sent a value, and then for each of their values. If values arrive
    ///   while an earlier one is processed, that one is finished and published, and then only the latest is processed.
    ///   Therefore a stream that changes all the time is displayed too.
    /// - A collection of up to a thousand elements is arranged immediately, on the sender's thread. A longer one is
    ///   arranged on a background queue, and its result is published on the main queue.
    /// - Completion: when both publishers have finished and the last result is published.
    /// - Demand: Unlimited for both upstreams. Results wait for demand.
    public func arranged<Arrangements: Publisher<Arrangement<Output.Element>, Never>>(
        by arrangements: Arrangements
    ) -> some Publisher<[Output.Element], Never> {
        combineLatest(arrangements)
            .buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
            .flatMap(maxPublishers: .max(1)) { elements, arrangement in
                arrange(elements, arrangement)
            }
    }
}

/// The largest number of elements that are arranged immediately, which takes about a millisecond.
private let immediateLimit = 1000

private func arrange<Elements: Collection & Sendable>(
    _ elements: Elements,
    _ arrangement: Arrangement<Elements.Element>
) -> AnyPublisher<[Elements.Element], Never> where Elements.Element: Sendable {
    if elements.count <= immediateLimit { return Just(arrangement(elements)).eraseToAnyPublisher() }
    return Future { promise in
        let promise = UncheckedSendable(promise)
        BackgroundWork.run { promise.value(.success(arrangement(elements))) }
    }
    .receive(on: DispatchQueue.main)
    .eraseToAnyPublisher()
}
