import Combine

/// The parts of an ``Object`` that most objects don't need. They are created on first use.
@MainActor
final class ObjectAttachments {
    /// See ``Object/cancellables``.
    var cancellables: Set<AnyCancellable> = []
    /// See ``Object/bindings``.
    var bindings: [AnyKeyPath: AnyCancellable] = [:]
    /// See ``Object/trackers``.
    var trackers: [String: PropertyTracker] = [:]
    /// See ``Object/connections``.
    var connections: [Unmanaged<SignalConnection>] = []
}
