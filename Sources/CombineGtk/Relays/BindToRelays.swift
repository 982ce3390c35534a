import Combine

extension Publisher where Failure == Never {
    /// Has this publisher drive relays: each value is accepted by all of them, in their order. RxCocoa's `bind(to:)`.
    ///
    /// - A relay of optional values takes values that are never absent too, beside relays of either kind.
    /// - The binding is stored on the relays, which it holds weakly. It ends with the last of them, when the publisher
    ///   finishes, of which the relays hear nothing, or by the returned disposable, which may be discarded.
    /// - There is one subscription, however many relays. Demand: unlimited.
    /// - Values are accepted on the thread that they come on.
    @discardableResult
    public func bind(to first: some Relay<Output>, _ others: any Relay<Output>...) -> any Disposable {
        bind([receiver(first)] + others.map { receiver($0) })
    }

    /// Has this publisher drive relays of optional values; see the other `bind(to:)`.
    @discardableResult
    public func bind(to first: some Relay<Output?>, _ others: any Relay<Output?>...) -> any Disposable {
        bind([lifting(first)] + others.map { lifting($0) })
    }

    /// Has this publisher drive a relay, and relays of optional values; see the other `bind(to:)`.
    @discardableResult
    public func bind(
        to first: some Relay<Output>,
        _ second: some Relay<Output?>,
        _ others: any Relay<Output?>...
    ) -> any Disposable {
        bind([receiver(first), lifting(second)] + others.map { lifting($0) })
    }

    /// Has this publisher drive a relay of optional values, and others; see the other `bind(to:)`.
    @discardableResult
    public func bind(
        to first: some Relay<Output?>,
        _ second: some Relay<Output>,
        _ others: any Relay<Output>...
    ) -> any Disposable {
        bind([lifting(first), receiver(second)] + others.map { receiver($0) })
    }

    /// Has this publisher drive two relays, and relays of optional values; see the other `bind(to:)`.
    @discardableResult
    public func bind(
        to first: some Relay<Output>,
        _ second: some Relay<Output>,
        _ third: some Relay<Output?>,
        _ others: any Relay<Output?>...
    ) -> any Disposable {
        bind([receiver(first), receiver(second), lifting(third)] + others.map { lifting($0) })
    }

    /// Has this publisher drive two relays of optional values, and others; see the other `bind(to:)`.
    @discardableResult
    public func bind(
        to first: some Relay<Output?>,
        _ second: some Relay<Output?>,
        _ third: some Relay<Output>,
        _ others: any Relay<Output>...
    ) -> any Disposable {
        bind([lifting(first), lifting(second), receiver(third)] + others.map { receiver($0) })
    }

    /// Has this publisher drive relays, the second of which is of optional values; see the other `bind(to:)`.
    @discardableResult
    public func bind(
        to first: some Relay<Output>,
        _ second: some Relay<Output?>,
        _ third: some Relay<Output>,
        _ others: any Relay<Output>...
    ) -> any Disposable {
        bind([receiver(first), lifting(second), receiver(third)] + others.map { receiver($0) })
    }

    /// Has this publisher drive relays, all but the second of which are of optional values; see the other `bind(to:)`.
    @discardableResult
    public func bind(
        to first: some Relay<Output?>,
        _ second: some Relay<Output>,
        _ third: some Relay<Output?>,
        _ others: any Relay<Output?>...
    ) -> any Disposable {
        bind([lifting(first), receiver(second), lifting(third)] + others.map { lifting($0) })
    }

    private func bind(_ receivers: [RelayReceiver<Output>]) -> any Disposable {
        let binding = RelayBinding(receivers.compactMap(\.relay))
        // The closures hold the binding, and it them, until it ends: it is the relays that end it at the latest.
        let source = sink(
            receiveCompletion: { _ in binding.dispose() },
            receiveValue: { value in
                for receiver in receivers { receiver.accept(value) }
            }
        )
        binding.start(source)
        return binding
    }

    private func receiver(_ relay: some Relay<Output>) -> RelayReceiver<Output> {
        RelayReceiver(relay: relay as? any BindableRelay) { [weak relay] in relay?.accept($0) }
    }

    private func lifting(_ relay: some Relay<Output?>) -> RelayReceiver<Output> {
        RelayReceiver(relay: relay as? any BindableRelay) { [weak relay] in relay?.accept($0) }
    }
}

/// A relay that is driven, by the type of what drives it.
private struct RelayReceiver<Value> {
    /// The relay, if it can hold the binding, as those of this module can.
    weak var relay: (any BindableRelay)?
    /// Has the relay, unless it is gone, accept a value.
    let accept: (Value) -> Void
}
