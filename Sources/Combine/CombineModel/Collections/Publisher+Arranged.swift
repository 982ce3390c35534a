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
    ///   first publishes the result for that collection. It then processes only the latest values.
    /// - A collection of up to 1000 elements is processed immediately, on the thread of the sender. A longer collection
    ///   is processed on a background queue, and its result is published on the main queue. If a sort key is isolated
    ///   to the main actor, collections of any length are processed on the main thread.
    /// - If the elements are values that conform to `Equatable`, and a few of them change, only the changed elements are
    ///   filtered and sorted into the previous result. Therefore, the filter and the sort keys must have the same results
    ///   for equal elements. If they depend on another value, for example on the current time, send a new arrangement
    ///   when that value changes.
    /// - If the elements are objects, if they don't conform to `Equatable`, or if the arrangement changes, all elements
    ///   are filtered. They're sorted again only if their order has changed.
    /// - The returned publisher finishes when both of its upstream publishers have finished and the last result has
    ///   been published.
    /// - The returned publisher requests unlimited values from this publisher and from `arrangements`. A result is
    ///   stored until the subscriber requests it.
    public func arranged<Arrangements: Publisher<Arrangement<Output.Element>, Never>>(
        by arrangements: Arrangements
    ) -> some Publisher<[Output.Element], Never> {
        arranged(by: arrangements) { Arranger() }
    }

    /// Filters and sorts each collection, on a background queue if the collection is long.
    ///
    /// If a few elements change, only the changed elements are filtered and sorted into the previous result, unless the
    /// elements are objects. The filter and the sort keys must have the same results for equal elements. The method
    /// otherwise works like the one for elements that aren't `Equatable`.
    @inlinable
    public func arranged<Arrangements: Publisher<Arrangement<Output.Element>, Never>>(
        by arrangements: Arrangements
    ) -> some Publisher<[Output.Element], Never> where Output.Element: Equatable {
        arranged(by: arrangements) { Arranger() }
    }

    @usableFromInline
    func arranged<Arrangements: Publisher<Arrangement<Output.Element>, Never>>(
        by arrangements: Arrangements,
        _ makeArranger: @escaping () -> Arranger<Output.Element>
    ) -> some Publisher<[Output.Element], Never> {
        Deferred {
            let arranger = makeArranger()
            return combineLatest(arrangements.map { SentArrangement($0) })
                .buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
                .flatMap(maxPublishers: .max(1)) { elements, sent in
                    arranger.result(of: elements, sent)
                }
        }
    }
}

/// The maximum number of elements that are processed immediately. Processing that many elements takes about a
/// millisecond.
private let immediateLimit = 1000

extension Arranger {
    fileprivate func result(
        of elements: some Collection<Element> & Sendable,
        _ sent: SentArrangement<Element>
    ) -> AnyPublisher<[Element], Never> {
        let (isIsolated, isLong) = (sent.arrangement.keys.areIsolated(), elements.count > immediateLimit)
        if isIsolated ? MainThread.isCurrent : !isLong {
            if isLong { return Just(arrange(Array(elements), sent)).eraseToAnyPublisher() }
            reset()
            return Just(sent.arrangement(elements)).eraseToAnyPublisher()
        }
        return Future { promise in
            let promise = UncheckedSendable(promise)
            BackgroundWork.run(on: isIsolated ? .main : .global(qos: .userInitiated)) {
                promise.value(.success(self.arrange(Array(elements), sent)))
            }
        }
        .receive(on: DispatchQueue.main)
        .eraseToAnyPublisher()
    }
}
