import Combine
import Synchronization

/// Counts the subscribers of a publisher, on any thread.
final class SubscriberCount: Sendable {
    private let count = Atomic(0)

    /// A Boolean value that indicates whether there are no subscribers.
    var isZero: Bool { count.load(ordering: .acquiring) == 0 }

    /// Returns a publisher whose subscribers are counted until they cancel or it completes.
    func counting<Output>(_ publisher: some Publisher<Output, Never>) -> AnyPublisher<Output, Never> {
        publisher.handleEvents(
            receiveSubscription: { _ in self.count.add(1, ordering: .acquiringAndReleasing) },
            receiveCompletion: { _ in self.count.subtract(1, ordering: .acquiringAndReleasing) },
            receiveCancel: { self.count.subtract(1, ordering: .acquiringAndReleasing) }
        )
        .eraseToAnyPublisher()
    }
}
