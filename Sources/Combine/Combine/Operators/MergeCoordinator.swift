import Synchronization

/// The subscription of an operator that sends the values of several publishers in the order in which they arrive.
///
/// If the demand is unlimited, the subscription requests unlimited values from every publisher. Otherwise, it requests
/// one value at a time from each publisher and stores the values for which there is no demand yet. The subscription
/// finishes when all publishers have finished and all stored values have been sent. When one publisher fails, the
/// subscription cancels the others and fails.
@usableFromInline
package class MergeCoordinator<Downstream: Subscriber>: Subscription, DescribedByName, @unchecked Sendable {
    // Sendable because a mutex protects the children, and only the owner of the delivery lock uses the stored values.

    @usableFromInline package let name: String
    @usableFromInline let downstream: Downstream
    @usableFromInline let lock = DeliveryLock()
    @usableFromInline let demand = AtomicDemand()

    /// The demand that was requested but not added to `demand` yet. The owner of the lock adds all of it in one step.
    private let requested = Locked(Subscribers.Demand.none)

    /// The children, that is, the subscribers of the publishers that haven't finished.
    private let children = Locked<[MergeChild<Downstream>]>([])

    /// The number of publishers that haven't finished. For `flatMap`, the number includes the upstream.
    ///
    /// The number is decremented with acquire and release order, so that the thread of the last publisher to finish
    /// sees all writes of the other threads.
    @usableFromInline let runningCount: Atomic<Int>

    /// The values for which there is no demand yet. A child whose publisher respects demand has at most one value in
    /// the queue. Guarded by `lock`.
    private var kept = Queue<(child: MergeChild<Downstream>, value: Downstream.Input)>()

    /// A Boolean value that indicates whether a value is being delivered while the demand is limited. Guarded by
    /// `lock`.
    private var isDelivering = false

    /// The demand that was requested during the delivery of a value. It's added after the delivery. Guarded by `lock`.
    private var requestedWithin = Subscribers.Demand.none

    /// Creates a subscription that merges `runningCount` publishers and sends their values to `downstream`. The name of
    /// the operator serves as the description.
    @usableFromInline
    init(_ downstream: Downstream, name: String, runningCount: Int) {
        self.downstream = downstream
        self.name = name
        self.runningCount = Atomic(runningCount)
    }

    /// Creates a subscription that merges the given number of publishers, and sends the subscription downstream.
    @usableFromInline
    package convenience init(_ downstream: Downstream, publisherCount: Int) {
        self.init(downstream, name: "Merge", runningCount: publisherCount)
        downstream.receive(subscription: self)
    }

    @inlinable
    package final func subscribe<P: Publisher>(to publisher: P)
    where P.Failure == Downstream.Failure, P.Output == Downstream.Input {
        let child = MergeChild(self)
        publisher.subscribe(child)
        if !child.hasFinished.load(ordering: .acquiring) { adopt(child) }
    }

    /// Adds a child to the list, so that it's cancelled and receives unlimited requests together with the other
    /// children.
    @usableFromInline
    final func adopt(_ child: MergeChild<Downstream>) {
        children.withLock { children in
            child.index = children.count
            children.append(child)
        }
        child.isAdopted.store(true, ordering: .sequentiallyConsistent)
        // Handle events that happened before the child was in the list.
        if child.hasFinished.load(ordering: .sequentiallyConsistent) { abandon(child) }
        if demand.isTerminated {
            child.upstream.cancel()
            abandon(child)
        } else if demand.isUnlimited {
            child.requestUnlimited()
        }
    }

    @usableFromInline
    final func abandon(_ child: MergeChild<Downstream>) {
        children.withLock { children in
            let index = child.index
            guard children.indices.contains(index), children[index] === child else { return }
            let last = children.removeLast()
            if last === child { return }
            last.index = index
            children[index] = last
        }
    }

    // MARK: Values

    @inlinable
    final func receive(_ value: Downstream.Input, from child: MergeChild<Downstream>) -> Subscribers.Demand {
        lock.deliver {
            deliver(value, from: child)
        } orSchedule: {
            lock.schedule({ self.deliver(value, from: child) }, request: { child.upstream.subscription?.request($0) })
        }
    }

    @inlinable
    final func deliver(_ value: Downstream.Input, from child: MergeChild<Downstream>) -> Subscribers.Demand {
        if demand.isUnlimited {
            _ = downstream.receive(value)
            return .none
        }
        return deliverCounting(value, from: child)
    }

    @usableFromInline
    final func deliverCounting(_ value: Downstream.Input, from child: MergeChild<Downstream>) -> Subscribers.Demand {
        if demand.isTerminated {
            // The child might not be in the list yet. In that case, it wasn't cancelled together with the other
            // children.
            child.upstream.cancel()
            return .none
        }
        guard kept.isEmpty, demand.claimOne() else {
            kept.append((child, value))
            return .none
        }
        let more = deliverClaimed(value)
        if more != .none { add(more) }
        return demand.isUnlimited ? .none : .max(1)
    }

    /// Delivers a value for which demand was claimed. Returns the demand to add, which includes requests made during
    /// the delivery.
    private func deliverClaimed(_ value: Downstream.Input) -> Subscribers.Demand {
        // This is a nested delivery. The outermost delivery adds the demand that is requested during this delivery.
        if isDelivering { return downstream.receive(value) }
        isDelivering = true
        let more = downstream.receive(value)
        isDelivering = false
        defer { requestedWithin = .none }
        return more + requestedWithin
    }

    private func add(_ more: Subscribers.Demand) {
        // Sending stored values here would nest a delivery for each request, and could overflow the stack.
        if isDelivering {
            requestedWithin += more
            return
        }
        let wasUnlimited = demand.isUnlimited
        demand.add(more)
        deliverKept()
        if demand.isUnlimited, !wasUnlimited {
            for child in children.value { child.requestUnlimited() }
        }
        finishIfDone()
    }

    private func deliverKept() {
        while !kept.isEmpty, demand.claimOne() {
            guard let (child, value) = kept.popFirst() else { return }
            let more = deliverClaimed(value)
            if more != .none { demand.add(more) }
            if !demand.isUnlimited { child.upstream.subscription?.request(.max(1)) }
        }
    }

    // MARK: Completions

    @inlinable
    final func receive(completion: Subscribers.Completion<Downstream.Failure>, from child: MergeChild<Downstream>) {
        guard case .finished = completion else { return lock.perform { self.fail(completion, from: child) } }
        guard child.upstream.end() else { return }
        child.hasFinished.store(true, ordering: .sequentiallyConsistent)
        if child.isAdopted.load(ordering: .sequentiallyConsistent) { abandon(child) }
        if !countFinished() { publisherFinished() }
    }

    /// Decrements the number of running publishers. Returns true if all publishers have finished.
    @inlinable
    final func countFinished() -> Bool {
        let isLast = runningCount.subtract(1, ordering: .acquiringAndReleasing).newValue == 0
        if isLast { lock.perform { self.finishIfDone() } }
        return isLast
    }

    /// Called when a child has finished while other publishers are still running.
    @usableFromInline
    func publisherFinished() {}

    /// Cancels all children, including the one that failed, and sends the failure.
    @usableFromInline
    func fail(_ completion: Subscribers.Completion<Downstream.Failure>, from child: MergeChild<Downstream>) {
        if child.upstream.isOver { return }
        finish(completion, cancelling: child)
    }

    @usableFromInline
    final func finishIfDone() {
        if kept.isEmpty, runningCount.load(ordering: .acquiring) == 0 { finish(.finished) }
    }

    /// Cancels all children in the list and the given child, which might not be in the list yet. Then sends the
    /// completion.
    @usableFromInline
    final func finish(
        _ completion: Subscribers.Completion<Downstream.Failure>,
        cancelling child: MergeChild<Downstream>? = nil
    ) {
        guard demand.terminate() else { return }
        kept = Queue()
        cancelChildren()
        child?.upstream.cancel()
        downstream.receive(completion: completion)
    }

    private func cancelChildren() {
        for child in children.exchange([]) { child.upstream.cancel() }
    }

    // MARK: Requests

    @usableFromInline
    package func request(_ more: Subscribers.Demand) {
        if more == .none { return }
        let isFirst = requested.withLock { requested in
            defer { requested += more }
            return requested == .none
        }
        // If several requests are pending, the first request adds the demand of all requests.
        if isFirst { lock.schedule { self.add(self.requested.exchange(.none)) } }
    }

    @usableFromInline
    package func cancel() {
        guard demand.terminate() else { return }
        cancelChildren()
        lock.schedule { self.kept = Queue() }
    }

    @usableFromInline
    var childMirrorChildren: [Mirror.Child] { [] }
}

