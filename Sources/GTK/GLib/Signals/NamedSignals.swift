import CGtk
import Combine

extension Object {
    /// Returns a publisher of the signal with the given GObject name, which can include a detail. Examples are
    /// `"clicked"` and `"notify::label"`.
    ///
    /// Use this method for signals without a Swift name. The events of the publisher contain the arguments without the
    /// emitter. If the signal has a result, subscriptions don't affect it. Throws ``SignalError`` if the class doesn't
    /// have the signal.
    public func publisher(forSignal name: String) throws(SignalError) -> NamedSignal {
        var id: guint = 0
        var detail: GQuark = 0
        guard !containsNul(name), g_signal_parse_name(name, gType, &id, &detail, 1) != 0 else {
            throw .unknown(className: typeName, signal: name)
        }
        return NamedSignal(object: self, name: name, id: id, detail: detail)
    }
}

/// A publisher of a signal that was looked up by name. Its events contain the arguments of the emissions.
///
/// The publisher handles demand, completion, lifetime and threading like ``Signal``.
public struct NamedSignal: Publisher, Sendable {
    public typealias Output = [Value]
    public typealias Failure = Never

    weak let object: Object?
    let name: String
    let id: guint
    let detail: GQuark

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == [Value], Downstream.Failure == Never {
        let downstream = SignalSubscription.Downstream(
            receive: { subscriber.receive(NamedSignal.decode($0)) },
            finish: { subscriber.receive(completion: .finished) }
        )
        let subscription = SignalSubscription(name, hasArguments: true, downstream) { connection in
            guard let object else { return }
            connection.connect(to: object, signalID: id, detail: detail, marshal: NamedSignal.marshal, after: false)
        }
        subscription.start { subscriber.receive(subscription: $0) }
    }

    /// Collects the arguments of an emission and passes them to a signal connection. The C closure contains the
    /// connection.
    private static let marshal: MarshalFunction = { closure, _, count, values, _, _ in
        guard let box = closure?.pointee.data, let values else { return }
        var arguments = UnsafeBufferPointer(start: values, count: Int(count))
        withUnsafePointer(to: &arguments) { SignalArguments.deliver($0, to: box) }
    }

    private static let decode: @Sendable (UnsafeRawPointer) -> [Value] = { arguments in
        let values = arguments.load(as: UnsafeBufferPointer<GValue>.self)
        guard let first = values.baseAddress else { return [] }
        // The first value is the emitter.
        return (1..<values.count).map { Value(copying: first + $0) }
    }
}
