import Combine
import Gtk

extension Publisher where Failure == Never {
    /// Calls a closure with an object and each value, for as long as the object lives.
    ///
    /// The object is held weakly and handed to the closure, which so has no reason to capture it. The subscription is
    /// stored in the object's ``Storable/cancellables`` and leaves them when the publisher finishes. Values from other
    /// threads come on the main thread, in order. Demand: unlimited.
    ///
    /// - Returns: what ends it earlier; may be discarded.
    @MainActor
    @discardableResult
    public func sink<Owner: Storable>(
        on owner: Owner,
        _ receiveValue: @escaping @MainActor (Owner, Output) -> Void
    ) -> any Disposable {
        let receive = MainThread.unisolated(receiveValue)
        let delivery = MainThreadDelivery<Output> { [weak owner] value in
            if let owner { receive(owner, value) }
        }
        // Without a key: unlike a property, an object can have any number of sinks.
        return Binding(on: owner, key: nil) { binding in
            let subscription = sink(
                receiveCompletion: { _ in delivery.afterValues { binding.dispose() } },
                receiveValue: { delivery.send($0) }
            )
            return AnyCancellable {
                delivery.end()
                subscription.cancel()
            }
        }
    }

    /// Calls a closure with an object at each event, for as long as the object lives; see the other `sink(on:_:)`.
    @MainActor
    @discardableResult
    public func sink<Owner: Storable>(
        on owner: Owner,
        _ receiveEvent: @escaping @MainActor (Owner) -> Void
    ) -> any Disposable where Output == Void {
        sink(on: owner) { owner, _ in receiveEvent(owner) }
    }
}
