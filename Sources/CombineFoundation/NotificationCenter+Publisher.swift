import Combine
import Foundation
import Synchronization

extension NotificationCenter {
    /// A publisher of the notifications of a name that the center posts.
    ///
    /// - Parameter object: whose notifications to publish; anyone's if `nil`.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Publishes the notifications that a notification center posts, on the thread that posts them. Apple's
    /// `NotificationCenter.Publisher`.
    ///
    /// It observes from when it is subscribed to until that is cancelled, and keeps the object meanwhile. It never
    /// completes. What is posted while there is no demand is dropped.
    public struct Publisher: Combine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        /// Who posts.
        public let center: NotificationCenter

        /// The name of what is published.
        public let name: Notification.Name

        /// Whose notifications are published; anyone's if `nil`.
        public let object: AnyObject?

        /// Makes a publisher of what `center` posts under a name.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Notification, S.Failure == Never {
            let subscription = NotificationSubscription(subscriber, publisher: self)
            subscription.observe()
            subscriber.receive(subscription: subscription)
        }

        /// Whether two publish the same notifications of the same object.
        public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }
}

private final class NotificationSubscription<Downstream: Subscriber>: Subscription, DescribedByName, Sendable
where Downstream.Input == Notification, Downstream.Failure == Never {
    private struct State {
        var publisher: NotificationCenter.Publisher?
        var downstream: Downstream?
        var observer: (any NSObjectProtocol)?
        var demand = Subscribers.Demand.none
    }

    private let state: Mutex<UncheckedSendable<State>>
    /// As a center may post on several threads at once.
    private let lock = DeliveryLock()

    init(_ downstream: Downstream, publisher: NotificationCenter.Publisher) {
        state = Mutex(UncheckedSendable(State(publisher: publisher, downstream: downstream)))
    }

    deinit {
        cancel()
    }

    func observe() {
        guard let publisher = state.withLock({ UncheckedSendable($0.value.publisher) }).value else { return }
        let receive = UncheckedSendable { [weak self] (notification: Notification) in
            self?.lock.perform { self?.deliver(notification) }
        }
        let observer = UncheckedSendable(
            publisher.center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
                receive.value($0)
            }
        )
        state.withLock { $0.value.observer = observer.value }
    }

    private func deliver(_ notification: Notification) {
        let downstream = state.withLock { state -> UncheckedSendable<Downstream?> in
            guard state.value.demand > .none else { return UncheckedSendable(nil) }
            state.value.demand -= 1
            return UncheckedSendable(state.value.downstream)
        }.value
        guard let more = downstream?.receive(notification), more > .none else { return }
        state.withLock { $0.value.demand += more }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        state.withLock { $0.value.demand += demand }
    }

    func cancel() {
        // Taken out, so that what it held is released after unlocking.
        let ended = state.withLock { state in
            let ended = state
            state.value = State()
            return ended
        }.value
        if let observer = ended.observer { ended.publisher?.center.removeObserver(observer) }
    }

    var name: String { "NotificationCenter Observer" }

    var mirrorChildren: [Mirror.Child] {
        let state = state.withLock { $0 }.value
        return [
            ("center", state.publisher?.center as Any), ("name", state.publisher?.name as Any),
            ("object", state.publisher?.object as Any), ("demand", state.demand),
        ]
    }
}