/// The subscriber for one of the merged publishers.
@usableFromInline
package final class MergeChild<Downstream: Subscriber>: Subscriber, DescribedByName {
    @usableFromInline
    package typealias Input = Downstream.Input
    @usableFromInline
    package typealias Failure = Downstream.Failure

    @usableFromInline let parent: MergeCoordinator<Downstream>
    @usableFromInline let upstream = SubscriptionState()

    /// A Boolean value that indicates whether the publisher has finished.
    ///
    /// One thread can set this property while another thread sets `isAdopted`. With sequentially consistent order, the
    /// thread that sets its property last finds the other property set, and removes the child from the list.
    @usableFromInline let hasFinished = Atomic<Bool>(false)

    /// A Boolean value that indicates whether the child has been added to the parent's list. The child may have been
    /// removed again.
    @usableFromInline let isAdopted = Atomic<Bool>(false)

    /// A Boolean value that indicates whether unlimited values were requested. Relaxed order suffices, because the
    /// value only ensures that a single thread makes the request.
    private let isUnlimited = Atomic<Bool>(false)

    /// The index in the parent's list, or -1. Guarded by the lock of the list.
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

    /// Requests unlimited values if there is a subscription. Further calls do nothing.
    func requestUnlimited() {
        if let subscription = upstream.subscription { requestUnlimited(of: subscription) }
    }

    @usableFromInline
    func requestUnlimited(of subscription: any Subscription) {
        if !isUnlimited.exchange(true, ordering: .relaxed) { subscription.request(.unlimited) }
    }

    @inlinable
    package func receive(_ input: Input) -> Subscribers.Demand {
        upstream.isOver ? .none : parent.receive(input, from: self)
    }

    @inlinable
    package func receive(completion: Subscribers.Completion<Failure>) {
        if !upstream.isOver { parent.receive(completion: completion, from: self) }
    }

    @usableFromInline
    package var name: String { parent.name }

    @usableFromInline
    package var combineIdentifier: CombineIdentifier { parent.combineIdentifier }

    @usableFromInline
    package var mirrorChildren: [Mirror.Child] { parent.childMirrorChildren }
}
