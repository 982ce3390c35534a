import Combine

/// The parts of an ``Object`` that most objects don't need. They are created on first use.
@MainActor
final class ObjectAttachments {
    var cancellables: Set<AnyCancellable> = []
    var bindings: [AnyKeyPath: AnyCancellable] = [:]
    var trackers: [String: PropertyTracker] = [:]
    var connections: [Unmanaged<SignalConnection>] = []
}
