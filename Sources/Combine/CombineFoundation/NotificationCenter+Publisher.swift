// If the package trait `Foundation` is enabled, this file is compiled into `Combine`. Otherwise, it's compiled into
// `CombineFoundation`.
#if (COMBINE && Foundation) || !(COMBINE || Foundation)
#if !COMBINE
import Combine
#endif
import Foundation

extension NotificationCenter {
    /// Returns a publisher of the notifications with the given name.
    ///
    /// - Parameter object: The object that posts the notifications, or nil to receive notifications from every object.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of the notifications that a notification center posts.
    ///
    /// A notification is delivered on the thread that posts it. If two threads post notifications at the same time, one
    /// of them waits for the delivery on the other thread. A notification is dropped if there is no demand. The
    /// publisher never completes. Each subscription retains the object until the subscription is cancelled.
    public struct Publisher: Combine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        /// The notification center.
        public let center: NotificationCenter

        /// The name of the notifications.
        public let name: Notification.Name

        /// The object that posts the notifications, or nil to receive notifications from every object.
        public let object: AnyObject?

        /// Creates a publisher of the notifications that `center` posts under the given name.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Notification, S.Failure == Never {
            subscriber.receive(subscription: NotificationSubscription(subscriber, publisher: self))
        }

        /// Returns a Boolean value that indicates whether two publishers have the same center, name and object.
        public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }
}

private final class NotificationSubscription<Downstream: Subscriber>: Subscription, DescribedByName, Sendable
where Downstream.Input == Notification, Downstream.Failure == Never {
    private struct State {
        var downstream: Downstream?
        var center: NotificationCenter?
        var object: AnyObject?
        var observer: (any NSObjectProtocol)?
        var demand = Subscribers.Demand.none
    }

    let name = "NotificationCenter Observer"
    private let notificationName: Notification.Name
    private let state: Locked<State>

    /// The lock that serializes delivery, because several threads can post notifications at the same time.
    private let lock = DeliveryLock()

    init(_ downstream: Downstream, publisher: NotificationCenter.Publisher) {
        notificationName = publisher.name
        state = Locked(State(downstream: downstream, center: publisher.center, object: publisher.object))
        let receive = UncheckedSendable { [weak self] (notification: Notification) -> Void in
            self?.deliver(notification)
        }
        // The object isn't passed to Foundation. Foundation 6.2 wouldn't deliver its notifications unless it's an NSObject.
        let observer = publisher.center.addObserver(forName: publisher.name, object: nil, queue: nil) {
            receive.value($0)
        }
        state.withLock { $0.observer = observer }
    }

    deinit { cancel() }

    private func deliver(_ notification: Notification) {
        let sender = notification.object as AnyObject?
        let downstream = state.withLock { state -> Downstream? in
            guard state.demand > .none, state.object == nil || state.object === sender else { return nil }
            state.demand -= 1
            return state.downstream
        }
        guard let downstream else { return }
        lock.perform {
            let more = downstream.receive(notification)
            if more > .none { self.request(more) }
        }
    }

    func request(_ demand: Subscribers.Demand) {
        state.withLock { $0.demand += demand }
    }

    func cancel() {
        // Moves the objects out of the state, so that they're released after unlocking.
        let ended = state.withLock { state in
            let ended = state
            state = State(demand: ended.demand)
            return ended
        }
        if let observer = ended.observer { ended.center?.removeObserver(observer) }
    }

    var mirrorChildren: [Mirror.Child] {
        let state = state.value
        return [
            ("center", state.center as Any), ("name", notificationName), ("object", state.object as Any),
            ("demand", state.demand),
        ]
    }
}
#endif
