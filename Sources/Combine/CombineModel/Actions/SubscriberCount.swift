import Combine
import Synchronization

/// A thread-safe counter of the subscribers of a publisher.
final class SubscriberCount: Sendable {
    private let count = Atomic(0)

    var isZero: Bool { count.load(ordering: .acquiring) == 0 }

    /// Returns a publisher that counts its subscribers until they cancel or the publisher completes.
    func counting<Output>(_ publisher: some Publisher<Output, Never>) -> AnyPublisher<Output, Never> {
        publisher.handleEvents(
            receiveSubscription: { _ in self.count.add(1, ordering: .acquiringAndReleasing) },
            receiveCompletion: { _ in self.count.subtract(1, ordering: .acquiringAndReleasing) },
            receiveCancel: { self.count.subtract(1, ordering: .acquiringAndReleasing) }
        )
        .eraseToAnyPublisher()
    }
}
