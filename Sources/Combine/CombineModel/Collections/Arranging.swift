import Combine
import Dispatch

extension Publisher where Output: Collection & Sendable, Output.Element: Sendable, Failure == Never {
    /// Filters and sorts each collection, on a background queue if the collection is long.
    ///
    /// ```swift
    /// let visible = $notes.arranged(
    ///     by: $search.combineLatest($sort) { search, sort in
    ///         Arrangement(where: { $0.title.contains(search) }, sortedBy: sort)
    ///     }
    /// )
    /// ```
    ///
    /// - The first result is published after both publishers have sent a value. After that, each new value of either
    ///   publisher produces a result. If several values arrive while a collection is being processed, the publisher
    ///   first publishes the result for that collection, and then processes only the latest values.
    /// - A collection of up to 1000 elements is processed immediately, on the thread of the sender. A longer collection
    ///   is processed on a background queue, and its result is published on the main queue.
    /// - The publisher finishes when both publishers have finished and the last result has been published.
    /// - It requests unlimited values from both publishers. A result is stored until the subscriber requests it.
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

/// The maximum number of elements that are processed immediately. Processing that many elements takes about a
/// millisecond.
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
