import Synchronization

/// The inner subscription of an operator that sends on what several publishers send, in the order it comes.
///
/// The publishers may be known from the start, or come one after another from a source. With demand without limit,
/// requests so of every publisher. Otherwise requests one value at a time of each, and keeps the one that comes when
/// there is no demand. Finishes when all publishers and the source have and nothing is kept; fails when one does, and
/// cancels the rest.
@usableFromInline
package final class MergeCoordinator<Downstream: Subscriber>: Subscription, DescribedByName, @unchecked Sendable {
    // Sendable because the children are locked, and what is kept is used only by the lock's owner.

    @usableFromInline
    package let name: String

    @usableFromInline
    let downstream: Downstream

    @usableFromInline
    let lock = DeliveryLock()

    @usableFromInline
    package let demand = AtomicDemand()

    /// The subscription to the publisher of the publishers, if there is one.
    @usableFromInline
    package let source = SubscriptionState()

    /// The children that did not finish while being subscribed to.
    @usableFromInline
    let children = Mutex<UncheckedSendable<[MergeChild<Downstream>]>>(UncheckedSendable([]))

    /// How many publishers have not finished, the source included.
    @usableFromInline
    let runningCount: Atomic<Int>

    private var kept = Queue<(child: MergeChild<Downstream>, value: Downstream.Input)>()

    /// Whether the source is asked for another publisher when one has finished.
    @usableFromInline
    let replacesFinished: Bool

    /// Makes the inner subscription of the operator of that name, with so many publishers, or a source, to come.
    @usableFromInline
    package init(_ downstream: Downstream, name: String, runningCount: Int, replacesFinished: Bool = false) {
        self.downstream = downstream
        self.name = name
        self.replacesFinished = replacesFinished
        self.runningCount = Atomic(runningCount)
    }

    /// Subscribes to a publisher; one more than was known, if it comes from the source.
    @inlinable
    @inline(__always)
    package func subscribe<P: Publisher>(to publisher: P, isFromSource: Bool = false)
    where P.Failure == Downstream.Failure, P.Output == Downstream.Input {
        if isFromSource { runningCount.add(1, ordering: .relaxed) }
        let child = MergeChild(self)
        publisher.subscribe(child)
        if !child.hasFinished.load(ordering: .acquiring) { adopt(child) }
    }

    /// Keeps a child, so that it is cancelled with the rest and asked for all there is when that is requested.
    @usableFromInline
    func adopt(_ child: MergeChild<Downstream>) {
        let adopted = UncheckedSendable(child)
        children.withLock { children in
            adopted.value.index = children.value.count
            children.value.append(adopted.value)
        }
        child.isAdopted.store(true, ordering: .sequentiallyConsistent)
        // What happened before it could be found in the list:
        if child.hasFinished.load(ordering: .sequentiallyConsistent) { abandon(child) }
        if demand.isTerminated {
            child.upstream.cancel()
            abandon(child)
        } else if demand.isUnlimited {
            child.requestUnlimited()
        }
    }

    @usableFromInline
    func abandon(_ child: MergeChild<Downstream>) {
        let abandoned = UncheckedSendable(child)
        children.withLock { children in
            let index = abandoned.value.index
            guard children.value.indices.contains(index), children.value[index] === abandoned.value else { return }
            let last = children.value.removeLast()
            if last === abandoned.value { return }
            last.index = index
            children.value[index] = last
        }
    }

    @inlinable
    @inline(__always)
    func receive(_ value: Downstream.Input, from child: MergeChild<Downstream>) -> Subscribers.Demand {
        lock.deliver {
            deliver(value, from: child)
        } orLeave: {
            lock.schedule(
                { self.deliver(value, from: child) },
                request: { child.upstream.subscription?.request($0) }
            )
        }
    }

    @inlinable
    func deliver(_ value: Downstream.Input, from child: MergeChild<Downstream>) -> Subscribers.Demand {
        if demand.isUnlimited {
            _ = downstream.receive(value)
            return .none
        }
        return deliverCounting(value, from: child)
    }

    @usableFromInline
    func deliverCounting(_ value: Downstream.Input, from child: MergeChild<Downstream>) -> Subscribers.Demand {
        if demand.isTerminated {
            // It may have ended before the child could be found in the list.
            child.upstream.cancel()
            return .none
        }
        guard kept.isEmpty, demand.claimOne() else {
            kept.append((child, value))
            return .none
        }
        // What the downstream asks for is counted, then one more is asked of the upstream whose value it was.
        let more = downstream.receive(value)
        if more != .none { add(more) }
        return demand.isUnlimited ? .none : .max(1)
    }

    private func add(_ more: Subscribers.Demand) {
        let wasUnlimited = demand.isUnlimited
        demand.add(more)
        deliverKept()
        if demand.isUnlimited, !wasUnlimited {
            for child in children.withLock({ $0 }).value { child.requestUnlimited() }
        }
        finishIfDone()
    }

    private func deliverKept() {
        while !kept.isEmpty, demand.claimOne() {
            guard let (child, value) = kept.popFirst() else { return }
            let more = downstream.receive(value)
            if more != .none { demand.add(more) }
            if !demand.isUnlimited { child.upstream.subscription?.request(.max(1)) }
        }
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Downstream.Failure>, from child: MergeChild<Downstream>?) {
        switch completion {
        case .finished:
            if let child, child.isAdopted.load(ordering: .sequentiallyConsistent) { abandon(child) }
            publisherFinished(isSource: child == nil)
        case .failure:
            lock.perform { self.finish(completion) }
        }
    }

    @inlinable
    func publisherFinished(isSource: Bool) {
        if runningCount.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
            lock.perform { self.finishIfDone() }
        } else if replacesFinished, !isSource {
            source.subscription?.request(.max(1))
        }
    }

    /// Does, while demand is unlimited, what subscribing to a publisher from the source would that sends one value and
    /// finishes.
    @inlinable
    package func receiveFromSource(single value: Downstream.Input) {
        runningCount.add(1, ordering: .relaxed)
        switch lock.enter() {
        case .entered:
            deliver(single: value)
            lock.leave()
        case .nested: deliver(single: value)
        case .unavailable: lock.schedule { self.deliver(single: value) }
        }
        publisherFinished(isSource: false)
    }

    @inlinable
    @inline(__always)
    func deliver(single value: Downstream.Input) {
        if demand.isUnlimited { _ = downstream.receive(value) }
    }

    /// Accepts the source's completion.
    @usableFromInline
    package func receiveFromSource(completion: Subscribers.Completion<Downstream.Failure>) {
        if source.end() { receive(completion: completion, from: nil) }
    }

    @usableFromInline
    func finishIfDone() {
        if kept.isEmpty, runningCount.load(ordering: .acquiring) == 0 { finish(.finished) }
    }

    @usableFromInline
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard demand.terminate() else { return }
        kept = Queue()
        cancelUpstreams()
        downstream.receive(completion: completion)
    }

    private func cancelUpstreams() {
        let children = children.withLock { children in
            let all = children
            children.value = []
            return all
        }.value
        for child in children { child.upstream.cancel() }
        source.cancel()
    }

    @usableFromInline
    package func request(_ more: Subscribers.Demand) {
        more.assertNonZero()
        lock.schedule { self.add(more) }
    }

    @usableFromInline
    package func cancel() {
        guard demand.terminate() else { return }
        cancelUpstreams()
        lock.schedule { self.kept = Queue() }
    }
}

