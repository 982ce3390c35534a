#if DEBUG
import CombineModel

/// The information that the inspector shows about a signal connection. It exists in debug builds only.
package final class ConnectionRecord: Sendable {
    /// The call stack of the code that created the connection.
    package let madeAt = CallStack.current
    /// The binding that made the connection, or nil if other code made it.
    @MainActor package private(set) weak var binding: Binding?
    /// The number of emissions that the connection has received. Exclusivity isn't checked, because the check would
    /// take longer than the increment.
    @exclusivity(unchecked) @MainActor package var count = 0
    /// A description of the last arguments that the connection received while the inspector was open.
    @MainActor package var lastValue: String?

    init() {
        MainThread.enterIfCurrent(self) { $0.binding = BindingRecord.starting }
    }
}

/// A signal connection as the inspector shows it.
@MainActor
package struct InspectedConnection {
    /// The signal's name, which can include a detail.
    package let signal: String
    /// The name of the type that receives the emissions, such as `Map` or `Sink`. It's nil if a closure receives the
    /// emissions.
    package let subscriber: String?
    package let record: ConnectionRecord

    init(_ connection: SignalConnection) {
        signal = connection.name
        subscriber = connection.subscriberType.map { PublisherName.subscriber($0) }
        record = connection.record
    }
}

extension Object {
    /// The connections that Swift code has made to this object's signals.
    package var inspectedConnections: [InspectedConnection] {
        connections.map { $0.withGuaranteedReference { InspectedConnection($0) } }
    }
}
#endif