/// The subscriber to one of the publishers that are merged.
@usableFromInline
package final class MergeChild<Downstream: Subscriber>: Subscriber, DescribedByName {
    @usableFromInline
    package typealias Input = Downstream.Input
    @usableFromInline
    package typealias Failure = Downstream.Failure

    @usableFromInline
    let parent: MergeCoordinator<Downstream>

    @usableFromInline
    let upstream = SubscriptionState()

    @usableFromInline
    let hasFinished = Atomic<Bool>(false)

    @usableFromInline
    let isAdopted = Atomic<Bool>(false)

    private let isUnlimited = Atomic<Bool>(false)

    /// Where the parent has it, or -1. Used under the parent's lock.
    var index = -1

    @inlinable
    init(_ parent: MergeCoordinator<Downstream>) {
        self.parent = parent
    }

    @inlinable
    package func receive(subscription: any Subscription) {
        guard upstream.accept(subscription) else { return }
        if parent.demand.isUnlimited {
            requestUnlimited(of: subscription)
        } else if !parent.demand.isTerminated {
            subscription.request(.max(1))
        }
    }

    /// Requests values without limit, if that has not been done and there is a subscription.
    func requestUnlimited() {
        if let subscription = upstream.subscription { requestUnlimited(of: subscription) }
    }

    @usableFromInline
    func requestUnlimited(of subscription: any Subscription) {
        if !isUnlimited.exchange(true, ordering: .relaxed) { subscription.request(.unlimited) }
    }

    @inlinable
    @inline(__always)
    package func receive(_ input: Input) -> Subscribers.Demand {
        upstream.isActive ? parent.receive(input, from: self) : .none
    }

    @inlinable
    package func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.end() else { return }
        hasFinished.store(true, ordering: .sequentiallyConsistent)
        parent.receive(completion: completion, from: self)
    }

    @usableFromInline
    package var name: String { parent.name }
}
